"""The rules that all Zombicide editions share, written against small parts that an edition picks or overrides."""
