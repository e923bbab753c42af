import type { FactTexts } from '../fact-texts.ts';

/** The body, its senses and its health. */
export const facts: FactTexts = {
  'human-body': {
    4: `
Was brauchst du zum Beißen? | Zähne
Was hat fünf Finger? | Hand
Was kommt in eine Socke? | Fuß
Was verbindet deinen Kopf mit deinem Körper? | Hals
Was knickt in der Mitte von deinem Arm? | Ellbogen / Ellenbogen
Was knickt in der Mitte von deinem Bein? | Knie
Was wächst oben auf deinem Kopf? | Haare
Was ist gleich unter deinem Mund? | Kinn
Was verbindet deinen Arm mit deinem Körper? | Schulter
Was ist das kleine Loch mitten auf deinem Bauch? | Bauchnabel / Nabel
Was geht über deinem Auge zu, wenn du schläfst? | Augenlid / Lid
Worauf liegst du, wenn du in den Himmel schaust? | Rücken
Was ist zwischen deinen Augen und deinem Mund? | Nase
Was spitzt du für einen Kuss? | Lippen
Was streckst du aus, um auf etwas zu zeigen? | Finger / Zeigefinger
Welcher Finger ist kurz und dick? | Daumen
Was ist vorne an deinem Fuß? | Zehen
Was legst du um jemanden, den du lieb hast? | Arme`,
    6: `
Was pumpt das Blut durch deinen Körper? | Herz
Was brauchst du zum Denken? | Gehirn / Hirn
Was füllt sich mit Luft, wenn du einatmest? | Lunge
Wo trifft das Essen auf Säure, wenn du es geschluckt hast? | Magen
Wie heißen alle deine Knochen zusammen? | Skelett
Was zieht an deinen Knochen und bewegt sie? | Muskeln
Was bedeckt außen deinen ganzen Körper? | Haut
Welche rote Flüssigkeit fließt durch deinen Körper? | Blut
Welcher Streifen aus Haaren ist über deinem Auge? | Augenbraue / Braue
Was ist hart und schützt dein Gehirn? | Schädel
Welche gebogenen Knochen schützen deine Lunge? | Rippen
Wo ist dein Bein mit dem Körper verbunden? | Hüfte
Was ist zwischen deinem Bein und deinem Fuß? | Knöchel / Fußgelenk / Sprunggelenk
Was ist zwischen deinem Arm und deiner Hand? | Handgelenk
Wie heißen die ersten Zähne, die wieder ausfallen? | Milchzähne
Was wächst hart an der Spitze eines Fingers? | Nagel / Fingernagel
Welche Reihe von Knochen läuft deinen Rücken hinunter? | Wirbelsäule / Rückgrat`,
    8: `
Durch welche Röhre kommt das Essen in den Magen? | Speiseröhre
Durch welche Röhre kommt die Luft in die Lunge? | Luftröhre
Welche Organe reinigen das Blut und bilden Urin? | Nieren
Wo sammelt der Körper den Urin? | Blase / Harnblase
Welcher Muskel unter der Lunge hilft beim Atmen? | Zwerchfell
Welche Adern führen das Blut vom Herzen weg? | Arterien / Schlagadern
Welche Adern führen das Blut zum Herzen zurück? | Venen
Wo kommt das meiste aus der Nahrung ins Blut? | Dünndarm
Welches große Organ bildet Galle? | Leber | Sie hat Hunderte von Aufgaben und kann nachwachsen.
Wie heißt die Stelle, an der zwei Knochen zusammentreffen? | Gelenk
Was verbindet einen Muskel mit einem Knochen? | Sehne
Welcher Knochen ist der längste? | Oberschenkelknochen / Femur
Was leitet Meldungen von den Fingern zum Rücken? | Nerven
Welche Blutzellen bringen den Sauerstoff? | rote Blutkörperchen
Welche Blutzellen bekämpfen Krankheitserreger? | weiße Blutkörperchen
Welche harte Schicht bedeckt den Zahn? | Zahnschmelz / Schmelz | Er ist das Härteste im ganzen Körper.
Welche vorderen Zähne schneiden das Essen ab? | Schneidezähne
Welche hinteren Zähne zermahlen das Essen? | Backenzähne / Mahlzähne
Welche spitzen Zähne reißen das Essen ab? | Eckzähne`,
    10: `
Welche winzigen Adern verbinden Arterien und Venen? | Kapillaren / Haargefäße
Welche winzigen Säckchen in der Lunge geben Sauerstoff ins Blut? | Lungenbläschen / Alveolen
Welcher Teil des Gehirns hält dich im Gleichgewicht? | Kleinhirn
Welcher Teil des Gehirns ist der größte? | Großhirn
Was hält als festes Gewebe einen Knochen am anderen? | Band / Bänder
Welches Organ bildet Insulin? | Bauchspeicheldrüse / Pankreas
Welche winzigen Zellteile lassen das Blut gerinnen? | Blutplättchen / Thrombozyten
In welcher blassgelben Flüssigkeit schwimmen die Blutzellen? | Blutplasma / Plasma
Wie heißen die beiden oberen Räume des Herzens? | Vorhöfe
Wie heißen die beiden unteren Räume des Herzens? | Herzkammern / Kammern / Ventrikel
Welche Drüse am Hals regelt, wie schnell der Körper Energie verbraucht? | Schilddrüse
Welches Bündel aus Nerven läuft durch die Wirbelsäule? | Rückenmark
Welches kleine Organ speichert die Galle? | Gallenblase
Wo nimmt der Körper dem verdauten Essen das Wasser? | Dickdarm
Wie heißt die Kniescheibe in der Fachsprache? | Patella
Wie heißt das Schlüsselbein in der Fachsprache? | Clavicula / Klavikula
Welches glatte Gewebe bedeckt die Enden der Knochen? | Knorpel
Welcher Farbstoff färbt Haut und Haare? | Melanin
Was ist der kleinste lebende Baustein des Körpers? | Zelle`,
  },
  'five-senses': {
    4: `
Einen Regenbogen siehst du mit deinen … | Augen
Eine Glocke hörst du mit deinen … | Ohren
Eine Blume riechst du mit deiner … | Nase
Ein Eis schmeckst du mit deiner … | Zunge
Eine weiche Decke fühlst du mit deiner … | Haut
Einen Vogel hörst du singen mit deinen … | Ohren
Ein Buch schaust du an mit deinen … | Augen
Frisches Brot riechst du mit deiner … | Nase
Eine saure Zitrone schmeckst du mit deiner … | Zunge
Die warme Sonne fühlst du auf deiner … | Haut
Einen Stern siehst du mit deinen … | Augen
Ein Flüstern hörst du mit deinen … | Ohren
Rauch riechst du mit deiner … | Nase
Salzige Chips schmeckst du mit deiner … | Zunge
Kalten Schnee fühlst du auf deiner … | Haut`,
    8: `
Durch welches dunkle Loch fällt Licht ins Auge? | Pupille | Bei hellem Licht wird sie kleiner.
Welcher Teil gibt deinen Augen die Farbe? | Iris / Regenbogenhaut
Welche Schicht hinten im Auge fängt das Licht auf? | Netzhaut
Welche klare Scheibe hinter der Pupille bricht das Licht? | Linse
Welches klare Fenster bedeckt das Auge vorne? | Hornhaut
Welcher Nerv bringt die Bilder ins Gehirn? | Sehnerv
Was wäscht den Staub aus deinen Augen? | Tränen
Welche Haare halten Staub von deinen Augen fern? | Wimpern
Welche dünne Haut im Ohr zittert, wenn ein Ton auf sie trifft? | Trommelfell
Welcher Teil des Innenohrs ist gewunden und mit Flüssigkeit gefüllt? | Hörschnecke / Schnecke
Was auf der Zunge unterscheidet süß von sauer? | Geschmacksknospen
Durch welche beiden Öffnungen kommen Düfte herein? | Nasenlöcher
Welcher klebrige Stoff hält den Gehörgang sauber? | Ohrenschmalz
Welche Schrift aus Punkten lesen blinde Menschen mit den Fingern? | Brailleschrift / Blindenschrift
Welche Sprache sprechen viele gehörlose Menschen mit den Händen? | Gebärdensprache
Was hilft Menschen, die unscharf sehen? | Brille
Welcher Sinn sorgt dafür, dass du nicht umfällst? | Gleichgewichtssinn / Gleichgewicht`,
  },
  'healthy-living': {
    4: `
Was wäschst du dir vor dem Essen? | Hände
Was putzt du am Morgen und vor dem Schlafen? | Zähne
Was setzt du auf, wenn du Rad fährst? | Helm / Fahrradhelm
Was trinkst du am besten, wenn du Durst hast? | Wasser
Womit cremst du dich ein, wenn die Sonne scheint? | Sonnencreme / Sonnenmilch
Wohin kannst du ohne Taschentuch niesen? | in die Armbeuge / in den Ellbogen
Was brauchst du zum Naseputzen? | Taschentuch
Was macht beim Händewaschen Schaum? | Seife
Wer kümmert sich um deine Zähne? | Zahnarzt / Zahnärztin
Wer hilft dir, gesund zu werden? | Arzt / Ärztin / Doktor
Was tust du die ganze Nacht? | schlafen
Womit schnallst du dich im Auto an? | Gurt / Sicherheitsgurt
Was kommt auf die Zahnbürste? | Zahnpasta / Zahncreme
Was gibt deinem Kopf an heißen Tagen Schatten? | Sonnenhut / Hut
Was nimmst du zum Abtrocknen nach dem Baden? | Handtuch / Badetuch
Was klebst du auf eine kleine Wunde? | Pflaster`,
    8: `
Welcher Mineralstoff aus der Milch macht die Knochen stark? | Kalzium / Calcium
Von welchem Vitamin steckt viel in Orangen? | Vitamin C
Welches Vitamin bildet deine Haut im Sonnenlicht? | Vitamin D
Welches Vitamin aus Karotten hilft deinen Augen? | Vitamin A
Welcher Mineralstoff hilft dem Blut, Sauerstoff zu tragen? | Eisen
Welcher Nährstoff baut Muskeln auf und repariert sie? | Eiweiß / Protein
Welcher Nährstoff aus Brot und Nudeln gibt dem Körper den meisten Treibstoff? | Kohlenhydrate
In welchem Nährstoff steckt am meisten Energie? | Fett
Was in Pflanzen hilft dem Essen durch den Darm? | Ballaststoffe
Wie nennt man winzige Wesen, die dich krank machen können? | Keime / Krankheitserreger
Wodurch lernt der Körper, eine Krankheit zu bekämpfen, bevor sie kommt? | Impfung / Impfstoff
Welche Arznei tötet Bakterien? | Antibiotikum / Antibiotika | Gegen Viren, etwa bei einer Erkältung, hilft sie nicht.
Was in Süßigkeiten füttert die Bakterien auf den Zähnen? | Zucker
Wie nennt man es, wenn ein Zahn ein Loch bekommt? | Karies
Wie nennt man es, wenn der Körper bei einer Krankheit zu heiß ist? | Fieber
Wie nennt man es, wenn Pollen oder Nüsse jemanden krank machen? | Allergie
Bei welcher Krankheit werden die Atemwege eng? | Asthma
Wie nennt man es, wenn der Körper zu wenig Wasser hat? | Austrocknung / Dehydrierung / Flüssigkeitsmangel`,
  },
  'food-groups': {
    6: `
Zu welcher Gruppe von Lebensmitteln gehört ein Apfel? | Obst
Zu welcher Gruppe von Lebensmitteln gehört eine Karotte? | Gemüse
Zu welcher Gruppe von Lebensmitteln gehört Reis? | Getreide
Zu welcher Gruppe von Lebensmitteln gehört Joghurt? | Milchprodukte
Zu welcher Gruppe von Lebensmitteln gehört Hähnchenfleisch? | Eiweißlieferanten / Eiweiß
Zu welcher Gruppe von Lebensmitteln gehört Spinat? | Gemüse
Zu welcher Gruppe von Lebensmitteln gehört Brot? | Getreide
Zu welcher Gruppe von Lebensmitteln gehört eine Banane? | Obst
Zu welcher Gruppe von Lebensmitteln gehört Fisch? | Eiweißlieferanten / Eiweiß
Zu welcher Gruppe von Lebensmitteln gehört Käse? | Milchprodukte
Zu welcher Gruppe von Lebensmitteln gehören Nudeln? | Getreide
Zu welcher Gruppe von Lebensmitteln gehört eine Birne? | Obst
Zu welcher Gruppe von Lebensmitteln gehört Brokkoli? | Gemüse
Zu welcher Gruppe von Lebensmitteln gehört Milch? | Milchprodukte
Zu welcher Gruppe von Lebensmitteln gehört ein Spiegelei? | Eiweißlieferanten / Eiweiß
Zu welcher Gruppe von Lebensmitteln gehören Haferflocken? | Getreide
Zu welcher Gruppe von Lebensmitteln gehört eine Erdbeere? | Obst
Zu welcher Gruppe von Lebensmitteln gehört Salat? | Gemüse`,
    8: `
Zu welcher Gruppe von Lebensmitteln gehört eine Zucchini? | Gemüse
Zu welcher Gruppe von Lebensmitteln gehört Couscous? | Getreide
Zu welcher Gruppe von Lebensmitteln gehört eine Kiwi? | Obst
Zu welcher Gruppe von Lebensmitteln gehört Putenfleisch? | Eiweißlieferanten / Eiweiß
Zu welcher Gruppe von Lebensmitteln gehört Mozzarella? | Milchprodukte
Zu welcher Gruppe von Lebensmitteln gehört Blumenkohl? | Gemüse
Zu welcher Gruppe von Lebensmitteln gehören Rosinen? | Obst
Zu welcher Gruppe von Lebensmitteln gehören Garnelen? | Eiweißlieferanten / Eiweiß
Zu welcher Gruppe von Lebensmitteln gehört Buttermilch? | Milchprodukte
Zu welcher Gruppe von Lebensmitteln gehört Gerste? | Getreide
Zu welcher Gruppe von Lebensmitteln gehört eine Aubergine? | Gemüse
Zu welcher Gruppe von Lebensmitteln gehört Thunfisch? | Eiweißlieferanten / Eiweiß
Zu welcher Gruppe von Lebensmitteln gehört eine Grapefruit? | Obst
Zu welcher Gruppe von Lebensmitteln gehört Quark? | Milchprodukte
Zu welcher Gruppe von Lebensmitteln gehört Hirse? | Getreide
Zu welcher Gruppe von Lebensmitteln gehört Spargel? | Gemüse
Welche Gruppe von Lebensmitteln gibt deinen Knochen am meisten Kalzium? | Milchprodukte
Welche Gruppe von Lebensmitteln lässt vor allem deine Muskeln wachsen? | Eiweißlieferanten / Eiweiß
Welche Gruppe von Lebensmitteln gibt dir am meisten Stärke? | Getreide`,
  },
  'first-aid': {
    6: `
Was hältst du unter kühles fließendes Wasser? | eine kleine Verbrennung / eine kleine Brandwunde | Kühle sie viele Minuten lang und hol einen Erwachsenen.
Was kommt auf eine saubere Schürfwunde? | ein Pflaster
Was aus dem Gefrierfach hilft gegen eine Beule? | ein Kühlkissen / ein Kühlpack | Wickle es zuerst in ein Tuch.
Was spülst du mit sauberem Wasser aus einer Schürfwunde? | Schmutz / Dreck
Womit zieht man einen Splitter heraus? | Pinzette
Welches Auto mit Sirene bringt Verletzte ins Krankenhaus? | Krankenwagen / Rettungswagen
Wer löscht Brände? | die Feuerwehr
Was piept, wenn es zu Hause brennt? | Rauchmelder
Welche harte Hülle hält einen gebrochenen Arm still? | Gips / Gipsverband
Welches Bild zeigt deine Knochen? | Röntgenbild
Womit misst man Fieber? | Thermometer / Fieberthermometer
In welchem Kasten ist alles für kleine Verletzungen? | Verbandskasten / Erste-Hilfe-Kasten
Was darfst du nur von Erwachsenen nehmen, denen du vertraust? | Medizin / Medikamente
Was wählst du, wenn jemand schwer verletzt ist? | die Notrufnummer / den Notruf
Was fragt man dich beim Notruf zuerst? | wo du bist / wo es passiert ist | Leg erst auf, wenn man es dir sagt.
Was prüfst du, bevor du jemandem hilfst? | ob du sicher bist`,
    8: `
Wie heißt die wichtigste Notrufnummer in den USA? | 911
Wie heißt die Notrufnummer in der ganzen Europäischen Union? | 112
Welche Notrufnummer gilt in Großbritannien neben der 112? | 999
Wie heißt die wichtigste Notrufnummer in Australien? | 000
Wie heißt die wichtigste Notrufnummer in Neuseeland? | 111
Mit welcher Nummer ruft man in Japan einen Krankenwagen? | 119
Mit welcher Nummer ruft man in Brasilien einen Krankenwagen? | 192
Mit welcher Nummer ruft man in China einen Krankenwagen? | 120
Wohin beugst du dich, wenn deine Nase blutet? | nach vorne / nach vorn | Drück die Nasenflügel zusammen und atme durch den Mund.
Wie bleibst du bei einem Brand unter dem Rauch? | am Boden kriechen / kriechen | In der Nähe des Bodens ist die Luft sauberer.
Was tust du, wenn deine Kleidung brennt? | stehen bleiben, hinlegen und wälzen
Was tust du, wenn der Feueralarm klingelt? | nach draußen gehen / ins Freie gehen
Was tust du mit einem fremden Hund? | in Ruhe lassen
Was tust du, wenn ein Gewitter nahe ist? | ins Haus gehen / hineingehen
Wie nennt man es, wenn ein Knochen kaputt ist? | Bruch / Knochenbruch / Fraktur
Wie nennt man es, wenn ein Band am Gelenk überdehnt ist? | Verstauchung
Welches Tuch hängt am Hals und hält den Arm? | Armschlinge / Schlinge / Dreieckstuch`,
    10: `
In welcher Lage bleiben bei Bewusstlosen die Atemwege frei? | stabile Seitenlage / Seitenlage
Wie heißt bei der Wiederbelebung das Drücken auf die Brust? | Herzdruckmassage
Welches Gerät kann ein Herz mit einem Stromstoß wieder in Gang bringen? | Defibrillator / AED
Wie heißt Drücken auf die Brust mit Beatmen, kurz gesagt? | HLW / Herz-Lungen-Wiederbelebung / Wiederbelebung
Wie heißt eine sehr gefährliche allergische Reaktion? | anaphylaktischer Schock / Anaphylaxie
Welches Mittel ist in der Notfallspritze bei starken Allergien? | Adrenalin
Woraus atmet man bei Asthma seine Arznei ein? | Inhalator / Asthmaspray
Wie heißt eine Verletzung des Gehirns durch einen Schlag auf den Kopf? | Gehirnerschütterung
Wie heißt es, wenn der Körper gefährlich kalt wird? | Unterkühlung
Wie heißt es, wenn der Körper gefährlich heiß wird? | Hitzschlag
Wie heißt es, wenn die Haut gefriert? | Erfrierung
Was passiert, wenn Essen die Atemwege verstopft? | man erstickt / Ersticken
Wer hilft am Telefon, wenn jemand Putzmittel geschluckt hat? | Giftnotruf / Giftnotrufzentrale
Was schnürt Arm oder Bein ab und stoppt so eine starke Blutung? | Tourniquet / Abbindesystem | Es ist das letzte Mittel für Leute, die es gelernt haben.
Welcher Verband presst auf eine stark blutende Wunde? | Druckverband
Wie heißt eine kleine Verletzung, die unter der Haut blutet? | Bluterguss / blauer Fleck`,
  },
};
