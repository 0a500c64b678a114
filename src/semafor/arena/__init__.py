"""Matches and measurements."""
