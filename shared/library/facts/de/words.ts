import type { FactTexts } from '../fact-texts.ts';

/** Opposites, and the Italian words of sheet music. */
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
offen | geschlossen
voll | leer
nass | trocken
alt | jung
hart | weich
hell | dunkel
sauber | schmutzig
laut | leise
früh | spät
links | rechts
zuerst | zuletzt
drücken | ziehen
schwer | leicht
nah | fern
dick | dünn
reich | arm
anfangen | aufhören
vorher | nachher
wahr | falsch
wach | schlafend
gewinnen | verlieren
immer | nie`,
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
