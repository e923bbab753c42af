import { makeLevels } from '../levels.ts';
import { groupCards } from '../mix-cards.ts';
import { cutGap, makeMixUps, readLines, toLevels } from './gaps.ts';
import { germanNouns, germanVerbs } from './german-words.ts';
import { makeVerbForms } from './verb-forms.ts';

const verbs = makeVerbForms({
  language: 'de',
  levels: {
    first: ['the first 34', germanVerbs.first],
    second: ['34 more', germanVerbs.second],
    third: ['the last 32', germanVerbs.third],
  },
  forms: [
    ['present', 'Präsens: er …'],
    ['past', 'Präteritum: er …'],
    ['perfect', 'Perfekt: er …'],
  ],
  sayAll: (_verb, said) => said.map((form) => `er ${form}`).join(', '),
});

const plurals = makeLevels({
  hasColon: true,
  frontLanguage: 'de',
  backLanguage: 'de',
  levels: toLevels(
    {
      first: ['the first ones', germanNouns.first],
      second: ['school, town and clothes', germanNouns.second],
      third: ['nature, animals and the table', germanNouns.third],
    },
    ([one = '', many = '']) => ({ front: `${one} → Mehrzahl`, back: many }),
  ),
});

/** Sentences with a preposition. The noun in brackets says its gender. */
const cases = {
  dative: `
Ich fahre mit *dem* Bus. (der Bus)
Wir kommen aus *der* Schule. (die Schule)
Er wohnt bei *der* Tante. (die Tante)
Nach *dem* Essen spielen wir. (das Essen)
Das Geschenk ist von *dem* Onkel. (der Onkel)
Sie spielt mit *den* Kindern. (die Kinder)
Seit *dem* Sommer kann ich schwimmen. (der Sommer)
Sie trinkt aus *dem* Glas. (das Glas)
Wir gehen zu *der* Oma. (die Oma)
Ich schreibe mit *dem* Stift. (der Stift)
Er spricht mit *der* Lehrerin. (die Lehrerin)
Bei *dem* Wetter bleiben wir zu Hause. (das Wetter)`,
  accusative: `
Das Bild ist für *den* Vater. (der Vater)
Wir laufen durch *den* Wald. (der Wald)
Sie geht ohne *die* Jacke hinaus. (die Jacke)
Er tritt gegen *den* Ball. (der Ball)
Wir sitzen um *den* Tisch. (der Tisch)
Der Brief ist für *das* Kind. (das Kind)
Die Katze springt durch *das* Fenster. (das Fenster)
Ich gehe nicht ohne *den* Hund. (der Hund)
Das Auto fährt gegen *die* Wand. (die Wand)
Wir laufen um *das* Haus. (das Haus)
Die Blumen sind für *die* Mutter. (die Mutter)
Der Zug fährt durch *den* Tunnel. (der Tunnel)`,
  both: `
Das Buch liegt auf *dem* Tisch. (der Tisch)
Ich lege das Buch auf *den* Tisch. (der Tisch)
Wir sind in *der* Schule. (die Schule)
Wir gehen in *die* Schule. (die Schule)
Das Bild hängt an *der* Wand. (die Wand)
Er hängt das Bild an *die* Wand. (die Wand)
Die Katze schläft unter *dem* Bett. (das Bett)
Ich schiebe die Kiste unter *das* Bett. (das Bett)
Das Rad steht hinter *dem* Haus. (das Haus)
Stell das Rad hinter *das* Haus! (das Haus)
Der Hund wartet vor *der* Tür. (die Tür)
Stell die Schuhe vor *die* Tür! (die Tür)
Die Lampe hängt über *dem* Tisch. (der Tisch)
Wir hängen die Lampe über *den* Tisch. (der Tisch)
Der Ball liegt neben *dem* Baum. (der Baum)
Leg den Ball neben *den* Baum! (der Baum)
Das Kind sitzt zwischen *den* Eltern. (die Eltern)
Das Kind setzt sich zwischen *die* Eltern. (die Eltern)`,
  genitive: `
Wegen *des* Regens bleiben wir im Haus. (der Regen)
Während *der* Pause spielen wir. (die Pause)
Trotz *des* Wetters gehen wir hinaus. (das Wetter)
Während *des* Films schläft er ein. (der Film)
Trotz *der* Kälte trägt sie keine Jacke. (die Kälte)
Statt *des* Autos nehmen wir das Rad. (das Auto)
Wegen *der* Ferien ist die Schule zu. (die Ferien)
Innerhalb *des* Hauses ist es warm. (das Haus)`,
};

const caseNames = { dative: 'Dativ', accusative: 'Akkusativ', both: 'Dativ und Akkusativ', genitive: 'Genitiv' };

