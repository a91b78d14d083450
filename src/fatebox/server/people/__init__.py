"""People: guests known by a cookie, their profiles and personal data."""
