# Lessons
lesson-line = A short first game, step by step. Each step says what to do and why; after the last one you simply play on.
lesson-broken = The lesson needs the rules in your browser, and they could not be loaded. Check your connection and try again.
lesson-ours = Our values, not those of your box
lesson-ours-why = With the values of your box the steps of this lesson are not possible, so it is played with ours. New tables have your box all the same.
lesson-ours-go = Begin
lesson-not-now = That comes later. Now: { $step }
lesson-done = That was the lesson. Play on, or go back to the first page (the house at the top left) and start a real game.

# ticket-to-ride-usa
lesson-ticket-to-ride-usa-1 = A ticket names two cities to join. The first two run the same way, so one line serves both: mark them and press Keep 2 tickets.
lesson-ticket-to-ride-usa-2 = Routes are paid with cards. On your turn you may take two: click the deck and draw the first one blind.
lesson-ticket-to-ride-usa-3 = Take the second one face up: click the orange card. With it you will hold three of a colour.
lesson-ticket-to-ride-usa-4 = Three orange cards pay for a grey route of length three: click Duluth – Sault St. Marie. Grey routes take any one colour.
lesson-ticket-to-ride-usa-5 = A locomotive stands for any colour. A face-up one is your only card this turn: click the lit locomotive.
lesson-ticket-to-ride-usa-6 = Go on towards the south: click Duluth – Omaha and pay with your two green cards. The locomotive stays for later.
lesson-ticket-to-ride-usa-7 = A turn is for cards, a route, or new tickets. See what the ticket deck offers: click it.
lesson-ticket-to-ride-usa-8 = At least one must stay, and a ticket you fail costs its points. Houston – Kansas City lies on your way: mark only that one and keep it.

# ticket-to-ride-europe
lesson-ticket-to-ride-europe-1 = Everybody has one long ticket, with the blue edge, and some short ones. Mark the long one and Smyrna – Sofia, then press Keep 2 tickets.
lesson-ticket-to-ride-europe-2 = Constantinople – Smyrna is a tunnel: its border is dark and jagged. Click it and lay two purple cards.
lesson-ticket-to-ride-europe-3 = Three cards were revealed. For each one of your colour, and for each locomotive, you add a card. You have a locomotive: press Add.
lesson-ticket-to-ride-europe-4 = You may also decline a tunnel and get your cards back. Now cards again: take the blue face-up card.
lesson-ticket-to-ride-europe-5 = And a red one. Ferries, with little locomotives on their spaces, will need locomotives; keep some for them.
lesson-ticket-to-ride-europe-6 = A station lets you use one route of somebody else that leads to its city. The first one costs a single card: click Sofia to build it there.

# railroad-ink
lesson-railroad-ink-1 = Everybody draws the same four dice every round. Click the straight highway below the board, then the lit cell at the exit at the top.
lesson-railroad-ink-2 = Highways and railways only meet in a station. Draw the station in the cell below: the highway above, the railway below.
lesson-railroad-ink-3 = Go on with the straight railway in the next cell below.
lesson-railroad-ink-4 = The last die is a railway curve. Draw it below: it leads to the middle, where every cell is worth a point. R, the wheel or the button turns it.
lesson-railroad-ink-5 = All dice are drawn. A loose end is an error at the end of the game: minus 1 point. Finish the round.
lesson-railroad-ink-6 = Four new dice. Draw the straight railway on, into the middle.
lesson-railroad-ink-7 = Once a round, three times a game, you may draw a special route. Click the four-way railway crossing and draw it in the very middle.
lesson-railroad-ink-8 = A new network may begin at any exit. Draw the straight highway in the lit cell at the left edge.