const prepositions = makeLevels({
  hasColon: true,
  frontLanguage: 'de',
  backLanguage: 'de',
  levels: Object.fromEntries(
    Object.entries(cases).map(([id, text]) => [
      id,
      {
        detail: caseNames[id as keyof typeof cases],
        groups: () =>
          groupCards(
            readLines(text).map((line) => cutGap(line, '')),
            12,
          ),
      },
    ]),
  ),
});

const mixUps = makeMixUps('de', {
  first: [
    'the first ones',
    `
das / dass: Ich hoffe, *dass* du kommst. | *Das* Buch ist neu. | Er sagt, *dass* er müde ist. | Das ist ein Spiel, *das* ich mag. | Ich weiß, *dass* es spät ist. | Gib mir bitte *das* Brot.
seit / seid: *Seit* gestern schneit es. | Wann *seid* ihr da? | Ihr *seid* meine Freunde. | Ich lerne *seit* einem Jahr Klavier.
wider / wieder: Komm bald *wieder*! | Er tut es *wider* Willen. | Morgen spielen wir *wieder*. | Der See spiegelt den Berg *wider*.
war / wahr: Gestern *war* ich krank. | Die Geschichte ist *wahr*. | Es *war* einmal ein König. | Ist das wirklich *wahr*?
man / Mann: Der *Mann* trägt einen Hut. | Hier darf *man* nicht rennen. | Wie schreibt *man* das? | Da steht ein *Mann* vor der Tür.
ihm / im: Ich helfe *ihm*. | Wir spielen *im* Garten. | Das Buch gehört *ihm*. | Sie schläft *im* Zelt.
ihn / in: Wir gehen *in* den Zoo. | Ich sehe *ihn* nicht. | Das Heft ist *in* der Tasche. | Kennst du *ihn*?
wenn / wen: Ich freue mich, *wenn* du kommst. | *Wen* hast du gesehen? | *Wenn* es regnet, werden wir nass. | Für *wen* ist das Geschenk?
den / denn: Ich bleibe zu Hause, *denn* ich bin krank. | Siehst du *den* Vogel? | Ich esse, *denn* ich habe Hunger. | Er wirft *den* Ball.
viel / fiel: Wir haben *viel* Zeit. | Das Glas *fiel* vom Tisch. | Er isst *viel* Obst. | Sie *fiel* vom Rad.`,
  ],
  second: [
    'more of them',
    `
malen / mahlen: Wir *malen* ein Bild. | In der Mühle *mahlen* sie das Korn. | Die Kinder *malen* mit Kreide. | Mit dieser Maschine *mahlen* wir Kaffee.
Lied / Lid: Wir singen ein *Lied*. | Das *Lid* schützt das Auge. | Das *Lied* hat drei Strophen. | Mein *Lid* ist rot und juckt.
Tod / tot: Der Käfer ist *tot*. | Nach dem *Tod* des Königs weinten alle. | Die Maus stellt sich *tot*. | Der Arzt rettete ihn vor dem *Tod*.
Rad / Rat: Ich fahre mit dem *Rad*. | Gib mir bitte einen *Rat*. | Das *Rad* am Auto ist platt. | Danke für deinen guten *Rat*!
Stadt / statt: Berlin ist eine große *Stadt*. | Das Fest findet heute *statt*. | Wir fahren in die *Stadt*. | Ich nehme Tee *statt* Kaffee.
Ende / Ente: Die *Ente* schwimmt im Teich. | Das ist das *Ende* der Geschichte. | Am *Ende* siegt der Held. | Eine *Ente* hat Federn.
Wal / Wahl: Der *Wal* lebt im Meer. | Heute ist die *Wahl* der Klassensprecher. | Ein *Wal* ist kein Fisch. | Du hast die *Wahl*: Eis oder Kuchen?
mehr / Meer: Ich möchte noch *mehr* Suppe. | Im Sommer fahren wir ans *Meer*. | Das *Meer* ist salzig. | Ich habe keine Zeit *mehr*.
leeren / lehren: Wir *leeren* den Eimer. | Lehrer *lehren* in der Schule. | Sie *leeren* den Briefkasten. | Die Weisen *lehren* uns Geduld.
Saite / Seite: Die *Saite* der Gitarre ist gerissen. | Lies bitte die nächste *Seite*. | Auf dieser *Seite* steht ein Bild. | Eine *Saite* meiner Geige klingt schief.`,
  ],
});

export const makers = {
  'german-verbs': verbs,
  'german-plurals': plurals,
  'german-prepositions': prepositions,
  'mix-ups-german': mixUps,
};
