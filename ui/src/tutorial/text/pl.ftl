# Lekcje
lesson-line = Krótka pierwsza gra, krok po kroku. Każdy krok mówi, co zrobić i dlaczego; po ostatnim po prostu grasz dalej.
lesson-broken = Lekcja potrzebuje zasad w przeglądarce, a nie udało się ich wczytać. Sprawdź połączenie i spróbuj ponownie.
lesson-not-now = Jeszcze nie: najpierw zrób to, co mówi lekcja. Potem wszystko stoi otworem.
lesson-done = To koniec lekcji. Graj dalej, jak chcesz, albo zacznij prawdziwą grę z pierwszej strony.

# ticket-to-ride-usa
lesson-ticket-to-ride-usa-1 = Bilet wskazuje dwa miasta do połączenia. Duluth–El Paso i Oklahoma City–Sault St. Marie biegną w tę samą stronę, więc jedna linia wystarczy na oba: zatrzymaj dwa pierwsze i potwierdź.
lesson-ticket-to-ride-usa-2 = Trasy opłaca się kartami. W swojej turze możesz wziąć dwie: pierwszą dobierz w ciemno z talii.
lesson-ticket-to-ride-usa-3 = Teraz odkryta: weź pomarańczową. Będziesz mieć trzy karty w jednym kolorze.
lesson-ticket-to-ride-usa-4 = Trzy pomarańczowe karty opłacą szarą trasę długości trzy: kliknij Duluth–Sault St. Marie. Szare trasy przyjmują dowolny jeden kolor.
lesson-ticket-to-ride-usa-5 = Lokomotywa zastępuje każdy kolor. Wzięta z rzędu odkrytych kart zajmuje całą turę: weź ją.
lesson-ticket-to-ride-usa-6 = Buduj dalej na południe: zajmij trasę Duluth–Omaha dwiema zielonymi kartami, a lokomotywę zostaw na później.
lesson-ticket-to-ride-usa-7 = Turę można przeznaczyć na karty, trasę albo nowe bilety. Zobacz, co oferuje talia biletów.
lesson-ticket-to-ride-usa-8 = Przynajmniej jeden bilet trzeba zatrzymać, a niezrealizowany odejmuje swoje punkty. Houston–Kansas City leży po drodze: zatrzymaj tylko ten.

# ticket-to-ride-europe
lesson-ticket-to-ride-europe-1 = Każdy ma jeden długi bilet, z niebieskim znakiem, i kilka krótkich. Zatrzymaj długi oraz Smyrna–Sofia i potwierdź.
lesson-ticket-to-ride-europe-2 = Konstantynopol–Smyrna to tunel: ma ciemny, ząbkowany brzeg. Wyłóż na niego dwie fioletowe karty.
lesson-ticket-to-ride-europe-3 = Odsłania się trzy karty. Każda w twoim kolorze i każda lokomotywa kosztuje jedną kartę więcej. Masz lokomotywę: dopłać nią.
lesson-ticket-to-ride-europe-4 = Z tunelu można też zrezygnować i zabrać karty z powrotem. Teraz znów karty: weź niebieską z rzędu.
lesson-ticket-to-ride-europe-5 = I czerwoną. Promy, z małymi lokomotywami na polach, wymagają lokomotyw; zostaw sobie kilka.
lesson-ticket-to-ride-europe-6 = Dworzec pozwala użyć jednej cudzej trasy prowadzącej do jego miasta. Pierwszy kosztuje jedną kartę: zbuduj go w Sofii.

