# Lekcje
lesson-line = Krótka pierwsza gra, krok po kroku. Każdy krok mówi, co zrobić i dlaczego; po ostatnim po prostu grasz dalej.
lesson-broken = Lekcja potrzebuje zasad w przeglądarce, a nie udało się ich wczytać. Sprawdź połączenie i spróbuj ponownie.
lesson-ours = Nasze wartości, nie z twojego pudełka
lesson-ours-why = Z wartościami z twojego pudełka kroki tej lekcji nie są możliwe, więc gra się w niej z naszymi. Nowe stoły mimo to biorą wartości z twojego pudełka.
lesson-ours-go = Zaczynam
lesson-not-now = Na to przyjdzie pora. Teraz: { $step }
lesson-done = To koniec lekcji. Graj dalej albo wróć na stronę główną (domek w lewym górnym rogu) i zacznij prawdziwą grę.

# ticket-to-ride-usa
lesson-ticket-to-ride-usa-1 = Bilet wskazuje dwa miasta do połączenia. Dwa pierwsze biegną w tę samą stronę, więc jedna linia wystarczy na oba: zaznacz je i naciśnij „Zatrzymaj 2 bilety”.
lesson-ticket-to-ride-usa-2 = Trasy opłaca się kartami. W swojej turze możesz wziąć dwie: kliknij talię i dobierz pierwszą w ciemno.
lesson-ticket-to-ride-usa-3 = Drugą weź z odkrytych: kliknij pomarańczową. Będziesz mieć trzy karty w jednym kolorze.
lesson-ticket-to-ride-usa-4 = Trzy pomarańczowe karty opłacą szarą trasę długości trzy: kliknij Duluth – Sault St. Marie. Szare trasy przyjmują dowolny jeden kolor.
lesson-ticket-to-ride-usa-5 = Lokomotywa zastępuje każdy kolor. Odkrytą bierzesz zamiast dwóch kart: kliknij podświetloną lokomotywę.
lesson-ticket-to-ride-usa-6 = Idź dalej na południe: kliknij Duluth – Omaha i zapłać dwiema zielonymi kartami. Lokomotywa zostaje na później.
lesson-ticket-to-ride-usa-7 = Turę można przeznaczyć na karty, trasę albo nowe bilety. Zobacz, co oferuje talia biletów: kliknij ją.
lesson-ticket-to-ride-usa-8 = Co najmniej jeden bilet trzeba zatrzymać, a niezrealizowany odejmuje swoje punkty. Houston – Kansas City leży po drodze: zaznacz i zatrzymaj tylko ten.

# ticket-to-ride-europe
lesson-ticket-to-ride-europe-1 = Każdy ma jeden długi bilet, z niebieską obwódką, i kilka krótkich. Zaznacz długi oraz Smyrna – Sofia i naciśnij „Zatrzymaj 2 bilety”.
lesson-ticket-to-ride-europe-2 = Konstantynopol – Smyrna to tunel: ma ciemną, ząbkowaną obwódkę. Kliknij go i wyłóż dwie fioletowe karty.
lesson-ticket-to-ride-europe-3 = Odsłonięto trzy karty. Za każdą w twoim kolorze i za każdą lokomotywę dokładasz jedną kartę. Masz lokomotywę: naciśnij „Dołóż”.
lesson-ticket-to-ride-europe-4 = Z tunelu można też zrezygnować i zabrać karty z powrotem. Teraz znów karty: weź odkrytą niebieską.
lesson-ticket-to-ride-europe-5 = I czerwoną. Promy, z małymi lokomotywami na polach, wymagają lokomotyw; zostaw sobie kilka.
lesson-ticket-to-ride-europe-6 = Dworzec pozwala użyć jednej cudzej trasy prowadzącej do jego miasta. Pierwszy kosztuje jedną kartę: kliknij Sofię, by go tam zbudować.

