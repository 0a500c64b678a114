profile-title = My profile
profile-line = What your finished games say, also those of this browser alone. Only you see it, as long as you do not show it to others.
profile-line-here = Counted on this device, from the finished tables that are kept here.
profile-of = { $name }’s profile
profile-of-somebody = Somebody’s profile
profile-empty = There is nothing to count yet: play a game to its end.
profile-begin = Begin one
profile-on-server = On this server
profile-on-device = On this device ({ $games })
profile-which-game = Game
profile-which-seats = Seats
profile-which-rival = Against
profile-any = any number
profile-everybody = everybody
profile-games = games
profile-won = won
profile-won-share = won of those with others
profile-hours = hours
profile-box = { $games ->
    [one] One game
   *[other] { $games } games
}, { $contested ->
    [0] alone.
   *[other] { $won } won.
}
profile-points = On average { $mean } points, at most { $most }.
profile-against = Against { $who }: ahead { $ahead ->
    [one] once
   *[other] { $ahead } times
}, behind { $behind ->
    [one] once
   *[other] { $behind } times
}{ $level ->
    [0] .
    [one] , once level.
   *[other] , { $level } times level.
}
profile-places = Places
profile-place = { $place }. place
profile-parts = Points by source, a game
profile-mine = own
profile-others = the others
profile-points-over = Points over time
profile-mean-about = A bar for each game; the line is the mean of the last five.
profile-plot-said = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
}, on average { $mean }, from { $least } to { $most }.
profile-figures = Figures
profile-day = day
profile-board = Favourites on the board
profile-board-about = { $games ->
    [one] One game that was played to its end.
   *[other] { $games } games that were played to their end.
}
profile-board-said = The board with all that was built, warmer the more often; the favourite is { $what }, in { $games } of { $of }.
profile-what = what
profile-station = station in { $city }
profile-section = telegraph { $section }
profile-link = link { $from }–{ $to }
profile-colour = { $colour ->
    [purple] purple
    [blue] blue
    [orange] orange
    [white] white
    [green] green
    [yellow] yellow
    [black] black
    [red] red
   *[grey] grey
}
profile-judged = What the bots say
profile-judged-best = { $best } of { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
} ({ $games ->
    [one] one game
   *[other] { $games } games
}) were as good as the best that the bots know.
profile-judged-chance = The others cost { $lost } of the chance to win a game; luck did { $luck }.
profile-judged-points = The others cost { $lost } points a game; luck did { $luck }.
profile-luck = Luck over time
profile-luck-about = What chance gave or took after your own moves.
profile-lost = Given away over time
profile-lost-about = What the bots would have done better, as far as it is clear.
profile-ask-about = Luck and the bots’ judgement are known of games that the bots have looked at.
profile-ask = { $games ->
    [one] Let them look at the newest game
   *[other] Let them look at the { $games } newest games
}
profile-asking = The bots look at game { $game } of { $of }…
profile-rivals = Whom you met
profile-rival = who
profile-ahead = you ahead
profile-behind = you behind
profile-share = shares
profile-all-rivals = Show all { $count }
profile-bot = bot: { $level }
profile-nobody = somebody without a name
profile-files = As files
profile-files-about = All your finished games: every fact as JSON, a line a game as CSV for a spreadsheet, or a play file that the app BG Stats reads.
profile-file-json = JSON
profile-file-csv = CSV
profile-file-bgsplay = BG Stats
profile-publish = Show it to others
profile-private-about = This profile is private. You can show it to whoever has its link; whom you met and where you played is never shown.
profile-public-about = Whoever has the link sees what is chosen here. Whom you met and where you played is not shown.
profile-show-what = What is shown besides games, wins and places
profile-show-name = the name of my account
profile-show-points = points by source
profile-show-board = favourites on the board
profile-show-judged = luck and what the bots say
profile-show-course = the days of my games
profile-show-bots = bots that I played against
profile-publish-do = Make a link
profile-publish-change = Show this
profile-withdraw = Show it to nobody
profile-link-label = Link to your profile
