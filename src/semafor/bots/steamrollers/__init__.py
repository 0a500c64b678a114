"""How the bots play SteamRollers."""
