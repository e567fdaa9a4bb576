"""The panels that frame the board: whose turn it is, who is how well, what they carry, what is to be done."""
