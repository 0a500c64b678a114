profile-title = Mój profil
profile-line = Co mówią Twoje zakończone partie, także te tylko z tej przeglądarki. Widzisz to tylko Ty, dopóki nie pokażesz tego innym.
profile-line-here = Policzone na tym urządzeniu, z zakończonych stołów, które są na nim zapisane.
profile-of = Profil: { $name }
profile-of-somebody = Czyjś profil
profile-empty = Nie ma jeszcze czego liczyć: doprowadź partię do końca.
profile-begin = Zacznij grę
profile-on-server = Na tym serwerze
profile-on-device = Na tym urządzeniu ({ $games })
profile-which-game = Gra
profile-which-seats = Liczba miejsc
profile-which-rival = Przeciw
profile-any = dowolna
profile-everybody = wszystkim
profile-games = partie
profile-won = wygrane
profile-won-share = wygrane wśród partii z innymi
profile-hours = godziny
profile-box = { $games ->
    [one] Jedna partia
    [few] { $games } partie
   *[many] { $games } partii
}, { $contested ->
    [0] bez przeciwników.
   *[other] wygrane: { $won }.
}
profile-points = Średnio { $mean } pkt, najwięcej { $most } pkt.
profile-against = Przeciwnik: { $who }. Wyżej: { $ahead } { $ahead ->
    [one] raz
   *[other] razy
}, niżej: { $behind } { $behind ->
    [one] raz
   *[other] razy
}{ $level ->
    [0] .
    [one] , na równi: { $level } raz.
   *[other] , na równi: { $level } razy.
}
profile-places = Miejsca
profile-place = { $place }. miejsce
profile-parts = Punkty według źródeł, na partię
profile-mine = własne
profile-others = pozostali
profile-points-over = Punkty z partii na partię
profile-mean-about = Słupek to jedna partia; linia to średnia z ostatnich pięciu.
profile-plot-said = { $title }: { $games } { $games ->
    [one] partia
    [few] partie
   *[many] partii
}, średnio { $mean }, od { $least } do { $most }.
profile-figures = Liczby
profile-day = dzień
profile-board = Ulubione miejsca na planszy
profile-board-about = { $games ->
    [one] Jedna partia dograna do końca.
    [few] { $games } partie dograne do końca.
   *[many] { $games } partii dogranych do końca.
}
profile-board-said = Plansza ze wszystkim, co powstało, tym cieplejsza, im częściej; najczęściej: { $what }, w { $games } z { $of }.
profile-what = co
profile-station = dworzec: { $city }
profile-section = telegraf { $section }
profile-link = połączenie { $from }–{ $to }
profile-colour = { $colour ->
    [purple] fioletowa
    [blue] niebieska
    [orange] pomarańczowa
    [white] biała
    [green] zielona
    [yellow] żółta
    [black] czarna
    [red] czerwona
   *[grey] szara
}
profile-judged = Co mówią boty
profile-judged-best = { $best } z { $decisions ->
    [one] jednej decyzji
   *[other] { $decisions } decyzji
} ({ $games ->
    [one] jedna partia
    [few] { $games } partie
   *[many] { $games } partii
}) dorównuje najlepszym, jakie znają boty.
profile-judged-chance = Pozostałe kosztowały { $lost } szansy na wygraną na partię; szczęście: { $luck }.
profile-judged-points = Pozostałe kosztowały { $lost } pkt na partię; szczęście: { $luck }.
profile-luck = Szczęście z partii na partię
profile-luck-about = Co los dał lub zabrał po Twoich ruchach.
profile-lost = Oddane z partii na partię
profile-lost-about = Co boty zrobiłyby lepiej, na ile to pewne.
profile-ask-about = Szczęście i ocenę botów widać w partiach, które boty obejrzały.
profile-ask = { $games ->
    [one] Pokaż im najnowszą partię
    [few] Pokaż im { $games } najnowsze partie
   *[many] Pokaż im { $games } najnowszych partii
}
profile-asking = Boty oglądają partię { $game } z { $of }…
profile-rivals = Z kim grasz
profile-rival = kto
profile-ahead = Ty wyżej
profile-behind = Ty niżej
profile-share = udziały
profile-all-rivals = Pokaż wszystkich ({ $count })
profile-bot = bot: { $level }
profile-nobody = ktoś bez imienia
profile-files = Jako pliki
profile-files-about = Wszystkie Twoje zakończone partie: każdy fakt jako JSON, wiersz na partię jako CSV do arkusza albo plik, który czyta aplikacja BG Stats.
profile-file-json = JSON
profile-file-csv = CSV
profile-file-bgsplay = BG Stats
profile-publish = Pokaż innym
profile-private-about = Ten profil jest prywatny. Możesz go pokazać każdemu, kto ma link; z kim i gdzie grasz, nie widać nigdy.
profile-public-about = Kto ma link, widzi to, co tu zaznaczono. Z kim i gdzie grasz, nie widać.
profile-show-what = Co widać poza partiami, wygranymi i miejscami
profile-show-name = nazwę mojego konta
profile-show-points = punkty według źródeł
profile-show-board = ulubione miejsca na planszy
profile-show-judged = szczęście i ocenę botów
profile-show-course = dni moich partii
profile-show-bots = boty, z którymi gram
profile-publish-do = Utwórz link
profile-publish-change = Pokaż to
profile-withdraw = Nie pokazuj nikomu
profile-link-label = Link do Twojego profilu
