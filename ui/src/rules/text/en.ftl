# What the pictures of the rulebook show
picture-tunnel = The tunnel Barcelona – Pamplona was laid with a white card and a locomotive. Three cards are turned up: one is white, so one more white card or locomotive is due.
picture-station = With the station in Barcelona its owner may use the lit route to Madrid for tickets, though it is another player’s.
picture-double = Portland – San Francisco has two routes. With two or three players the second one is closed as soon as the first is claimed.
picture-double-europe = Between Madrid, Pamplona and Paris there are two routes each. With two or three players the second one is closed as soon as the first is claimed.
picture-longest = The lit way is the longest of this player: every route once, without a gap. Cars count, not routes.
picture-longest-europe = The lit way is the longest of this player: every route once, without a gap. Cars count, not routes.
picture-network = The lit network joins four exits: 12 points. Stations join highways and railways into one network.
picture-error = Every marked end leads nowhere and costs a point. Ends at the edge of the board cost nothing.
picture-meteor = Where a route ends at a crater, that end gives two points and is no error.
picture-lava = The lit lakes have no open side: five points each. The largest lake gives a point for each of its cells.
picture-delivery = On its way from city 2 to city 5 the good passes or reaches six cities and towns: the distance is six, and so are the points. The locomotive needs a power of six.
picture-link = Every finished link between two cities gives a point at the end, and so does every town on it.
picture-tile = The action tiles, some of them with players. One that lies sideways cannot be taken by another player.
picture-deal = A deal tile shows two deals. The player whose turn it is may accept both, every other player one.
picture-milestone = A milestone is completed when all its managers stand on it and all its conditions are ticked.
