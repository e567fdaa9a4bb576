"""Text in every language that Holdout ships.

Content files carry their sentences themselves, so that a card reads the same on the table, in a log and in a test;
the interface's own strings pass gettext and are no concern of this module.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Language = Literal["en", "it"]

_Sentence = Annotated[str, Field(min_length=1, pattern=r"^\S(.*\S)?$")]


class Words(BaseModel):
    """One name or sentence in every shipped language."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    en: _Sentence
    it: _Sentence

    def say(self, language: Language) -> str:
        """Return the text in one language."""
        return self.it if language == "it" else self.en

    def filled(self, **blanks: "Words") -> "Words":
        """Return the text with each `{blank}` replaced by its words, language by language."""
        english, italian = self.en, self.it
        for blank, words in blanks.items():
            english = english.replace(f"{{{blank}}}", words.en)
            italian = italian.replace(f"{{{blank}}}", words.it)
        return Words(en=english, it=italian)
