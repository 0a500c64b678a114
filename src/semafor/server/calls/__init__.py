"""Calling people who are away: whom, when, by which words, and how it gets there."""
