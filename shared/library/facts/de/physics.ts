import type { FactTexts } from '../fact-texts.ts';

/** Matter, forces, light, electricity and space. */
export const facts: FactTexts = {
  'materials-matter': {
    6: `
Woraus sind Fensterscheiben? | Glas
Woraus sind Buntstifte außen? | Holz
Was bekommen wir vom Fell der Schafe? | Wolle
Woraus sind Fahrradreifen? | Gummi
Woraus sind die meisten Flaschen für Shampoo? | Plastik / Kunststoff
Woraus werden rote Ziegel gebrannt? | Ton / Lehm
Woraus sind Jeans? | Baumwolle
Woraus sind Kerzen? | Wachs
Woraus sind die Seiten eines Buchs? | Papier
Woraus baust du am Strand eine Burg? | Sand
Woraus sind Nägel und Schrauben? | Stahl / Eisen / Metall
Welches glänzende gelbe Metall ist in Ringen? | Gold
Welchen feinen Faden spinnt eine Raupe für uns? | Seide
Woraus sind Cowboystiefel? | Leder
Welches graue Pulver wird mit Wasser hart wie Stein? | Zement
Welche leichte Rinde verschließt Flaschen und schwimmt? | Kork`,
    8: `
Wie ist ein Stoff, der seine Form behält? | fest
Wie ist ein Stoff, der fließt und ein Glas von unten füllt? | flüssig
Wie ist ein Stoff, der den ganzen Raum füllt? | gasförmig
Wie heißt der Übergang von fest zu flüssig? | Schmelzen
Wie heißt der Übergang von flüssig zu fest? | Erstarren / Gefrieren
Wie heißt es, wenn eine Flüssigkeit sprudelt und zu Gas wird? | Sieden / Kochen
Wie heißt es, wenn ein Gas flüssig wird? | Kondensation / Kondensieren
Bei wie viel Grad Celsius gefriert Wasser? | 0
Bei wie viel Grad Celsius kocht Wasser? | 100 | Auf Höhe des Meeres. Auf einem hohen Berg kocht es früher.
Bei wie viel Grad Fahrenheit gefriert Wasser? | 32
Bei wie viel Grad Fahrenheit kocht Wasser? | 212 | Auf Höhe des Meeres.
Wie heißt eine Mischung, in der sich ein Stoff im anderen auflöst? | Lösung
Was hält Sand zurück und lässt Wasser durch? | Filter / Sieb
Wie nennt man Sand und Steine durcheinander? | Gemisch / Mischung / Gemenge
Wie heißt der Platz, den ein Ding ausfüllt? | Volumen / Rauminhalt
Welches flüssige Metall war in alten Thermometern? | Quecksilber
Wie heißt es, wenn ein nasses Hemd trocknet? | Verdunstung / Verdunsten`,
    10: `
Was ist das kleinste Teilchen eines Elements? | Atom
Was ist das kleinste Teilchen einer Verbindung wie Wasser? | Molekül
Was ist ein Stoff aus nur einer Sorte von Atomen? | Element
Was ist ein Stoff aus mehreren Elementen, die reagiert haben? | Verbindung
Welches Teilchen im Atomkern ist positiv geladen? | Proton
Welches Teilchen im Atomkern ist nicht geladen? | Neutron
Welches Teilchen um den Atomkern ist negativ geladen? | Elektron
Wie heißt die Mitte eines Atoms? | Kern / Atomkern
Was ist ein Atom mit elektrischer Ladung? | Ion
Worin stehen alle chemischen Elemente? | Periodensystem
Was färbt Lackmus rot? | Säure
Was färbt Lackmus blau? | Base / Lauge
Was beschleunigt eine Reaktion und wird nicht verbraucht? | Katalysator
Wie heißt der direkte Übergang von fest zu gasförmig? | Sublimation
Was ist Masse geteilt durch Volumen? | Dichte
Was ist eine Mischung aus Metallen, etwa Bronze? | Legierung
Was bildet sich auf Eisen an feuchter Luft? | Rost
Welcher Wert sagt, wie sauer etwas ist? | pH-Wert / pH
Wie heißt die Reaktion mit Sauerstoff? | Oxidation`,
  },
  'forces-machines': {
    8: `
Was zieht alles zur Erde? | Schwerkraft / Anziehungskraft / Gravitation
Was bremst Dinge, die sich aneinander scheuern? | Reibung
Was zieht eine Büroklammer an einen Magneten? | Magnetismus / Magnetkraft
Welche Kraft der Luft bremst einen Fallschirm? | Luftwiderstand
Was drückt ein Boot im Wasser nach oben? | Auftrieb
Welche einfache Maschine ist eine Wippe? | Hebel
Welches Rad mit einem Seil zieht eine Fahne hoch? | Rolle / Seilrolle
Welche einfache Maschine ist eine Rampe? | schiefe Ebene
Welche einfache Maschine ist die Klinge einer Axt? | Keil
Welche einfache Maschine dreht sich ins Holz? | Schraube
Welche einfache Maschine ist ein Türknauf? | Wellrad / Rad und Achse
Was zeigt der Tacho im Auto? | Geschwindigkeit / Tempo
Was wird auf dem Mond kleiner, obwohl die Masse gleich bleibt? | Gewicht / Gewichtskraft
Was dehnt sich und springt in seine Form zurück? | Feder
Welche Räder greifen mit Zacken ineinander? | Zahnräder
Wie heißt der Punkt, um den sich ein Hebel bewegt? | Drehpunkt`,
    10: `
Wie heißt der Widerstand eines Körpers gegen eine Änderung seiner Bewegung? | Trägheit
Wie heißt es, wenn sich Tempo oder Richtung ändern? | Beschleunigung
Welches Gerät mit einer Spirale zeigt, wie stark du ziehst? | Kraftmesser / Federkraftmesser / Federwaage
Was ist Masse mal Geschwindigkeit? | Impuls
Was ist Kraft mal Weg? | Arbeit
Was ist Arbeit geteilt durch Zeit? | Leistung
Wie heißt die Energie bewegter Körper? | kinetische Energie / Bewegungsenergie
Wie heißt die Energie eines Steins, den man hochgehoben hat? | potenzielle Energie / Lageenergie
In welcher Einheit misst man Energie? | Joule
In welcher Einheit misst man Leistung? | Watt
In welcher Einheit misst man Kraft? | Newton
In welcher Einheit misst man Druck? | Pascal
Was ist Kraft geteilt durch Fläche? | Druck
Wie heißt die Menge an Stoff in einem Körper? | Masse
Wie heißt Kraft mal Hebelarm, wenn sich etwas dreht? | Drehmoment
Welche Kraft zieht einen Körper zur Mitte seines Kreises? | Zentripetalkraft
Wie heißt das gleichbleibende Tempo eines Körpers, der durch Luft fällt? | Grenzgeschwindigkeit / Endgeschwindigkeit`,
  },
  'light-sound': {
    8: `
Was ist dunkel und liegt hinter einem Ding im Licht? | Schatten
Wie heißt es, wenn ein Spiegel Licht zurückwirft? | Reflexion / Spiegelung
Wie heißt es, wenn Licht im Wasser einen Knick macht? | Brechung / Lichtbrechung
Wie nennt man Dinge, durch die man klar sehen kann? | durchsichtig / transparent
Wie nennt man Dinge, die kein Licht durchlassen? | undurchsichtig / lichtundurchlässig
Wie nennt man Dinge wie Butterbrotpapier, die etwas Licht durchlassen? | durchscheinend / transluzent
Welcher Körper aus Glas zerlegt Licht in Farben? | Prisma
Was hörst du, wenn ein Ton zurückkommt? | Echo
Welches schnelle Zittern macht Töne? | Schwingung / Vibration
Wie nennt man es in der Musik, wie hoch oder tief ein Klang ist? | Tonhöhe
Wo kann sich Schall nicht ausbreiten? | im Vakuum / Vakuum / im luftleeren Raum
Wie heißen alle Farben des Lichts zusammen? | Spektrum
Welche Einheit sagt, wie laut etwas ist? | Dezibel
Was macht Buchstaben größer, wenn du es darüberhältst? | Lupe / Vergrößerungsglas
Was holt weit entfernte Dinge nahe heran? | Fernrohr / Teleskop
Was macht Bakterien so groß, dass man sie sieht? | Mikroskop
Welcher Teil von dir macht beim Sprechen die Töne? | Stimmbänder / Stimmlippen`,
    10: `
Wie heißt die Zahl der Wellen in einer Sekunde? | Frequenz
Wie heißt die Höhe einer Welle über ihrer Mitte? | Amplitude
Wie heißt der Abstand von Wellenberg zu Wellenberg? | Wellenlänge
In welcher Einheit misst man die Frequenz? | Hertz
Wie heißen Töne, die für Menschen zu hoch sind? | Ultraschall
Wie heißen Töne, die für Menschen zu tief sind? | Infraschall
Welches unsichtbare Licht spüren wir als Wärme? | Infrarot / Infrarotlicht
Welches unsichtbare Licht macht Sonnenbrand? | UV-Licht / Ultraviolett / UV-Strahlung
Was macht Knochen durch die Haut sichtbar? | Röntgenstrahlen
Wie ist eine Linse, die in der Mitte dicker ist? | konvex
Wie ist eine Linse, die in der Mitte dünner ist? | konkav
Welcher schmale Lichtstrahl hat nur eine Farbe? | Laser / Laserstrahl
Wie heißt ein Teilchen des Lichts? | Photon / Foton
Warum klingt eine Sirene höher, wenn sie näher kommt? | Dopplereffekt / Doppler-Effekt
Wie heißt es, wenn ein dunkles Hemd Licht aufnimmt? | Absorption
Wie heißt es, wenn ein Ding ein anderes zum Mitschwingen bringt? | Resonanz
Welche dünnen Fäden leiten Daten aus dem Internet als Licht? | Glasfasern`,
  },
  'electricity-magnets': {
    8: `
Was speichert den Strom in einer Taschenlampe? | Batterie / Akku
Wie heißt ein geschlossener Weg für den Strom? | Stromkreis
Was drückst du, um eine Lampe anzumachen? | Schalter / Lichtschalter
Was leuchtet in einer Lampe? | Glühbirne / Glühlampe / LED
Wie nennt man einen Stoff, der Strom durchlässt? | Leiter
Wie nennt man einen Stoff, der keinen Strom durchlässt? | Isolator / Nichtleiter
Was bleibt von selbst am Kühlschrank hängen? | Magnet
Wie heißen die beiden Enden eines Magneten? | Pole
Was tun die gleichen Enden von zwei Magneten? | sich abstoßen / abstoßen
Was tun die verschiedenen Enden von zwei Magneten? | sich anziehen / anziehen
Was lässt dir an einem Luftballon die Haare zu Berge stehen? | statische Elektrizität / Elektrostatik
Was zeigt mit einer Nadel nach Norden? | Kompass
Was wird zum Magneten, wenn Strom fließt? | Elektromagnet
Was schmilzt, wenn zu viel Strom fließt? | Sicherung / Schmelzsicherung
Was macht aus Sonnenlicht Strom? | Solarzelle / Solarmodul
Was ist sehr hoch, hat drei Flügel und macht Strom? | Windrad / Windkraftanlage
Was fließt durch ein Kabel, wenn das Licht an ist? | Strom / elektrischer Strom
Aus welchem Metall sind die meisten Drähte? | Kupfer`,
    10: `
In welcher Einheit misst man die Spannung? | Volt
In welcher Einheit misst man die Stromstärke? | Ampere
In welcher Einheit misst man den Widerstand? | Ohm
Wie heißt eine Schaltung mit nur einem Weg? | Reihenschaltung / Serienschaltung
Wie heißt eine Schaltung mit mehreren Zweigen? | Parallelschaltung
Welches Bauteil begrenzt den Strom? | Widerstand
Welches Bauteil lässt Strom nur in eine Richtung durch? | Diode
Was macht aus hoher Spannung niedrige? | Transformator / Trafo
Wie heißt Strom, der ständig die Richtung ändert? | Wechselstrom
Wie heißt Strom, der nur in eine Richtung fließt? | Gleichstrom
Was speichert elektrische Ladung zwischen zwei Platten? | Kondensator
Welches winzige Bauteil in Chips schaltet oder verstärkt? | Transistor
Was macht aus Bewegung Strom? | Generator / Dynamo
Was macht aus Strom Bewegung? | Motor / Elektromotor
Wie heißt es, wenn der Strom am Gerät vorbeifließt? | Kurzschluss
Was für ein Stoff ist Silizium? | Halbleiter
Wie heißt der Raum um einen Magneten, in dem er wirkt? | Magnetfeld`,
  },
  space: {
    6: `
Welcher Stern gibt uns Licht und Wärme? | Sonne
Was kreist einmal im Monat um die Erde? | Mond
Auf welchem Planeten leben wir? | Erde
Was funkelt nachts am Himmel? | Sterne
Was bringt Menschen ins All? | Rakete
Wer fliegt ins All? | Astronaut / Astronautin / Raumfahrer
Wie heißt ein rundes Loch auf dem Mond? | Krater / Mondkrater
Welche Kugel aus Eis hat einen langen hellen Schweif? | Komet
Wo wohnen Menschen, die im All arbeiten? | Raumstation / Weltraumstation
Wie heißt unsere Galaxie? | Milchstraße
Wie heißt ein Bild aus Sternen, etwa ein Bär? | Sternbild
Was trägt man draußen im All? | Raumanzug / Weltraumanzug
Welcher Planet hat die hellsten Ringe? | Saturn
Welcher Planet ist rot? | Mars
Welcher Planet ist der größte? | Jupiter
Welches Auto fährt ohne Menschen auf dem Mars? | Rover / Marsrover`,
    8: `
Wie heißt der Weg eines Planeten um die Sonne? | Umlaufbahn / Bahn / Orbit
Um welche Linie durch beide Pole dreht sich die Erde? | Achse / Erdachse
Wie heißen die Sonne und alles, was um sie kreist? | Sonnensystem
Wie heißt eine riesige Gruppe aus Milliarden von Sternen? | Galaxie
Was bilden Tausende von Brocken zwischen Mars und Jupiter? | Asteroidengürtel
Was leuchtet kurz auf, wenn ein Steinchen aus dem All verglüht? | Sternschnuppe / Meteor
Wie heißt ein Stein aus dem All, der auf die Erde gefallen ist? | Meteorit
Bei welcher Mondphase sieht man keinen Mond? | Neumond
Bei welcher Mondphase ist der Mond ein ganzer Kreis? | Vollmond
Wie heißt es, wenn der Mond die Sonne verdeckt? | Sonnenfinsternis
Wie heißt es, wenn der Schatten der Erde auf den Mond fällt? | Mondfinsternis
Wer war der erste Mensch auf dem Mond? | (Neil) Armstrong
Wer war der erste Mensch im All? | (Juri) Gagarin
Wer war die erste Frau im All? | (Walentina) Tereschkowa
Wer war der zweite Mensch auf dem Mond? | (Buzz) Aldrin
Wer umkreiste als erster Amerikaner die Erde? | (John) Glenn
Welcher Planet ist der Sonne am nächsten? | Merkur
Welcher Planet ist von der Sonne am weitesten weg? | Neptun
Welcher Planet ist der heißeste? | Venus
Welcher Planet rollt auf der Seite? | Uranus
Welcher Stern zeigte den Seeleuten nachts den Weg? | Polarstern / Nordstern`,
    10: `
Welche Einheit sagt, wie weit Sterne entfernt sind? | Lichtjahr
Was lässt nicht einmal Licht entkommen? | Schwarzes Loch
Wie heißt die Explosion eines riesigen Sterns? | Supernova
Wie heißt eine Wolke aus Gas und Staub im All? | Nebel
Wie begann das Universum, wie die meisten Forscher meinen? | Urknall
Was wird aus der Sonne, wenn sie sich aufbläht? | Roter Riese
Als welcher kleine heiße Stern wird die Sonne enden? | Weißer Zwerg
Welcher dichte Stern kann nach einer Supernova übrig bleiben? | Neutronenstern
Wie heißt ein Planet eines anderen Sterns? | Exoplanet
Was ist Pluto heute? | Zwergplanet
Wie heißt der Ring aus eisigen Körpern hinter dem Neptun? | Kuipergürtel
Wie heißt der größte Mond des Saturn? | Titan
Wie heißt der größte Mond des Jupiter? | Ganymed
Wie heißt der höchste Vulkan auf dem Mars? | Olympus Mons
Welcher Vorgang lässt die Sonne leuchten? | Kernfusion
Welcher Stern ist der Sonne am nächsten? | Proxima Centauri
Welche große Galaxie ist unserer am nächsten? | Andromedagalaxie / Andromeda / Andromedanebel
Welcher Zwergplanet ist im Asteroidengürtel? | Ceres`,
  },
};