# railroad-ink
lesson-railroad-ink-1 = W każdej rundzie wszyscy rysują te same cztery kostki. Kliknij prostą autostradę pod planszą, a potem podświetlone pole przy górnym wyjściu.
lesson-railroad-ink-2 = Autostrada i linia kolejowa spotykają się tylko na stacji. Narysuj stację na polu niżej: autostrada u góry, tory na dole.
lesson-railroad-ink-3 = Poprowadź dalej prostą linię kolejową na następnym polu niżej.
lesson-railroad-ink-4 = Ostatnia kostka to zakręt linii kolejowej. Narysuj go niżej: prowadzi do środka, gdzie każde pole daje punkt. Obracasz go klawiszem R, kółkiem myszy albo przyciskiem.
lesson-railroad-ink-5 = Wszystkie kostki są narysowane. Otwarty koniec trasy to na koniec gry błąd, czyli minus 1 punkt. Zakończ rundę.
lesson-railroad-ink-6 = Cztery nowe kostki. Poprowadź prostą linię kolejową dalej, do środka.
lesson-railroad-ink-7 = Raz na rundę i trzy razy na grę możesz narysować trasę specjalną. Kliknij czterostronne skrzyżowanie torów i narysuj je na samym środku.
lesson-railroad-ink-8 = Nową sieć można zacząć przy każdym wyjściu. Narysuj prostą autostradę na podświetlonym polu przy lewej krawędzi.

# railroad-ink-lava
lesson-railroad-ink-lava-1 = Na środku każdej planszy stoi wulkan, a z innymi kostkami rzuca się dwiema kostkami lawy. Lawa musi płynąć dalej z lawy: kliknij róg lawy, a potem podświetlone pole nad wulkanem.
lesson-railroad-ink-lava-2 = W każdej rundzie trzeba narysować jedną kostkę lawy, a można obie. Stykające się pola lawy to jedno jezioro, a każde pole największego jeziora daje punkt: narysuj drugi róg obok pierwszego.
lesson-railroad-ink-lava-3 = Cztery kostki tras rysuje się jak zawsze. Narysuj prostą autostradę przy lewej krawędzi, z dala od lawy.
lesson-railroad-ink-lava-4 = Narysuj prostą linię kolejową przy górnym wyjściu.
lesson-railroad-ink-lava-5 = Druga prosta autostrada trafia do wyjścia u góry po prawej.
lesson-railroad-ink-lava-6 = Pod nią narysuj stację: autostrada u góry, tory na dole.
lesson-railroad-ink-lava-7 = Na koniec gry każdy otwarty brzeg lawy to błąd, jak otwarty koniec trasy; twoje jezioro ma ich teraz cztery. Krawędź planszy sama zamyka lawę. Zakończ rundę.
lesson-railroad-ink-lava-8 = Wulkan można narysować w każdej chwili tam, gdzie obok nie ma lawy. W rogu planszy krawędź zamyka dwa jego brzegi: kliknij wulkan, a potem lewy górny róg.
lesson-railroad-ink-lava-9 = Bywa lawa z trasą, która liczy się jak każda inna. Narysuj lawę przy autostradzie obok nowego wulkanu: autostrada łączy się nawet z wyjściem u góry.
lesson-railroad-ink-lava-10 = Narysuj lawę przy torach pod wulkanem. Małe jezioro nie ma już wtedy otwartych brzegów: zamknięte jezioro daje pięć punktów.

# railroad-ink-meteor
lesson-railroad-ink-meteor-1 = Na początku rundy na każdą planszę spada meteoryt: jedna kostka wskazuje kierunek, druga odległość. Cztery strzałki to wybór: niech spadnie po lewej, dwa pola od środka. Kliknij podświetlone pole.
lesson-railroad-ink-meteor-2 = Koniec trasy przy kraterze nie jest błędem: na koniec gry daje dwa punkty. Narysuj prostą autostradę od lewego wyjścia w stronę krateru.
lesson-railroad-ink-meteor-3 = Narysuj prostą linię kolejową przy wyjściu powyżej.
lesson-railroad-ink-meteor-4 = Poprowadź ją dalej drugą prostą linią kolejową, na następnym polu w prawo.
lesson-railroad-ink-meteor-5 = Zakończ tę linię stacją: tory wchodzą z lewej, autostrada wychodzi w prawo.
lesson-railroad-ink-meteor-6 = Następny meteoryt rusza stamtąd, gdzie spadł ten: z oznaczonego pola; od krawędzi planszy się odbija. Zakończ rundę.
lesson-railroad-ink-meteor-7 = W górę, dwa pola: zniszczyłby twoją linię kolejową. Żeby zignorować meteoryt, wykreśl trasę specjalną; przepada na zawsze i jest tą jedną w tej rundzie. Kliknij podświetloną trasę specjalną.
lesson-railroad-ink-meteor-8 = Na kraterze można rysować jak na pustym polu. Dwa punkty przepadają, ale autostrada biegnie dalej: narysuj ją przez krater.

