"""The maps: one folder each, found by listing. What they hold and how one is added: `docs/adding-a-map.md`."""
