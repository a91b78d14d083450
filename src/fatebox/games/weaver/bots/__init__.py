"""The bots of Fate Weaver's own."""
