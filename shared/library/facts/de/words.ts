import type { FactTexts } from '../fact-texts.ts';

/** Opposites, animals and their young, and the Italian words of sheet music. */
export const facts: FactTexts = {
  opposites: {
    all: `
heiß | kalt
groß | klein
lang | kurz
schnell | langsam
fröhlich | traurig
Tag | Nacht
oben | unten
drinnen | draußen
offen | geschlossen / zu
voll | leer
nass | trocken
alt | jung / neu
hart | weich
hell | dunkel
sauber | schmutzig / dreckig
laut | leise
früh | spät
links | rechts
zuerst | zuletzt
drücken | ziehen
schwer | leicht
nah | fern / weit
dick | dünn
reich | arm
anfangen | aufhören / enden
vorher | nachher / danach
wahr | falsch
wach | schlafend
gewinnen | verlieren
immer | nie / niemals`,
  },
  'young-animals': {
    all: `
Katze | Kätzchen
Hund | Welpe
Kuh | Kalb / Kälbchen
Pferd | Fohlen / Füllen
Schaf | Lamm / Lämmchen
Schwein | Ferkel
Ziege | Zicklein / Geißlein
Huhn | Küken
Ente | Entenküken / Entlein
Gans | Gänseküken / Gössel
Wildschwein | Frischling
Frosch | Kaulquappe
Bär | Bärenjunges / Jungbär
Reh | Kitz / Rehkitz
Maikäfer | Engerling
Fliege | Made
Aal | Glasaal
Schmetterling | Raupe
Hase | Häschen / Junghase
Seehund | Heuler`,
  },
  'music-words': {
    all: `
piano | leise
forte | laut
mezzo piano | mittelleise
mezzo forte | mittellaut
pianissimo | sehr leise
fortissimo | sehr laut
crescendo | lauter werdend
diminuendo | leiser werdend
largo | sehr langsam und breit
adagio | langsam
andante | im Gehtempo
moderato | mäßig schnell
allegro | schnell und munter
presto | sehr schnell
accelerando | schneller werdend
ritardando | langsamer werdend
a tempo | zurück zum ersten Tempo
legato | gebunden
staccato | kurz | Die Töne sind getrennt.
dolce | zart und lieblich
da capo | noch einmal von vorn
fine | Ende
solo | allein
tutti | alle zusammen`,
  },
};
