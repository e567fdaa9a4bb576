"""The catalogues of the interface's strings, one folder a language; English is the key and needs none."""
