# What was found out about a record
check-read = Zapis daje się odczytać: { $lines ->
    [one] { $lines } wiersz.
    [few] { $lines } wiersze.
   *[many] { $lines } wierszy.
}
check-moves = Wszystkie ruchy ({ $lines }) są dozwolone i prowadzą do zapisanego końca.
check-luck-sealed = Los jest sprawdzony: wynika z tajemnicy, której skrót ogłoszono przed rozdaniem.
check-luck-seeded = Los jest sprawdzony: wynika z ziarna podanego w zapisie.
check-luck-replayed = Zapis nie podaje ziarna ani tajemnicy, więc losu nie da się sprawdzić.

# Bad input
bad-request = To żądanie jest niezrozumiałe: { $error }
bad-table = Na tym urządzeniu nie ma stołu „{ $table }”.
bad-moment = Nie ma chwili { $moment }: ostatnia ma numer { $last }.
bad-same-luck = Zapis nie podaje ziarna ani tajemnicy, więc jego los nie może toczyć się dalej.
bad-script = Zapisany z góry los nie pasuje do gry: { $error }
bad-kept-version = Stół zachowano według wersji { $found } zasad; ten program ma wersję { $version }.
bad-kept-log = Stołu nie da się otworzyć ponownie: zdarzenie numer { $number } nie jest możliwe ({ $error }).
