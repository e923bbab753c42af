import type { FactTexts } from '../fact-texts.ts';

/** Weather, the internet, the calendar and money. */
export const facts: FactTexts = {
  weather: {
    6: `
Was fällt in dicken Tropfen aus den Wolken? | Regen
Was fällt in weichen weißen Flocken? | Schnee
Wie heißen Kugeln aus Eis, die bei Gewitter fallen? | Hagel / Hagelkörner
Was leuchtet bei Gewitter hell auf? | Blitz
Was grollt bei Gewitter? | Donner
Wie heißt Luft, die sich bewegt? | Wind
Wie heißt eine Wolke am Boden? | Nebel
Was ist bunt am Himmel, wenn es regnet und die Sonne scheint? | Regenbogen
Worauf läufst du im Winter Schlittschuh? | Eis
Was hängt bei Kälte vom Dach? | Eiszapfen
Welche Jahreszeit ist die heißeste? | Sommer
Wann verlieren viele Bäume ihre Blätter? | im Herbst / Herbst
Welche Jahreszeit ist die kälteste? | Winter
Wann fangen die Blumen an zu blühen? | im Frühling / Frühling / Frühjahr
Welcher Sturm dreht sich wie ein Trichter? | Tornado / Windhose
Was bleibt nach dem Regen am Boden stehen? | Pfütze
Welche winzigen Tropfen liegen morgens im Gras? | Tau
Was schwebt am Himmel und besteht aus winzigen Tropfen? | Wolke`,
    8: `
Wie heißt es, wenn Wasser zu Dampf wird? | Verdunstung / Verdunsten
Wie heißt es, wenn Dampf wieder zu Tropfen wird? | Kondensation / Kondensieren
Wie heißen Regen, Schnee und Hagel zusammen? | Niederschlag
Wie heißt Wasser als Gas? | Wasserdampf
Wie heißt Wasser unter der Erde? | Grundwasser
Wie heißt Regen, der über den Boden davonläuft? | Abfluss / Oberflächenabfluss
Wie heißt ein langsamer Fluss aus Eis? | Gletscher
Wie heißt ganz feiner Regen? | Nieselregen / Sprühregen / Niesel
Wie heißt eine lange Zeit ohne Regen? | Dürre / Trockenheit
Wie heißt es, wenn Wasser das Land bedeckt? | Überschwemmung / Hochwasser
Welcher riesige Sturm dreht sich über dem Meer? | Hurrikan / Taifun / Zyklon / Wirbelsturm | Der Name hängt vom Meer ab.
Wie heißt starker Wind mit viel Schnee? | Schneesturm / Blizzard
Wie heißen Kristalle aus Eis auf kaltem Gras? | Reif / Raureif
Was sagt dir das Wetter der nächsten Tage? | Wettervorhersage / Wetterbericht
Wer erforscht das Wetter? | Meteorologe / Meteorologin
Wie heißt ein leichter Wind? | Brise
Was treibt mit Wärme den Wasserkreislauf an? | Sonne`,
    10: `
Welche Wolken sehen aus wie weiße Wattebällchen? | Cumulus / Kumulus / Haufenwolken
Welche Wolken sind dünn und fein wie Fäden? | Cirrus / Zirrus / Federwolken
Welche Wolken bilden tief unten eine graue Decke? | Stratus / Schichtwolken
Welche Wolken türmen sich auf und bringen Blitz und Donner? | Cumulonimbus / Gewitterwolken
Womit misst man den Luftdruck? | Barometer
Womit misst man die Windgeschwindigkeit? | Anemometer / Windmesser
Womit misst man die Luftfeuchtigkeit? | Hygrometer
Was stellst du hinaus, um einen Wolkenbruch zu messen? | Regenmesser / Niederschlagsmesser
Wie heißt die ganze Luft um die Erde? | Atmosphäre / Lufthülle
In welcher untersten Luftschicht spielt sich das Wetter ab? | Troposphäre
Welche Gasschicht schützt uns vor UV-Licht? | Ozonschicht
Wie heißt es, wenn Gase in der Luft die Wärme festhalten? | Treibhauseffekt
Wie heißt das übliche Wetter eines Ortes über viele Jahre? | Klima
Welcher Wind bringt Südasien jedes Jahr starken Regen? | Monsun
Welcher schnelle Wind hoch oben schiebt das Wetter nach Osten? | Jetstream / Strahlstrom
Wie heißt der Rand, an dem kalte Luft vordringt? | Kaltfront
Welche Linien verbinden auf der Karte Orte mit gleichem Luftdruck? | Isobaren
Wie heißt Gestein, durch das unter der Erde Wasser fließt? | Grundwasserleiter / Aquifer`,
  },
  'safe-internet': {
    6: `
Welches geheime Wort öffnet dein Konto? | Passwort / Kennwort
Wie nennt man deinen ausgedachten Namen in einem Spiel? | Benutzername / Nickname / Spitzname
Welches kleine Bild steht im Spiel für dich? | Avatar
Was ist jemand im Netz, den du noch nie getroffen hast? | ein Fremder / ein Unbekannter
Wie nennt man es, wenn jemand im Netz immer wieder gemein ist? | Cybermobbing / Mobbing
Welches Bild oder Video will, dass du etwas kaufst? | Werbung / Anzeige
Was behältst du für dich, weil es sagt, wo du wohnst? | Adresse / Anschrift
Wem kannst du eine gemeine Nachricht immer zeigen? | einem Erwachsenen, dem du vertraust
Mit welchem Knopf kann dir jemand nicht mehr schreiben? | Blockieren / Sperren
Mit welchem Knopf sagst du einer App, dass etwas schlimm ist? | Melden
Was tust du mit einem Fenster, das sagt, dass du gewonnen hast? | schließen / zumachen
Was brauchen deine Augen, wenn du lange am Bildschirm warst? | eine Pause
Wie nennt man die Stunden an Fernseher, Tablet oder Handy? | Bildschirmzeit
Wie nennt man es, wenn du kein Internet hast? | offline
Wo gibst du eine Frage ein, um Seiten zu finden? | Suchmaschine
Was brauchst du, bevor du ein Foto von Freunden hochlädst? | Erlaubnis / ihre Erlaubnis`,
    8: `
Worauf tippst du, um auf eine andere Seite zu kommen? | Link
Wie heißt unerwünschte Post an Tausende von Leuten? | Spam
Wie heißt ein schädliches Programm, das sich selbst kopiert? | Virus / Computervirus
Wie heißt eine erfundene Geschichte, die wie eine echte Meldung aussieht? | Fake News / Falschmeldung
Wie heißt die Stelle, von der eine Information kommt? | Quelle
Was sind dein Name, dein Geburtstag und deine Schule zusammen? | persönliche Daten
Wie heißt eine Seite über dich in einer App? | Profil
Wie ist dein Konto, wenn nur Freunde deine Beiträge sehen? | privat
Was holst du für eine App, damit sie besser und sicherer wird? | Update / Aktualisierung
Wie heißt es, wenn du in einem Spiel etwas kaufst? | In-App-Kauf
Was schützt Bilder und Lieder vor dem Kopieren ohne Erlaubnis? | Urheberrecht
Wie heißt ein Bild von deinem eigenen Bildschirm? | Screenshot / Bildschirmfoto
Was soll eine App nicht verraten, weil es sagt, wo du bist? | Standort
Wie heißt das Alter, das du für eine App haben musst? | Mindestalter / Altersgrenze
Was tust du, wenn du an einem gemeinsamen Computer fertig bist? | abmelden / ausloggen
Wie heißt ein Gespräch, bei dem man tippt? | Chat`,
    10: `
Wie heißt eine falsche Nachricht, die dein Passwort stehlen will? | Phishing
Wie heißen schädliche Programme alle zusammen? | Malware / Schadsoftware
Wie heißt die Anmeldung mit Passwort und Code? | Zwei-Faktor-Authentifizierung
An welchen kleinen Dateien erkennt dich eine Webseite wieder? | Cookies
Was macht eine Nachricht auf ihrem Weg für andere unlesbar? | Verschlüsselung
Wie heißen die Spuren, die du im Netz hinterlässt? | digitaler Fußabdruck
Welche Regeln bestimmen, was eine App dir zeigt? | Algorithmus
Wie heißt ein gefälschtes Video eines echten Menschen aus dem Computer? | Deepfake
Wie heißt es, wenn sich jemand beim Kaufen für dich ausgibt? | Identitätsdiebstahl
Was hält unerwünschte Daten von einem Netzwerk fern? | Firewall
Wie heißt es, wenn sich jemand im Netz verstellt, um Vertrauen zu gewinnen? | Catfishing
Wie heißt eine reißerische Überschrift, die nur angetippt werden will? | Clickbait / Klickköder
Wie heißt eine zweite Kopie deiner Dateien? | Backup / Sicherungskopie
Was findet und entfernt schädliche Programme? | Virenschutz / Antivirenprogramm / Virenscanner
Wer bricht in Computer ein? | Hacker
Was merkt sich für jedes Konto ein langes, anderes Passwort? | Passwortmanager
Welches Programm sperrt deine Dateien, bis du zahlst? | Ransomware / Erpressungssoftware`,
  },
  'calendar-facts': {
    4: `
Welcher Tag kommt nach Montag? | Dienstag
Welcher Tag kommt nach Dienstag? | Mittwoch
Welcher Tag kommt nach Mittwoch? | Donnerstag
Welcher Tag kommt nach Donnerstag? | Freitag
Welcher Tag kommt nach Freitag? | Samstag / Sonnabend
Welcher Tag kommt nach Samstag? | Sonntag
Welcher Tag kommt nach Sonntag? | Montag
Wann geht die Sonne auf? | am Morgen / in der Früh
Wann ist es dunkel und du schläfst? | in der Nacht / nachts / Nacht
Was kommt zwischen Nachmittag und Nacht? | Abend
Wann steht die Sonne am höchsten? | am Mittag / mittags / Mittag
Wie heißt der Tag nach heute? | morgen
Wie heißt der Tag vor heute? | gestern
Was sind Samstag und Sonntag zusammen? | Wochenende
An welchem Tag wirst du ein Jahr älter? | Geburtstag / am Geburtstag
Was hängt an der Wand und zeigt die Tage? | Kalender`,
    6: `
Welcher Monat kommt nach dem Januar? | Februar
Welcher Monat kommt nach dem Februar? | März
Welcher Monat kommt nach dem März? | April
Welcher Monat kommt nach dem April? | Mai
Welcher Monat kommt nach dem Mai? | Juni
Welcher Monat kommt nach dem Juni? | Juli
Welcher Monat kommt nach dem Juli? | August
Welcher Monat kommt nach dem August? | September
Welcher Monat kommt nach dem September? | Oktober
Welcher Monat kommt nach dem Oktober? | November
Welcher Monat kommt nach dem November? | Dezember
Welcher Monat kommt nach dem Dezember? | Januar / Jänner
Welcher Monat ist der kürzeste? | Februar
In welchem Monat ist Halloween? | Oktober
In welchem Monat feiern die meisten Weihnachten? | Dezember | Viele orthodoxe Christen feiern es im Januar.
Mit welchem Monat beginnt das Jahr? | Januar / Jänner`,
    8: `
Wie viele Tage hat der Januar? | 31
Wie viele Tage hat der April? | 30
Wie viele Tage hat der Juni? | 30
Wie viele Tage hat der August? | 31
Wie viele Tage hat der September? | 30
Wie viele Tage hat der Dezember? | 31
Wie viele Tage hat der Februar in einem Schaltjahr? | 29
Wie viele Tage hat der Februar in einem normalen Jahr? | 28
Wie viele Tage hat ein normales Jahr? | 365
Wie viele Tage hat ein Schaltjahr? | 366
Wie viele ganze Wochen hat ein Jahr? | 52
Wie viele Monate hat ein Vierteljahr? | 3
Wie viele Monate haben 31 Tage? | 7
Wie viele Monate hat ein halbes Jahr? | 6
Wie viele Jahre hat ein Jahrzehnt? | 10
Wie viele Jahre hat ein Jahrhundert? | 100
Wie viele Jahre hat ein Jahrtausend? | 1.000
Alle wie viel Jahre ist meistens ein Schaltjahr? | 4`,
    10: `
An welchem Tag ist es in Europa am längsten hell? | Sommersonnenwende / Sommeranfang
An welchem Tag ist es in Europa am kürzesten hell? | Wintersonnenwende / Winteranfang
Wann sind Tag und Nacht etwa gleich lang? | Tagundnachtgleiche / Äquinoktium
Welche Jahre haben einen 29. Februar? | Schaltjahre
Nach welchem Kalender lebt heute fast die ganze Welt? | gregorianischer Kalender
Welchen Kalender hatte Europa vor 1582? | julianischer Kalender
Warum gibt es Jahreszeiten? | wegen der schrägen Erdachse
Um welchen Stern kreist die Erde einmal im Jahr? | um die Sonne / Sonne
Von welchem Himmelskörper hat der Monat seinen Namen? | Mond
Wofür braucht die Erde 24 Stunden? | eine Drehung um ihre Achse
Wie heißen Gebiete mit der gleichen Uhrzeit? | Zeitzonen
Welche Linie im Pazifik trennt zwei Tage? | Datumsgrenze
Durch welchen Ort läuft der Nullmeridian? | Greenwich
Welche Zeit gilt, wenn die Uhren im März vorgestellt sind? | Sommerzeit
Was bedeutet bei Jahren v. Chr.? | vor Christus
Was bedeutet bei Jahren n. Chr.? | nach Christus`,
  },
  money: {
    6: `
Wie heißen Münzen und Scheine zusammen? | Geld
Mit welchen runden Stücken aus Metall kannst du bezahlen? | Münzen
Wie heißen die Zettel aus Papier, mit denen man bezahlt? | Scheine / Geldscheine / Banknoten
Was sagt dir, wie viel etwas kostet? | Preis
Was bekommst du zurück, wenn du zu viel gibst? | Wechselgeld / Rückgeld
Was tust du, wenn du Geld für später zurücklegst? | sparen
Wo heben Kinder zu Hause ihre Münzen auf? | Sparschwein / Spardose
Worin tragen Erwachsene ihr Bargeld bei sich? | Geldbeutel / Portemonnaie / Geldbörse
Wo bezahlst du im Laden? | Kasse
Welcher Ort bewahrt das Geld vieler Leute sicher auf? | Bank
Ein Apfel kostet weniger als ein Kuchen. Der Apfel ist … | billiger / günstiger
Ein Kuchen kostet mehr als ein Apfel. Der Kuchen ist … | teurer
Wie nennt man das, was man haben muss, etwa Essen und eine Wohnung? | Bedürfnisse
Wie nennt man das, was man nur gern hätte, etwa Spielzeug? | Wünsche
Was tust du mit Geld, wenn du etwas kaufst? | ausgeben
Wie ist etwas, das nichts kostet? | kostenlos / gratis / umsonst`,
    8: `
Was bekommen Leute jeden Monat für ihre Arbeit? | Lohn / Gehalt
Was tust du, wenn du arbeitest und Geld dafür bekommst? | verdienen
Wie heißt ein Plan für dein Geld? | Budget / Haushaltsplan
Was zahlt dir die Bank dafür, dass dein Erspartes bei ihr liegt? | Zinsen
Wie heißt Geld, das dir eine Bank leiht? | Kredit / Darlehen
Was hast du, solange du jemandem noch Geld zurückzahlen musst? | Schulden
Wie heißt es, wenn ein Laden etwas vom Preis abzieht? | Rabatt / Nachlass
Welcher Zettel zeigt, was du gekauft und bezahlt hast? | Kassenbon / Kassenzettel / Quittung
Mit welcher Karte geht das Geld sofort von deinem Konto ab? | Debitkarte / Girokarte
Was bekommen viele Kinder jede Woche von ihren Eltern? | Taschengeld
Wie heißt Geld, das man schenkt, um anderen zu helfen? | Spende
Was zahlen alle, damit es Schulen und Straßen gibt? | Steuern
Wie heißt es, wenn man Dinge ohne Geld gegen andere Dinge gibt? | Tauschen / Tauschhandel
Was bleibt einem Laden, wenn alle Kosten bezahlt sind? | Gewinn
Welche Maschine gibt dir Bargeld? | Geldautomat / Bankautomat
Wer kauft im Laden etwas? | Kunde / Kundin`,
    10: `
Wie heißt es, wenn die Preise über Jahre immer weiter steigen? | Inflation / Teuerung
Was macht eine Firma, die mehr ausgibt, als sie einnimmt? | Verlust
Mit welcher Karte kaufst du jetzt und zahlst der Bank später? | Kreditkarte
Wofür zahlt man, damit ein Unfall oder ein Brand einen nicht arm macht? | Versicherung
Wie heißt ein kleiner Teil einer Firma, den man kaufen kann? | Aktie
Wo werden den ganzen Tag Teile von Firmen gekauft und verkauft? | Börse
Was eröffnest du bei einer Bank, um dein Geld dort zu lassen? | Konto
Wie heißt alles Geld, das eine Familie bezahlt? | Ausgaben
Welche Steuer zahlst du bei jedem Einkauf mit? | Mehrwertsteuer / Umsatzsteuer
Was sagt dir, wie viele Euro du für einen Dollar bekommst? | Wechselkurs
Wie nennt man Scheine, die Verbrecher nachgemacht haben? | Falschgeld
Was zahlt die Bank auf die Zinsen, die du bei ihr lässt? | Zinseszinsen / Zinseszins
Wie viel gibt es von einer Ware zu kaufen? Das ist das … | Angebot
Wie viel von einer Ware wollen die Leute kaufen? Das ist die … | Nachfrage
Was bezahlst du jeden Monat, um Musik zu hören oder Filme zu sehen? | Abo / Abonnement
Wie heißt das Versprechen, zu reparieren, was zu früh kaputtgeht? | Garantie`,
  },
};
