"""Lessons: the tables of people who learn, and how far they have come."""