# railroad-ink-lava
lesson-railroad-ink-lava-1 = A volcano stands in the middle of every board, and two lava dice are rolled with the others. Lava must flow on from lava: click the lava corner, then the lit cell above the volcano.
lesson-railroad-ink-lava-2 = One lava die a round must be drawn, both may be. Cells of lava that touch are one lake, and each cell of your largest lake is worth a point: draw the second corner beside the first.
lesson-railroad-ink-lava-3 = The four route dice are drawn as always. Draw a straight highway at the left edge, away from the lava.
lesson-railroad-ink-lava-4 = Draw the straight railway at the exit at the top.
lesson-railroad-ink-lava-5 = The second straight highway goes to the exit at the top right.
lesson-railroad-ink-lava-6 = Draw the station below it: the highway above, the railway below.
lesson-railroad-ink-lava-7 = At the end every open lava side is an error, like a loose end; your lake has four now. The edge of the board closes lava by itself. Finish the round.
lesson-railroad-ink-lava-8 = A volcano may be drawn at any time where no lava is next to it. In a corner the edge closes two of its sides: click the volcano, then the corner at the top left.
lesson-railroad-ink-lava-9 = Some lava comes with a route that counts like any other. Draw the lava with the highway beside the new volcano: the highway even joins the exit above.
lesson-railroad-ink-lava-10 = Draw the lava with the railway below the volcano. No side of this little lake is open then: a closed lake is worth five points.

# railroad-ink-meteor
lesson-railroad-ink-meteor-1 = A meteor falls on every board at the start of a round: one die says in which direction, the other how far. Four arrows mean that you choose: two cells from the middle, let it fall on the left. Click the lit cell.
lesson-railroad-ink-meteor-2 = An end that opens onto a crater is no error: it is worth two points at the end. Draw the straight highway from the exit on the left towards the crater.
lesson-railroad-ink-meteor-3 = Draw a straight railway at the exit above it.
lesson-railroad-ink-meteor-4 = Go on with the second straight railway, in the next cell to the right.
lesson-railroad-ink-meteor-5 = End this line with the station: the railway comes in on the left, a highway leaves on the right.
lesson-railroad-ink-meteor-6 = The next meteor starts where this one came down, at the marked cell; at the edge it bounces back. Finish the round.
lesson-railroad-ink-meteor-7 = Up, two cells: it would wipe out your railway. To ignore a meteor, cross out a special route; it is then gone for good, and it is the one of this round. Click the lit special route.
lesson-railroad-ink-meteor-8 = A crater may be drawn over like an empty cell. That gives up the two points, but your highway goes on: draw it across the crater.

# steamrollers
lesson-steamrollers-1 = You play against Eva. Three white dice lie there: two are for you, the third is hers. Click the 1.
lesson-steamrollers-2 = A 1 works in region 1. Click the cell below city 1: the straight track leads from the city down to the right. Then confirm.
lesson-steamrollers-3 = Now click a 3: it works in region 3.
lesson-steamrollers-4 = Click the lit cell: the gentle curve joins your track with city 3. A finished link is worth a point at the end.
lesson-steamrollers-5 = Eva has used her die: the log says what for. A new round: click a 6.
lesson-steamrollers-6 = A locomotive needs power: click box 6. Every crossed box lets a good travel one city or town further.
lesson-steamrollers-7 = Your line joins cities 1 and 3, and a good of the colour of city 1 waits in city 3. Click the 3.
lesson-steamrollers-8 = Click the lit crate in city 3: its way to city 1, which has its colour, lights up. A second click delivers it: distance 1, one point. Longer lines pay more.
lesson-steamrollers-9 = A third kind of action: action tiles. Click the 3…
lesson-steamrollers-10 = … and take tile 3 with it. Its text says what it does; lightning means it is used once, infinity that it stays with you.

# railroad-revolution
lesson-railroad-revolution-1 = Before the game everybody picks a tile with a reward and a worker. Yours lets you build a station: click it.
lesson-railroad-revolution-2 = Two cities are your network from the start. Click the lit one on the map: the station goes there.
lesson-railroad-revolution-3 = In a turn you put a worker on one of four fields: station, rail, telegraph or sale. Click a white worker in your supply to place him on the telegraph.
lesson-railroad-revolution-4 = Click the second section of the telegraph line to build an office. Neighbouring offices score at the end.
lesson-railroad-revolution-5 = A white worker also lets you promote one of your workers. That is his extra effect: click it.
lesson-railroad-revolution-6 = Promote your turquoise worker to manager of your first milestone, A1-4. Without its managers it cannot be completed.
lesson-railroad-revolution-7 = What you must do is done: finish the turn.
lesson-railroad-revolution-8 = Money is scarce. Click the button under Sale to place a white worker there.
lesson-railroad-revolution-9 = Sell a track for money. What you sell cannot be built later, and once the sections left of the logo are empty the end of the game is near.
lesson-railroad-revolution-10 = Finish the turn. Workers come back when all of them have been used.