# steamrollers
lesson-steamrollers-1 = Grasz przeciw Ewie. Leżą trzy białe kości: dwie są dla ciebie, trzecia dla niej. Kliknij 1.
lesson-steamrollers-2 = Jedynka działa w regionie 1. Kliknij pole pod miastem 1: prosty tor prowadzi z miasta w prawo w dół. Potem potwierdź.
lesson-steamrollers-3 = Teraz kliknij 3: działa w regionie 3.
lesson-steamrollers-4 = Kliknij podświetlone pole: łagodny łuk połączy twój tor z miastem 3. Gotowe połączenie to punkt na koniec gry.
lesson-steamrollers-5 = Ewa użyła swojej kości: przebieg mówi, do czego. Nowa runda: kliknij 6.
lesson-steamrollers-6 = Lokomotywa potrzebuje mocy: kliknij kratkę 6. Każda skreślona kratka to jedno miasto lub miasteczko dalej.
lesson-steamrollers-7 = Twoja linia łączy miasta 1 i 3, a w mieście 3 czeka towar w kolorze miasta 1. Kliknij 3.
lesson-steamrollers-8 = Kliknij podświetloną skrzynkę w mieście 3: zaświeci się jej droga do miasta 1, które ma jej kolor. Drugie kliknięcie ją przewozi: odległość 1, jeden punkt. Dłuższe linie dają więcej.
lesson-steamrollers-9 = Trzeci rodzaj akcji: kafelki. Kliknij 3…
lesson-steamrollers-10 = … i weź nią kafelek 3. Jego tekst mówi, co daje; błyskawica znaczy: jednorazowy, symbol nieskończoności: zostaje u ciebie.

# railroad-revolution
lesson-railroad-revolution-1 = Przed grą każdy wybiera żeton z nagrodą i robotnikiem. Twój pozwala zbudować stację: kliknij go.
lesson-railroad-revolution-2 = Od początku twoją siecią są dwa miasta. Kliknij podświetlone na mapie: tam stanie stacja.
lesson-railroad-revolution-3 = W turze stawiasz robotnika na jednym z czterech pól: stacja, kolej, telegraf albo sprzedaż. Kliknij białego robotnika w swoich zasobach, aby postawić go na telegrafie.
lesson-railroad-revolution-4 = Kliknij drugą sekcję telegrafu, aby zbudować tam biuro. Sąsiednie biura dadzą punkty na koniec.
lesson-railroad-revolution-5 = Biały robotnik pozwala też awansować jednego z twoich robotników. To jego efekt dodatkowy: kliknij go.
lesson-railroad-revolution-6 = Awansuj turkusowego robotnika na menedżera pierwszego kamienia milowego, A1-4. Bez menedżera nie da się go ukończyć.
lesson-railroad-revolution-7 = Co konieczne, zrobione: zakończ turę.
lesson-railroad-revolution-8 = Pieniędzy jest mało. Kliknij przycisk pod sprzedażą, by postawić tam białego robotnika.
lesson-railroad-revolution-9 = Sprzedaj tor za pieniądze. Sprzedanego toru już nie zbudujesz, a gdy opustoszeją sekcje na lewo od logo, zbliża się koniec gry.
lesson-railroad-revolution-10 = Zakończ turę. Robotnicy wracają, gdy wszyscy zostali użyci.
