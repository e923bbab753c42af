import type { FactTexts } from '../fact-texts.ts';

/** Road signs: name of the drawing, meaning, and what the sign looks like for those who don’t see it. That must not tell the meaning. */
export const facts: FactTexts = {
  'road-signs-us': {
    all: `
stop | An der Linie anhalten | Rote Tafel mit acht Ecken und einem Wort
yield | Vorfahrt gewähren | Rot-weißes Dreieck, das nach unten zeigt
noentry | Einfahrt verboten | Weißer Balken in einer roten Scheibe
oneway | Einbahnstraße | Weißer Pfeil auf einer schwarzen Tafel
speed | Höchstgeschwindigkeit | Weiße Tafel mit zwei Wörtern und einer Zahl
noleft | Links abbiegen verboten | Gebogener Pfeil hinter einem roten Strich
noright | Rechts abbiegen verboten | Zur anderen Seite gebogener Pfeil hinter einem roten Strich
nouturn | Wenden verboten | Pfeil, der ganz zurückläuft, hinter einem roten Strich
noparking | Parken verboten | Buchstabe P hinter einem roten Strich
nobikes | Für Fahrräder verboten | Zwei Räder hinter einem roten Strich
nowalking | Für Fußgänger verboten | Figur hinter einem roten Strich
walkers | Hier überqueren Fußgänger die Straße | Gelbe Raute mit einer Figur
school | Achtung, Schule | Gelbgrüne Tafel mit fünf Ecken und zwei Figuren
bikes | Hier kreuzen Radfahrer | Gelbe Raute mit zwei Rädern
deer | Achtung, Wildwechsel | Gelbe Raute mit einem Tier
train | Bahnübergang voraus | Gelbe Scheibe mit einem X und zwei Buchstaben
signal | Ampel voraus | Gelbe Raute mit drei Punkten: rot, gelb, grün
stopahead | Stoppschild voraus | Gelbe Raute mit einem Pfeil und einer roten Tafel
slippery | Rutschgefahr bei Nässe | Gelbe Raute mit einem Auto und Wellenlinien
curve | Rechtskurve | Gelbe Raute mit einem gebogenen Pfeil
merge | Fahrspuren laufen zusammen | Gelbe Raute mit zwei Linien, die eine werden
twoway | Gegenverkehr | Gelbe Raute mit zwei Pfeilen, hinauf und hinunter
roundabout | Kreisverkehr voraus | Gelbe Raute mit drei Pfeilen, die einander jagen
hospital | Krankenhaus in der Nähe | Weißer Buchstabe H auf Blau
wheelchair | Für Menschen mit Behinderung | Weiße Figur und Rad auf Blau`,
  },
  'road-signs-europe': {
    all: `
stop | An der Linie anhalten | Rote Tafel mit acht Ecken und einem Wort
giveway | Vorfahrt gewähren | Rot-weißes Dreieck, das nach unten zeigt
noentry | Einfahrt verboten | Weißer Balken in einer roten Scheibe
speed | Höchstgeschwindigkeit | Roter Ring mit einer Zahl
noovertaking | Überholen verboten | Roter Ring mit einem roten und einem schwarzen Auto
noleft | Links abbiegen verboten | Roter Ring mit einem gebogenen Pfeil
nouturn | Wenden verboten | Roter Ring mit einem Pfeil, der ganz zurückläuft
noparking | Nur kurz halten, nicht parken | Blaue Scheibe mit rotem Ring und einem roten Strich
nostopping | Halten ganz verboten | Blaue Scheibe mit rotem Ring und rotem Kreuz
nobikes | Für Fahrräder verboten | Roter Ring mit zwei Rädern
nowalking | Für Fußgänger verboten | Roter Ring mit einer Figur
priority | Vorfahrtstraße | Gelbe Raute mit weißem Rand
oneway | Einbahnstraße | Weißer Pfeil auf einer blauen Tafel
deadend | Sackgasse | Blaue Tafel mit einem weißen T, das oben rot ist
walkers | Fußgängerüberweg | Blaue Tafel mit einer Figur in einem weißen Dreieck
children | Achtung, Kinder | Rotes Dreieck mit zwei kleinen Figuren
work | Baustelle | Rotes Dreieck mit einer Figur, die gräbt
signal | Achtung, Ampel | Rotes Dreieck mit drei Punkten: rot, gelb, grün
slippery | Schleudergefahr | Rotes Dreieck mit einem Auto und Wellenlinien
hill | Steiles Gefälle | Rotes Dreieck mit einem Hang und einer Zahl
curve | Rechtskurve | Rotes Dreieck mit einem gebogenen Pfeil
crossroads | Kreuzung, hier gilt rechts vor links | Rotes Dreieck mit einem X
twoway | Gegenverkehr | Rotes Dreieck mit zwei Pfeilen, hinauf und hinunter
deer | Wildwechsel | Rotes Dreieck mit einem springenden Umriss
train | Bahnübergang | Rot-weißes X
roundabout | Kreisverkehr | Blaue Scheibe mit drei Pfeilen, die einander jagen
bikepath | Radweg | Blaue Scheibe mit zwei Rädern
footpath | Gehweg | Blaue Scheibe mit einer Figur
right | Hier rechts abbiegen | Blaue Scheibe mit einem weißen Pfeil
hospital | Krankenhaus in der Nähe | Weißer Buchstabe H auf Blau
parking | Parkplatz | Weißer Buchstabe P auf Blau`,
  },
};
