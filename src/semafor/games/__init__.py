"""One room per rule set. Every room holds the same few files; who knows one finds the way in all."""
