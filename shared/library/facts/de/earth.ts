import type { FactTexts } from '../fact-texts.ts';

/** Rocks, rivers, mountains and famous places. */
export const facts: FactTexts = {
  'rocks-volcanoes': {
    8: `
Wie heißt heißes, flüssiges Gestein unter der Erde? | Magma
Wie heißt flüssiges Gestein, wenn es herausfließt? | Lava
Welcher Berg kann Asche und flüssiges Gestein ausspucken? | Vulkan
Wie heißt es, wenn der Boden wackelt? | Erdbeben
Wie heißt die harte äußere Schicht der Erde? | Erdkruste / Kruste
Wie heißt die dicke Schicht unter der Kruste? | Erdmantel / Mantel
Wie heißt die heiße Mitte der Erde? | Erdkern / Kern
Wie heißt die Spur eines alten Lebewesens im Stein? | Fossil / Versteinerung
Wie heißen Gesteine aus abgekühlter Schmelze? | magmatische Gesteine / Magmatite
Wie heißen Gesteine aus Schichten von Sand und Schlamm? | Sedimentgesteine / Ablagerungsgesteine
Wie heißen Gesteine, die Hitze und Druck verändert haben? | metamorphe Gesteine / Umwandlungsgesteine
Wie heißt es, wenn Gestein in Regen, Frost und Wind zerfällt? | Verwitterung
Wie heißt es, wenn Wind oder Wasser den Boden wegträgt? | Erosion / Abtragung
Worin stecken die Wurzeln der Pflanzen? | Boden / Erde / im Boden
Woraus bestehen Gesteine? | Minerale / Mineralien
Welche große Welle kommt nach einem Beben unter dem Meer? | Tsunami
Was ist ein Salzkorn mit seinen ebenen Flächen? | Kristall`,
    10: `
Welches gesprenkelte Gestein ist langsam tief unten abgekühlt? | Granit
Welches dunkle Gestein bildet den größten Teil des Meeresbodens? | Basalt
Welches Gestein hat so viele Löcher, dass es schwimmt? | Bimsstein / Bims
Welches Gestein ist vulkanisches Glas? | Obsidian
Welches Gestein entsteht aus Schalen und Skeletten im Meer? | Kalkstein / Kalk
Welches Gestein besteht aus verklebten Sandkörnern? | Sandstein
Zu welchem Gestein wird Kalkstein unter Hitze und Druck? | Marmor
Welches Gestein lässt sich in dünne Platten für Dächer spalten? | Schiefer
Welcher Brennstoff ist aus Pflanzen uralter Sümpfe entstanden? | Kohle / Steinkohle
Welches Mineral ist das härteste? | Diamant
Welches Mineral ist das weichste auf der Mohs-Skala? | Talk / Talkum
Aus welchem Mineral ist der meiste Sand? | Quarz
Wie heißen die riesigen Stücke der Erdkruste, die sich bewegen? | tektonische Platten / Erdplatten
Wie heißt ein Riss, an dem sich Gesteine verschieben? | Verwerfung
Wie heißt der Punkt auf der Erdoberfläche über einem Beben? | Epizentrum
Was zeichnet die Erschütterungen des Bodens auf? | Seismograf / Seismograph
Was hängt von der Decke einer Tropfsteinhöhle? | Stalaktit
Was wächst vom Boden einer Tropfsteinhöhle nach oben? | Stalagmit
Wie heißt es, wenn eine Platte unter eine andere taucht? | Subduktion`,
  },
  rivers: {
    8: `
Welcher Fluss fließt durch Paris? | Seine
Welcher Fluss fließt durch London? | Themse
Welcher Fluss fließt durch Kairo? | Nil
Welcher Fluss fließt durch Wien und Budapest? | Donau
Welcher Fluss fließt durch Köln? | Rhein
Welcher Fluss fließt durch Rom? | Tiber
Welcher Fluss fließt westlich an Manhattan vorbei? | Hudson
Welcher Fluss fließt an Washington, D. C. vorbei? | Potomac
Welcher Fluss fließt durch New Orleans? | Mississippi
Welcher Fluss hat den Grand Canyon gegraben? | Colorado
Welcher Fluss führt weltweit das meiste Wasser? | Amazonas
Welcher Fluss ist der längste in Asien? | Jangtse / Jangtsekiang
Welcher Fluss fließt durch Hamburg und Dresden? | Elbe
Welcher Fluss fließt am Berliner Dom vorbei? | Spree
Welcher Fluss fließt am Kreml vorbei? | Moskwa
Welcher Fluss ist den Hindus heilig? | Ganges
Welcher Fluss ist der längste in Europa? | Wolga`,
    10: `
Welcher Fluss fließt an Kinshasa vorbei? | Kongo
Welcher Fluss fließt durch Bagdad? | Tigris
An welchem Fluss lag das alte Babylon? | Euphrat
Welcher Fluss fließt durch Sankt Petersburg? | Newa
Welcher Fluss erreicht bei Lissabon das Meer? | Tejo / Tajo
Welcher Fluss fließt durch Porto? | Douro
Welcher Fluss fließt durch Sevilla? | Guadalquivir
Welcher Fluss fließt durch Florenz? | Arno
Welcher Fluss fließt durch Turin? | Po
Welcher Fluss fließt aus dem Genfer See ins Mittelmeer? | Rhone / Rhône
Welcher Fluss fließt durch Bordeaux? | Garonne
Welcher Fluss fließt durch Prag? | Moldau
Welcher Fluss fließt durch Warschau? | Weichsel
Welcher Fluss stürzt die Victoriafälle hinunter? | Sambesi
Welcher Fluss fließt durch Dublin? | Liffey
Welcher Fluss ist der längste in Pakistan? | Indus
Welcher Fluss hat sein Delta im Süden von Vietnam? | Mekong
Welcher lange Fluss fließt von Montana in den Mississippi? | Missouri
Welcher Fluss ist die Grenze zwischen Texas und Mexiko? | Rio Grande
Welcher Fluss fließt an Montreal vorbei? | Sankt-Lorenz-Strom
Welcher Fluss ist der längste in Alaska? | Yukon
Welcher Fluss fließt in der Nähe von Timbuktu? | Niger
Welcher Fluss fließt durch Saragossa? | Ebro
Welcher Fluss ist der längste in Frankreich? | Loire`,
  },
  mountains: {
    8: `
Welcher Berg ist der höchste der Welt? | Mount Everest
Welcher Berg ist der zweithöchste der Welt? | K2
Welcher Berg ist der höchste in Afrika? | Kilimandscharo
Welcher Berg ist der höchste in Nordamerika? | Denali / Mount McKinley
Welcher Berg ist der höchste in Südamerika? | Aconcagua
Welcher Berg ist der höchste in den Alpen? | Mont Blanc
Welcher Berg ist der höchste in Deutschland? | Zugspitze
Welcher Berg ist der höchste in Japan? | Fuji / Fudschijama
Welcher Berg ist der höchste in Spanien? | Teide | Er ist ein Vulkan auf Teneriffa.
Welcher Berg ist der höchste im Vereinigten Königreich? | Ben Nevis
Welcher Vulkan hat Pompeji begraben? | Vesuv
Welcher Vulkan steht auf Sizilien? | Ätna
Welcher Berg über Zermatt sieht aus wie eine Pyramide? | Matterhorn
Welcher Berg zeigt die Gesichter von vier US-Präsidenten? | Mount Rushmore
Auf welchem Berg wohnten die griechischen Götter? | Olymp
Welcher flache Berg steht über Kapstadt? | Tafelberg
Welcher Berg steht am Hafen von Rio de Janeiro? | Zuckerhut
Welcher rote Felsen steht mitten in Australien? | Uluru / Ayers Rock`,
    10: `
Welcher Berg ist der höchste in der Antarktis? | Mount Vinson / Vinson-Massiv
Welcher Berg ist der höchste im Kaukasus? | Elbrus
Welcher Berg ist der höchste in Österreich? | Großglockner
Welcher Berg ist der höchste in Wales? | Snowdon / Yr Wyddfa
Welcher Berg ist der höchste in Neuseeland? | Aoraki / Mount Cook
Welcher Berg ist der höchste auf dem australischen Festland? | Mount Kosciuszko
Welcher Berg ist der höchste auf Hawaii? | Mauna Kea
Welcher Berg ist der höchste in der Türkei? | Ararat
Welcher Berg ist der höchste in Mexiko? | Pico de Orizaba / Citlaltépetl
Welcher Berg ist der höchste in Kanada? | Mount Logan
Welcher Berg ist der höchste in den USA ohne Alaska? | Mount Whitney
Welcher Berg ist der höchste in Ecuador? | Chimborazo
Welcher Berg ist der höchste in Marokko? | Toubkal
Welcher Berg ist der höchste in Slowenien? | Triglav
Welcher Berg ist der höchste in Norwegen? | Galdhøpiggen
Welcher Berg ist der höchste in Irland? | Carrauntoohil
Welcher Vulkan im US-Staat Washington brach 1980 aus? | Mount Saint Helens / Mount St. Helens
Welcher Vulkan in Indonesien explodierte 1883? | Krakatau
Welcher Vulkan auf den Philippinen brach 1991 aus? | Pinatubo
Welcher Vulkan auf Island stoppte 2010 den Flugverkehr? | Eyjafjallajökull`,
  },
  landmarks: {
    8: `
In welchem Land steht der Eiffelturm? | Frankreich
In welchem Land steht das Kolosseum? | Italien
In welchem Land stehen die Pyramiden von Gizeh? | Ägypten
In welchem Land steht das Taj Mahal? | Indien
In welchem Land steht die Freiheitsstatue? | USA / Vereinigte Staaten
In welchem Land steht Stonehenge? | Vereinigtes Königreich / Großbritannien / England
In welchem Land liegt das Great Barrier Reef? | Australien
In welchem Land liegt Machu Picchu? | Peru
In welchem Land steht Schloss Neuschwanstein? | Deutschland
In welchem Land liegt die Akropolis? | Griechenland
In welchem Land steht die Basilius-Kathedrale? | Russland
In welchem Land steht die Christusstatue auf dem Corcovado? | Brasilien
In welchem Land steht die Sagrada Família? | Spanien
In welchem Land liegt Petra, die Stadt im Fels? | Jordanien
In welchem Land liegt Angkor Wat? | Kambodscha
In welchem Land steht die Pyramide von Chichén Itzá? | Mexiko
In welchem Land steht der Burj Khalifa? | Vereinigte Arabische Emirate
In welchem Land sitzt die Kleine Meerjungfrau? | Dänemark
In welchem Land stehen die Windmühlen von Kinderdijk? | Niederlande
In welchem Land steht das Atomium? | Belgien
In welchem Land steht der CN Tower? | Kanada
In welchem Land steht die Terrakotta-Armee? | China`,
    10: `
In welchem Land steht der Tempel Borobudur? | Indonesien
In welchem Land steht die Alhambra? | Spanien
In welchem Land liegt der Mont-Saint-Michel? | Frankreich
In welchem Land stehen die riesigen Köpfe der Osterinsel? | Chile
In welchem Land liegen die Felsenkirchen von Lalibela? | Äthiopien
In welchem Land steht die Große Moschee von Djenné? | Mali
In welchem Land stehen die Petronas Towers? | Malaysia
In welchem Land steht die Shwedagon-Pagode? | Myanmar / Birma / Burma
In welchem Land steht die Karlsbrücke? | Tschechien / Tschechische Republik
In welchem Land steht Schloss Schönbrunn? | Österreich
In welchem Land steht die Burg Wawel? | Polen
In welchem Land steht Schloss Bran? | Rumänien
In welchem Land stehen die Tempel von Abu Simbel? | Ägypten
In welchem Land liegt Persepolis? | Iran
In welchem Land liegen die Nazca-Linien? | Peru
In welchem Land liegt die Maya-Stadt Tikal? | Guatemala
In welchem Land steht die Hassan-II.-Moschee? | Marokko
In welchem Land liegt die Felsenfestung Sigiriya? | Sri Lanka
In welchem Land liegen die Cliffs of Moher? | Irland
In welchem Land liegt der Geirangerfjord? | Norwegen
In welchem Land liegt der Milford Sound? | Neuseeland
In welchem Land liegt die Halong-Bucht? | Vietnam
In welchem Land steht der Tempel Wat Arun? | Thailand
In welchem Land steht der Palast Gyeongbokgung? | Südkorea
In welchem Land steht der Palast von Knossos? | Griechenland
In welchem Land steht der Turm von Belém? | Portugal`,
  },
  'city-landmarks': {
    8: `
In welcher Stadt steht der Eiffelturm? | Paris
In welcher Stadt steht der Big Ben? | London
In welcher Stadt steht das Kolosseum? | Rom
In welcher Stadt steht das Brandenburger Tor? | Berlin
In welcher Stadt steht die Freiheitsstatue? | New York
In welcher Stadt steht die Golden Gate Bridge? | San Francisco
In welcher Stadt steht das Weiße Haus? | Washington, D. C. / Washington
In welcher Stadt liegt der Rote Platz? | Moskau
In welcher Stadt steht die Sagrada Família? | Barcelona
In welcher Stadt liegt die Akropolis? | Athen
In welcher Stadt steht die Blaue Moschee? | Istanbul
In welcher Stadt steht die Christusstatue auf dem Corcovado? | Rio de Janeiro
In welcher Stadt sitzt die Kleine Meerjungfrau? | Kopenhagen
In welcher Stadt steht das Atomium? | Brüssel
In welcher Stadt steht das Anne-Frank-Haus? | Amsterdam
In welcher Stadt steht die Karlsbrücke? | Prag
In welcher Stadt steht Schloss Schönbrunn? | Wien
In welcher Stadt steht der Burj Khalifa? | Dubai
In welcher Stadt liegt die Verbotene Stadt? | Peking
In welcher Stadt steht der CN Tower? | Toronto`,
    10: `
In welcher Stadt ist das Museum Prado? | Madrid
In welcher Stadt steht der Skytree? | Tokio
In welcher Stadt steht die Rialtobrücke? | Venedig
In welcher Stadt steht der Ponte Vecchio? | Florenz
In welcher Stadt ist die Oper La Scala? | Mailand
In welcher Stadt steht das Hotel Marina Bay Sands? | Singapur
In welcher Stadt steht der Turm von Belém? | Lissabon
In welcher Stadt ist das Museum Eremitage? | Sankt Petersburg
In welcher Stadt steht der Goldene Tempel der Sikhs? | Amritsar
In welcher Stadt steht die Space Needle? | Seattle
In welcher Stadt steht der Schriftzug Hollywood? | Los Angeles
In welcher Stadt steht der Gateway Arch? | Saint Louis
In welcher Stadt steht der Willis Tower? | Chicago
In welcher Stadt steht der Zwinger? | Dresden
In welcher Stadt steht das Guggenheim-Museum aus Titanwellen? | Bilbao
In welcher Stadt stehen die Petronas Towers? | Kuala Lumpur
In welcher Stadt ist das Vasa-Museum? | Stockholm
In welcher Stadt steht die Fischerbastei? | Budapest`,
  },
};
