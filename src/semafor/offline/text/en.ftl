# What was found out about a record
check-read = The record can be read: { $lines ->
    [one] { $lines } line.
   *[other] { $lines } lines.
}
check-moves = All moves ({ $lines }) are legal and lead to the end that is written down.
check-luck-sealed = The luck is proved: it follows from the secret that was committed to before the deal.
check-luck-seeded = The luck is proved: it follows from the seed that the record names.
check-luck-replayed = The record names neither a seed nor a secret, so its luck cannot be proved.

# Bad input
bad-request = This request is not understood: { $error }
bad-table = There is no table “{ $table }” on this device.
bad-moment = There is no moment { $moment }: the last one is { $last }.
bad-same-luck = The record names neither a seed nor a secret, so its luck cannot go on.
bad-script = The script of chance does not fit the game: { $error }
bad-kept-version = The table was kept by rules version { $found }; this program has version { $version }.
bad-kept-log = The table cannot be opened again: what happened as number { $number } is not possible ({ $error }).
