import type { FactTexts } from '../fact-texts.ts';

/** Plants and animals. */
export const facts: FactTexts = {
  plants: {
    6: `
Welcher Teil einer Pflanze trinkt Wasser aus dem Boden? | Wurzeln
Was hält eine Blume aufrecht? | Stängel / Stiel
Welche flachen grünen Teile fangen das Licht ein? | Blätter
Welchen Teil der Pflanze besuchen die Bienen? | Blüte
Was ist das kleine braune Ding im Apfel? | Kern / Samen
Wie heißt der dicke Stiel eines Baums? | Stamm / Baumstamm
Wie heißt die Haut eines Baums? | Rinde / Borke
Was wächst aus dem Stamm und trägt die Zweige? | Ast
Welcher Baum hat eine weiße Rinde? | Birke
Von welcher hohen gelben Blume essen wir die Kerne? | Sonnenblume
Welche Pflanze der Wüste hat Stacheln? | Kaktus
Wie heißen die bunten Blätter einer Blüte? | Blütenblätter / Kronblätter
Welchen süßen Saft finden Bienen in den Blüten? | Nektar
Welcher Baum hat lange Nadeln und Zapfen? | Kiefer / Föhre
Wie nennt man viele Bäume zusammen? | Wald
Aus welchem Getreide backen wir weißes Brot? | Weizen
Welche kleine grüne Pflanze bedeckt Steine an feuchten Orten? | Moos`,
    8: `
Wie machen Pflanzen Nahrung aus Licht, Luft und Wasser? | Fotosynthese / Photosynthese
Welcher grüne Farbstoff ist in den Blättern? | Chlorophyll / Blattgrün
Welchen gelben Staub tragen Bienen von Blüte zu Blüte? | Pollen / Blütenstaub
Wie heißt es, wenn Pollen auf eine andere Blüte kommt? | Bestäubung
Wie heißt es, wenn ein Samen zu wachsen beginnt? | Keimung
Aus welchem runden Teil unter der Erde wächst eine Tulpe? | Zwiebel / Blumenzwiebel
Welches Gas holen Pflanzen aus der Luft, um Nahrung zu machen? | Kohlendioxid / Kohlenstoffdioxid
Welches Gas geben Pflanzen ab, das wir atmen? | Sauerstoff
Wie nennt man Bäume, die das ganze Jahr grün sind? | immergrün
Welche Bäume werfen im Herbst ihre Blätter ab? | Laubbäume
Was haben Farne und Moose statt Samen? | Sporen
Wie heißt der Faden mit Pollen an der Spitze in einer Blüte? | Staubblatt / Staubgefäß
Welcher Teil der Blüte wird zur Frucht? | Fruchtknoten
Was wird aus faulenden Blättern und Schalen? | Kompost
Wie heißt eine ganz junge Pflanze? | Keimling / Sämling
Was zählst du im Baumstamm, um das Alter zu erfahren? | Jahresringe
Welchen Teil der Kartoffelpflanze essen wir? | Knolle`,
    10: `
Welche Röhren leiten in der Pflanze das Wasser nach oben? | Xylem
Welche Röhren leiten in der Pflanze den Zucker? | Phloem
Welche winzigen Öffnungen lassen Gase in ein Blatt hinein und hinaus? | Spaltöffnungen / Stomata
Welcher Teil der Pflanzenzelle macht mit Licht Zucker? | Chloroplast
Woraus bestehen die Zellwände der Pflanzen? | Zellulose / Cellulose
Wie heißt es, wenn Wasser durch die Blätter entweicht? | Transpiration
Welcher Teil des Staubblatts enthält den Pollen? | Staubbeutel
Welche klebrige Spitze des Stempels fängt den Pollen? | Narbe
Wie heißen die grünen Blättchen unter der Blüte? | Kelchblätter
Wie nennt man eine Pflanze, die nur ein Jahr lebt? | einjährig
Wie nennt man eine Pflanze, die viele Jahre lebt? | mehrjährig / ausdauernd
Wie heißt das erste Blatt im Samen? | Keimblatt
Wie heißt das Wachsen zum Licht hin? | Phototropismus / Fototropismus
Welchen weißen Stoff speichern Kartoffeln als Vorrat? | Stärke
Welcher Zucker entsteht bei der Fotosynthese? | Traubenzucker / Glukose / Glucose
Wie heißt es, wenn Pollen und Eizelle verschmelzen? | Befruchtung
Welches Gas der Luft müssen Bakterien im Boden für Pflanzen umwandeln? | Stickstoff`,
  },
  'animal-facts': {
    4: `
Welches Tier macht muh? | Kuh
Welches Tier macht wau, wau? | Hund
Welches Tier macht miau? | Katze
Welches Tier grunzt? | Schwein
Welches Tier macht mäh? | Schaf
Welches Tier wiehert? | Pferd
Welcher Vogel schwimmt und macht nak, nak? | Ente
Welches Tier ruft kikeriki? | Hahn
Welches Tier hüpft und macht quak? | Frosch
Welcher Vogel ruft nachts hu-hu? | Eule / Kauz
Welches Tier macht Honig? | Biene
Welches Tier hat einen langen Rüssel? | Elefant
Welches Tier hat einen sehr langen Hals? | Giraffe
Welches Tier hat schwarze und weiße Streifen? | Zebra
Welches Tier hüpft und hat einen Beutel? | Känguru
Welches Tier trägt ein Haus und kriecht auf einer Spur aus Schleim? | Schnecke
Welches Tier webt ein Netz? | Spinne
Welches Tier hat keine Beine und eine gespaltene Zunge? | Schlange`,
    6: `
Welches Tier läuft an Land am schnellsten? | Gepard
Welches Tier ist das größte von allen? | Blauwal
Welcher Vogel ist der größte? | Strauß
Welcher winzige Vogel kann rückwärts fliegen? | Kolibri
Welches Tier schläft mit dem Kopf nach unten? | Fledermaus
Welches Tier baut Dämme? | Biber
Welche Echse wechselt ihre Farbe? | Chamäleon
Welcher Bär frisst Bambus? | Panda
Welcher schwarz-weiße Vogel schwimmt, aber fliegt nicht? | Pinguin
Welches Meerestier hat acht Arme? | Krake / Oktopus
Welches Tier der Wüste hat Höcker? | Kamel
Welches Tier mit buschigem Schwanz vergräbt Nüsse? | Eichhörnchen
Welches kleine Tier rollt sich zu einer stacheligen Kugel? | Igel
Welches graue Tier lebt auf Eukalyptusbäumen? | Koala
Welches weiße Tier jagt in der Arktis Robben? | Eisbär / Polarbär
Was wird zum Schmetterling? | Raupe
Welches Insekt leuchtet in der Nacht? | Glühwürmchen
Welches Tier hat ein Horn auf der Nase? | Nashorn / Rhinozeros
Welches Reptil im Fluss hat ein langes, großes Maul? | Krokodil`,
    8: `
Wie nennt man ein Tier, das nur Pflanzen frisst? | Pflanzenfresser
Wie nennt man ein Tier, das nur Fleisch frisst? | Fleischfresser
Wie nennt man ein Tier, das Pflanzen und Fleisch frisst? | Allesfresser
Wie nennt man ein Tier, das andere jagt? | Raubtier / Räuber / Fressfeind
Wie nennt man ein Tier, das gejagt wird? | Beute / Beutetier
Wie nennt man Tiere, die in der Nacht wach sind? | nachtaktiv
Wie heißt der lange Schlaf vieler Tiere in der kalten Zeit? | Winterschlaf
Wie heißt die weite Reise der Vögel in warme Länder? | Vogelzug
Wie heißen Farben, die ein Tier verstecken? | Tarnung / Tarnfarben
Was brauchen Fische zum Atmen? | Kiemen
Wie heißt die Verwandlung von der Kaulquappe zum Frosch? | Metamorphose
Womit tasten und riechen Insekten? | Fühler / Antennen
Wie nennt man eine Tierart, die es nicht mehr gibt? | ausgestorben
Wie nennt man eine Tierart, die es bald nicht mehr geben könnte? | bedroht / gefährdet
Wie heißt der Ort, an dem ein Tier in der Natur wohnt? | Lebensraum / Habitat
Wie nennt man Tiere, die so warm sind wie ihre Umgebung? | wechselwarm
Wie nennt man Tiere mit Rückgrat? | Wirbeltiere
Wie nennt man Tiere ohne Rückgrat? | Wirbellose / wirbellose Tiere`,
  },
  'animal-groups': {
    6: `
Zu welcher Tiergruppe gehört der Hund? | Säugetiere
Zu welcher Tiergruppe gehört der Spatz? | Vögel
Zu welcher Tiergruppe gehört der Lachs? | Fische
Zu welcher Tiergruppe gehört die Schlange? | Reptilien / Kriechtiere
Zu welcher Tiergruppe gehört der Frosch? | Amphibien / Lurche
Zu welcher Tiergruppe gehört die Biene? | Insekten
Zu welcher Tiergruppe gehört das Pferd? | Säugetiere
Zu welcher Tiergruppe gehört der Adler? | Vögel
Zu welcher Tiergruppe gehört der Hai? | Fische
Zu welcher Tiergruppe gehört die Eidechse? | Reptilien / Kriechtiere
Zu welcher Tiergruppe gehört die Kröte? | Amphibien / Lurche
Zu welcher Tiergruppe gehört die Ameise? | Insekten
Zu welcher Tiergruppe gehört die Maus? | Säugetiere
Zu welcher Tiergruppe gehört die Ente? | Vögel
Zu welcher Tiergruppe gehört die Forelle? | Fische
Zu welcher Tiergruppe gehört die Schildkröte? | Reptilien / Kriechtiere
Zu welcher Tiergruppe gehört der Salamander? | Amphibien / Lurche
Zu welcher Tiergruppe gehört der Schmetterling? | Insekten
Zu welcher Tiergruppe gehört der Elefant? | Säugetiere
Zu welcher Tiergruppe gehört die Eule? | Vögel
Zu welcher Tiergruppe gehört der Goldfisch? | Fische
Zu welcher Tiergruppe gehört das Krokodil? | Reptilien / Kriechtiere
Zu welcher Tiergruppe gehört der Molch? | Amphibien / Lurche
Zu welcher Tiergruppe gehört der Marienkäfer? | Insekten`,
    8: `
Zu welcher Tiergruppe gehört der Wal? | Säugetiere | Er atmet Luft und säugt seine Jungen mit Milch.
Zu welcher Tiergruppe gehört die Fledermaus? | Säugetiere | Sie fliegt, hat aber Fell und gibt Milch.
Zu welcher Tiergruppe gehört der Pinguin? | Vögel | Er hat Federn und legt Eier.
Zu welcher Tiergruppe gehört das Seepferdchen? | Fische | Es atmet mit Kiemen.
Zu welcher Tiergruppe gehört der Axolotl? | Amphibien / Lurche
Zu welcher Tiergruppe gehört die Vogelspinne? | Spinnentiere | Sie hat acht Beine. Insekten haben sechs.
Zu welcher Tiergruppe gehört der Skorpion? | Spinnentiere
Zu welcher Tiergruppe gehört die Zecke? | Spinnentiere
Zu welcher Tiergruppe gehört die Krabbe? | Krebstiere
Zu welcher Tiergruppe gehört der Hummer? | Krebstiere
Zu welcher Tiergruppe gehört die Garnele? | Krebstiere
Zu welcher Tiergruppe gehört die Schnecke? | Weichtiere
Zu welcher Tiergruppe gehört der Krake? | Weichtiere
Zu welcher Tiergruppe gehört die Muschel? | Weichtiere
Zu welcher Tiergruppe gehört der Kalmar? | Weichtiere
Zu welcher Tiergruppe gehört der Seestern? | Stachelhäuter
Zu welcher Tiergruppe gehört der Seeigel? | Stachelhäuter
Zu welcher Tiergruppe gehört die Qualle? | Nesseltiere
Zu welcher Tiergruppe gehört die Koralle? | Nesseltiere
Zu welcher Tiergruppe gehört das Schnabeltier? | Säugetiere | Es legt Eier, säugt seine Jungen aber mit Milch.
Zu welcher Tiergruppe gehört die Libelle? | Insekten
Zu welcher Tiergruppe gehört der Strauß? | Vögel`,
  },
  'food-chains': {
    8: `
Woher kommt am Anfang die Energie der meisten Nahrungsketten? | von der Sonne / Sonne
Wie nennt man eine Pflanze in der Nahrungskette? | Produzent / Erzeuger | Sie macht ihre Nahrung selbst.
Wie nennt man jedes Tier in der Nahrungskette? | Konsument / Verbraucher
Wie nennt man Pilze und Bakterien, die Totes abbauen? | Destruenten / Zersetzer
Wie heißen viele Nahrungsketten, die verknüpft sind? | Nahrungsnetz
Wie nennt man ein Tier, das tote Tiere frisst, die es findet? | Aasfresser
Wie nennt man ein Raubtier ganz oben, das keine Feinde hat? | Spitzenprädator / Topprädator / Gipfelräuber
Wie heißen alle Lebewesen eines Ortes mit ihrer Umgebung? | Ökosystem
Welche winzigen schwebenden Pflanzen stehen im Meer am Anfang der Nahrungskette? | Phytoplankton / Plankton
Was wird von einem Glied der Nahrungskette zum nächsten weitergegeben? | Energie
Wo leben Kamele und Kakteen? | in der Wüste / Wüste
Wo leben Eisbären und Walrosse? | in der Arktis / Arktis
Wo leben Tukane und Faultiere? | im Regenwald / Regenwald
Wo leben Löwen und Zebras? | in der Savanne / Savanne
Wo leben Clownfische und Seeanemonen? | im Korallenriff / Korallenriff
Wo leben Rohrkolben und Libellen? | am Teich / im Teich / Teich`,
    10: `
Wie heißt in der Nahrungskette ein Tier, das Pflanzen frisst? | Primärkonsument / Konsument 1. Ordnung
Wie heißt in der Nahrungskette ein Tier, das Pflanzenfresser frisst? | Sekundärkonsument / Konsument 2. Ordnung
Wie heißt jede Stufe einer Nahrungskette? | Trophieebene / Trophiestufe
Wie heißt die Masse aller Lebewesen an einem Ort? | Biomasse
Wie heißt die Vielfalt des Lebens an einem Ort? | Biodiversität / Artenvielfalt
Was lebt auf oder in einem anderen Lebewesen und schadet ihm? | Parasit / Schmarotzer
Worauf lebt ein Parasit? | Wirt
Wie heißt es, wenn zwei Arten einander nützen? | Symbiose / Mutualismus
Wie heißt ein Neuling, der den anderen Arten schadet? | invasive Art
Wie heißt eine Art, die ein ganzes Ökosystem zusammenhält? | Schlüsselart
Wie heißt die Rolle einer Art in ihrem Ökosystem? | ökologische Nische / Nische
Wie heißen alle Lebewesen einer Art an einem Ort? | Population
Wie heißen alle Arten zusammen, die an einem Ort leben? | Lebensgemeinschaft / Biozönose
Wie heißt ein Merkmal, das einer Art beim Überleben hilft? | Anpassung
Wie heißt der Kampf um dieselbe Nahrung oder denselben Platz? | Konkurrenz
Wie heißt alles Unbelebte, etwa Licht und Wasser? | abiotische Faktoren
Welcher Kreislauf bewegt CO2 zwischen Luft, Pflanzen und Tieren? | Kohlenstoffkreislauf`,
  },
};
