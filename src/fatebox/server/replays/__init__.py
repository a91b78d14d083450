"""Replays: finished tables and record files, scene by scene."""
