"""Special rules of missions that any edition can use; each edition names those it offers in its own vocabulary."""
