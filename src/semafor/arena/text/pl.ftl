bad-extra = Do tego potrzebny jest dodatek: pip install "semafor[{ $extra }]".
bad-results = { $file } nie jest plikiem z wynikami areny.
other-series = { $file } zawiera wyniki innej serii; podaj inny plik.
bad-plot = Nie można zapisać wykresu { $file }: { $error }
