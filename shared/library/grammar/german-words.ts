/** Verbs with the present tense (he), the simple past and the perfect, most useful ones first. Regular present forms are there too, because children learn all three together. */
export const germanVerbs = {
  first: `
sein ist war ist_gewesen
haben hat hatte hat_gehabt
werden wird wurde ist_geworden
gehen geht ging ist_gegangen
kommen kommt kam ist_gekommen
können kann konnte hat_gekonnt
müssen muss musste hat_gemusst
wollen will wollte hat_gewollt
dürfen darf durfte hat_gedurft
mögen mag mochte hat_gemocht
wissen weiß wusste hat_gewusst
geben gibt gab hat_gegeben
nehmen nimmt nahm hat_genommen
sehen sieht sah hat_gesehen
essen isst aß hat_gegessen
trinken trinkt trank hat_getrunken
schlafen schläft schlief hat_geschlafen
lesen liest las hat_gelesen
schreiben schreibt schrieb hat_geschrieben
sprechen spricht sprach hat_gesprochen
fahren fährt fuhr ist_gefahren
laufen läuft lief ist_gelaufen
stehen steht stand hat_gestanden/ist_gestanden
sitzen sitzt saß hat_gesessen/ist_gesessen
liegen liegt lag hat_gelegen/ist_gelegen
finden findet fand hat_gefunden
helfen hilft half hat_geholfen
tun tut tat hat_getan
bleiben bleibt blieb ist_geblieben
denken denkt dachte hat_gedacht
bringen bringt brachte hat_gebracht
rufen ruft rief hat_gerufen
heißen heißt hieß hat_geheißen
singen singt sang hat_gesungen`,
  second: `
anfangen fängt_an fing_an hat_angefangen
aufstehen steht_auf stand_auf ist_aufgestanden
beginnen beginnt begann hat_begonnen
bieten bietet bot hat_geboten
binden bindet band hat_gebunden
bitten bittet bat hat_gebeten
brechen bricht brach hat_gebrochen/ist_gebrochen
brennen brennt brannte hat_gebrannt
einladen lädt_ein lud_ein hat_eingeladen
fallen fällt fiel ist_gefallen
fangen fängt fing hat_gefangen
fliegen fliegt flog ist_geflogen
gewinnen gewinnt gewann hat_gewonnen
halten hält hielt hat_gehalten
kennen kennt kannte hat_gekannt
lassen lässt ließ hat_gelassen
lügen lügt log hat_gelogen
nennen nennt nannte hat_genannt
reiten reitet ritt ist_geritten/hat_geritten
rennen rennt rannte ist_gerannt
scheinen scheint schien hat_geschienen
schlagen schlägt schlug hat_geschlagen
schließen schließt schloss hat_geschlossen
schneiden schneidet schnitt hat_geschnitten
schwimmen schwimmt schwamm ist_geschwommen/hat_geschwommen
springen springt sprang ist_gesprungen
steigen steigt stieg ist_gestiegen
sterben stirbt starb ist_gestorben
tragen trägt trug hat_getragen
treffen trifft traf hat_getroffen
vergessen vergisst vergaß hat_vergessen
verlieren verliert verlor hat_verloren
waschen wäscht wusch hat_gewaschen
werfen wirft warf hat_geworfen`,
  third: `
befehlen befiehlt befahl hat_befohlen
beißen beißt biss hat_gebissen
betrügen betrügt betrog hat_betrogen
biegen biegt bog hat_gebogen/ist_gebogen
blasen bläst blies hat_geblasen
braten brät briet hat_gebraten
empfehlen empfiehlt empfahl hat_empfohlen
fließen fließt floss ist_geflossen
fressen frisst fraß hat_gefressen
frieren friert fror hat_gefroren/ist_gefroren
genießen genießt genoss hat_genossen
gießen gießt goss hat_gegossen
graben gräbt grub hat_gegraben
greifen greift griff hat_gegriffen
heben hebt hob hat_gehoben
kriechen kriecht kroch ist_gekrochen
leiden leidet litt hat_gelitten
leihen leiht lieh hat_geliehen
messen misst maß hat_gemessen
pfeifen pfeift pfiff hat_gepfiffen
raten rät riet hat_geraten
reißen reißt riss hat_gerissen/ist_gerissen
riechen riecht roch hat_gerochen
schieben schiebt schob hat_geschoben
schreien schreit schrie hat_geschrien
schweigen schweigt schwieg hat_geschwiegen
stechen sticht stach hat_gestochen
stehlen stiehlt stahl hat_gestohlen
streiten streitet stritt hat_gestritten
verschwinden verschwindet verschwand ist_verschwunden
wachsen wächst wuchs ist_gewachsen
ziehen zieht zog hat_gezogen/ist_gezogen`,
} as const;

