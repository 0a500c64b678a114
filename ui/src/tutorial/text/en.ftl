# Lessons
lesson-line = A short first game, step by step. Each step says what to do and why; after the last one you simply play on.
lesson-broken = The lesson needs the rules in your browser, and they could not be loaded. Check your connection and try again.
lesson-not-now = Not now: do what the lesson says first. Afterwards everything is open to you.
lesson-done = That was the lesson. Play on as you like, or start a real game from the first page.

# ticket-to-ride-usa
lesson-ticket-to-ride-usa-1 = Your tickets name two cities to join. Here Duluth–El Paso and Oklahoma City–Sault St. Marie run the same way, so one line serves both: keep the first two and confirm.
lesson-ticket-to-ride-usa-2 = To claim routes you need cards. On your turn you may take two: draw the first one blind from the deck.
lesson-ticket-to-ride-usa-3 = Now an open one: take the orange card. With it you will hold three of a colour.
lesson-ticket-to-ride-usa-4 = Three orange cards pay for a grey route of length three: click Duluth–Sault St. Marie. Grey routes take any one colour.
lesson-ticket-to-ride-usa-5 = A locomotive stands for any colour. Taken from the row it is your whole turn: take it.
lesson-ticket-to-ride-usa-6 = Go on towards the south: claim Duluth–Omaha with your two green cards and keep the locomotive for later.
lesson-ticket-to-ride-usa-7 = Three ways to spend a turn: cards, a route, or new tickets. See what the ticket deck offers.
lesson-ticket-to-ride-usa-8 = At least one must stay, and a ticket you fail costs its points. Houston–Kansas City lies on your way: keep only that one.

# ticket-to-ride-europe
lesson-ticket-to-ride-europe-1 = Everybody has one long ticket, with the blue mark, and some short ones. Keep the long one and Smyrna–Sofia, then confirm.
lesson-ticket-to-ride-europe-2 = Constantinople–Smyrna is a tunnel: its border is dark and jagged. Lay two purple cards for it.
lesson-ticket-to-ride-europe-3 = Three cards are turned over. Each one of your colour, and each locomotive, costs one card more. You have a locomotive: pay it.
lesson-ticket-to-ride-europe-4 = You may also decline a tunnel and get your cards back. Now cards again: take the blue one from the row.
lesson-ticket-to-ride-europe-5 = And a red one. Ferries, with little engines on their slots, will need locomotives; keep some for them.
lesson-ticket-to-ride-europe-6 = A station lets you use one route of somebody else that leads to its city. The first one costs a single card: build it in Sofia.

# railroad-ink
lesson-railroad-ink-1 = Everybody draws the same four dice every round. Take the straight highway and draw it at the exit at the top: cell 0,1.
lesson-railroad-ink-2 = Highways and railways only meet in a station. Draw the station below it: the highway above, the railway below.
lesson-railroad-ink-3 = Go on with the straight railway in the cell below.
lesson-railroad-ink-4 = The last die is a railway curve. Turn it so that it leads into the middle, where every cell counts a point.
lesson-railroad-ink-5 = All dice are drawn. An end that leads nowhere will cost a point at the end of the game, so plan ahead. Finish the round.
lesson-railroad-ink-6 = Four new dice. Draw the straight railway on, into the middle: turn it with R, the wheel or the button.
lesson-railroad-ink-7 = Once a round, three times a game, you may draw a special route. Put the crossing of railways in the very middle.
lesson-railroad-ink-8 = A new network may begin at any exit. Draw the straight highway at the left edge, in cell 3,0.

# steamrollers
lesson-steamrollers-1 = You play against Eva. Three white dice lie there: two are yours, the third is hers. Take the 1.
lesson-steamrollers-2 = A 1 works in region 1. Draw the straight track in the cell below city 1 so that it leads down to the right; tap the cell again to turn it.
lesson-steamrollers-3 = Now the 3: it works in region 3.
lesson-steamrollers-4 = Draw the gentle curve that joins your track with city 3. A finished link is worth a point at the end.
lesson-steamrollers-5 = Eva has used her die: look at her sheet. Next round. Take a 6.
lesson-steamrollers-6 = A locomotive needs power to pull goods: cross out box 6. Every crossed box is one more stop a delivery may reach.
lesson-steamrollers-7 = Your line joins cities 1 and 3, and a yellow crate waits in city 3. Take the 3.
lesson-steamrollers-8 = Deliver it to the yellow city 1: one stop, one point. Longer lines pay more.
lesson-steamrollers-9 = A third kind of action: action tiles. Take the 3 …
lesson-steamrollers-10 = … and with it tile 3. Its text says what it can do; lightning means once, the loop means as often as you like.

# railroad-revolution
lesson-railroad-revolution-1 = Before the game everybody picks a tile with a reward and a worker. Yours lets you build a station: pick it.
lesson-railroad-revolution-2 = Your network is Washington and Charlotte. Put the station in Washington.
lesson-railroad-revolution-3 = A turn is a worker on one of four fields: station, rail, telegraph or sale. White workers do the plain action. Place one on the telegraph.
lesson-railroad-revolution-4 = Open an office on the second section. Links between offices will pay at the end.
lesson-railroad-revolution-5 = Every white worker may also do one extra effect: choose it.
lesson-railroad-revolution-6 = Promote your turquoise worker to manager of your first milestone. Milestones need managers before they can be reached.
lesson-railroad-revolution-7 = The checklist is done: finish your turn.
lesson-railroad-revolution-8 = Money is scarce. Place a white worker on the sale.
lesson-railroad-revolution-9 = Sell a track for money. What you sell cannot be built later, and when your pieces are gone the game ends.
lesson-railroad-revolution-10 = Finish your turn. Workers come back when all of them have been used.
