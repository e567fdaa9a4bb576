"""Printed matter of Invader: a mining station's gear, cards, tokens and panels in steel, ceramic and warning paint."""