/** Nouns with their plural: words of a child's day first. */
export const germanNouns = {
  first: `
das_Kind die_Kinder
die_Frau die_Frauen
der_Mann die_Männer
der_Hund die_Hunde
die_Katze die_Katzen
das_Haus die_Häuser
das_Buch die_Bücher
der_Apfel die_Äpfel
die_Blume die_Blumen
das_Auto die_Autos
der_Ball die_Bälle
das_Ei die_Eier
der_Fisch die_Fische
die_Hand die_Hände
der_Fuß die_Füße
das_Auge die_Augen
das_Ohr die_Ohren
der_Freund die_Freunde
die_Freundin die_Freundinnen
der_Bruder die_Brüder
die_Schwester die_Schwestern
die_Mutter die_Mütter
der_Vater die_Väter
das_Mädchen die_Mädchen
der_Junge die_Jungen
der_Tag die_Tage
die_Nacht die_Nächte
das_Jahr die_Jahre
der_Baum die_Bäume
der_Vogel die_Vögel
die_Maus die_Mäuse
die_Kuh die_Kühe
das_Pferd die_Pferde
das_Bett die_Betten`,
  second: `
der_Tisch die_Tische
der_Stuhl die_Stühle
die_Tür die_Türen
das_Fenster die_Fenster
der_Garten die_Gärten
die_Schule die_Schulen
der_Lehrer die_Lehrer
die_Lehrerin die_Lehrerinnen
der_Schüler die_Schüler
das_Heft die_Hefte
der_Stift die_Stifte
das_Bild die_Bilder
das_Blatt die_Blätter
die_Stadt die_Städte
das_Dorf die_Dörfer
die_Straße die_Straßen
der_Zug die_Züge
das_Fahrrad die_Fahrräder
das_Schiff die_Schiffe
der_Arm die_Arme
der_Finger die_Finger
der_Zahn die_Zähne
der_Kopf die_Köpfe
das_Bein die_Beine
das_Lied die_Lieder
das_Spiel die_Spiele
die_Wand die_Wände
das_Kleid die_Kleider
die_Jacke die_Jacken
der_Schuh die_Schuhe
das_Hemd die_Hemden
die_Hose die_Hosen
das_Brot die_Brote
die_Birne die_Birnen`,
  third: `
der_Wald die_Wälder
der_Berg die_Berge
der_Fluss die_Flüsse
der_See die_Seen
die_Insel die_Inseln
das_Land die_Länder
der_Stern die_Sterne
die_Wolke die_Wolken
das_Tier die_Tiere
der_Bär die_Bären
der_Löwe die_Löwen
der_Affe die_Affen
das_Schaf die_Schafe
das_Huhn die_Hühner
die_Gans die_Gänse
der_Wolf die_Wölfe
der_Fuchs die_Füchse
der_Frosch die_Frösche
der_Schmetterling die_Schmetterlinge
die_Biene die_Bienen
die_Gabel die_Gabeln
der_Löffel die_Löffel
das_Messer die_Messer
das_Glas die_Gläser
der_Teller die_Teller
die_Wurst die_Würste
die_Kartoffel die_Kartoffeln
das_Geschenk die_Geschenke
die_Zeitung die_Zeitungen
die_Krankheit die_Krankheiten
das_Museum die_Museen
das_Sofa die_Sofas
der_Computer die_Computer
der_Name die_Namen`,
} as const;
