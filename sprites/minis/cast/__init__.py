"""Everyone and everything that stands on the table in Undead or Alive."""
