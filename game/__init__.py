"""Holdout: a desktop table for zombie board games."""

__version__ = "0.1.0"
