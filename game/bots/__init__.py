"""Players that answer questions by themselves, and games played by nobody else."""
