# Co pokazują obrazki w zasadach
picture-tunnel = Tunel Barcelona – Pampeluna: wyłożono białą kartę i lokomotywę. Odsłonięto trzy karty; jedna jest biała, więc trzeba dołożyć jeszcze jedną białą kartę albo lokomotywę.
picture-station = Dzięki dworcowi w Barcelonie jego właściciel może użyć do biletów podświetlonej trasy do Madrytu, choć zajął ją ktoś inny.
picture-double = Między Portland a San Francisco są dwie trasy. Przy dwóch lub trzech graczach druga zamyka się, gdy tylko ktoś zajmie pierwszą.
picture-double-europe = Między Madrytem, Pampeluną i Paryżem są po dwie trasy. Przy dwóch lub trzech graczach druga zamyka się, gdy tylko ktoś zajmie pierwszą.
picture-longest = Podświetlona droga jest najdłuższa u tego gracza: każda trasa raz, bez przerw. Liczą się wagony, nie trasy.
picture-longest-europe = Podświetlona droga jest najdłuższa u tego gracza: każda trasa raz, bez przerw. Liczą się wagony, nie trasy.
picture-network = Podświetlona sieć łączy cztery wyjścia: 12 punktów. Stacje łączą autostrady i tory w jedną sieć.
picture-error = Każdy zaznaczony koniec prowadzi donikąd i kosztuje punkt. Końce przy krawędzi planszy nic nie kosztują.
picture-meteor = Gdy trasa kończy się przy kraterze, ten koniec daje dwa punkty i nie jest błędem.
picture-lava = Podświetlone jeziora nie mają otwartego brzegu: po pięć punktów. Największe jezioro daje punkt za każde swoje pole.
picture-delivery = W drodze z miasta 2 do miasta 5 towar mija lub osiąga sześć miast i miasteczek: odległość to sześć i tyle jest punktów. Lokomotywa musi mieć moc sześć.
picture-link = Każde ukończone połączenie dwóch miast daje na koniec punkt, tak samo każde miasteczko na nim.
picture-tile = Kafelki akcji, część z nich u graczy. Kafelka obróconego bokiem inny gracz nie może zabrać.
picture-deal = Żeton pokazuje dwie transakcje. Gracz, którego trwa tura, może przyjąć obie, każdy inny jedną.
picture-milestone = Kamień milowy jest ukończony, gdy stoją na nim wszyscy menedżerowie i spełnione są wszystkie warunki.