# railroad-ink
lesson-railroad-ink-1 = W każdej rundzie wszyscy rysują te same cztery kości. Weź prostą drogę i narysuj ją przy górnym wyjściu: pole 0,1.
lesson-railroad-ink-2 = Droga i tory spotykają się tylko na stacji. Narysuj stację pod spodem: droga u góry, tory na dole.
lesson-railroad-ink-3 = Poprowadź dalej proste tory w polu niżej.
lesson-railroad-ink-4 = Ostatnia kość to łuk torów. Obróć go tak, by prowadził do środka, gdzie każde pole daje punkt.
lesson-railroad-ink-5 = Wszystkie kości są narysowane. Koniec, który donikąd nie prowadzi, na koniec gry kosztuje punkt, więc planuj z góry. Zakończ rundę.
lesson-railroad-ink-6 = Cztery nowe kości. Poprowadź proste tory dalej do środka: obracaj klawiszem R, kółkiem albo przyciskiem.
lesson-railroad-ink-7 = Raz na rundę i trzy razy na grę możesz narysować trasę specjalną. Postaw skrzyżowanie torów na samym środku.
lesson-railroad-ink-8 = Nową sieć można zacząć przy każdym wyjściu. Narysuj prostą drogę przy lewym brzegu, na polu 3,0.

# steamrollers
lesson-steamrollers-1 = Grasz przeciw Ewie. Leżą trzy białe kości: dwie są twoje, trzecia jej. Weź 1.
lesson-steamrollers-2 = Jedynka działa w regionie 1. Narysuj prosty tor na polu pod miastem 1 tak, by prowadził w prawo w dół; stuknij pole ponownie, aby go obrócić.
lesson-steamrollers-3 = Teraz 3: działa w regionie 3.
lesson-steamrollers-4 = Narysuj łagodny łuk, który połączy twój tor z miastem 3. Gotowe połączenie to punkt na koniec gry.
lesson-steamrollers-5 = Ewa użyła swojej kości: spójrz na jej arkusz. Następna runda. Weź 6.
lesson-steamrollers-6 = Lokomotywa potrzebuje mocy: skreśl pole 6. Każde skreślone pole to jeden przystanek więcej w dostawie.
lesson-steamrollers-7 = Twoja linia łączy miasta 1 i 3, a w mieście 3 czeka żółta skrzynia. Weź 3.
lesson-steamrollers-8 = Przewieź ją do żółtego miasta 1: jeden przystanek, jeden punkt. Dłuższe linie dają więcej.
lesson-steamrollers-9 = Trzeci rodzaj akcji: kafelki. Weź 3 …
lesson-steamrollers-10 = … a nią kafelek 3. Jego tekst mówi, co potrafi; błyskawica znaczy jeden raz, pętla ile chcesz.

# railroad-revolution
lesson-railroad-revolution-1 = Przed grą każdy wybiera żeton z nagrodą i robotnikiem. Twój pozwala zbudować stację: wybierz go.
lesson-railroad-revolution-2 = Twoja sieć to Waszyngton i Charlotte. Postaw stację w Waszyngtonie.
lesson-railroad-revolution-3 = Tura to robotnik na jednym z czterech pól: stacja, tory, telegraf albo sprzedaż. Biali wykonują zwykłą akcję. Postaw jednego na telegrafie.
lesson-railroad-revolution-4 = Otwórz biuro na drugim odcinku. Połączenia między biurami dadzą punkty na koniec.
lesson-railroad-revolution-5 = Każdy biały robotnik może też wykonać jeden efekt dodatkowy: wybierz go.
lesson-railroad-revolution-6 = Awansuj turkusowego robotnika na kierownika pierwszego kamienia milowego. Bez kierowników nie da się go osiągnąć.
lesson-railroad-revolution-7 = Lista jest gotowa: zakończ turę.
lesson-railroad-revolution-8 = Pieniędzy jest mało. Postaw białego robotnika na sprzedaży.
lesson-railroad-revolution-9 = Sprzedaj tor za pieniądze. Czego się pozbędziesz, tego już nie zbudujesz, a gdy skończą się elementy, kończy się gra.
lesson-railroad-revolution-10 = Zakończ turę. Robotnicy wracają, gdy wszyscy zostali użyci.
