"""The sources of everything seen and heard, and what is built from them."""
