"""Text: messages become sentences in the language of whoever reads (docs/languages.md)."""
