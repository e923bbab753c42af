import type { LevelTable } from '../levels.ts';
import { makeParts, makeWords } from './word-levels.ts';

/** Words to learn by heart. Single words first, then words that sound like another one, with a sentence. */
const words: LevelTable = {
  first: [
    '1. Klasse',
    `
ich du er es wir und mit auf der die ein eine ja nein die_Mama der_Papa die_Oma der_Opa das_Haus das_Kind die_Schule der_Hund die_Katze rot blau gut klein groß lesen spielen
ist: Mein Ball ist rot.
im: Wir sitzen im Garten.
am: Wir malen am Tisch.
malen: Wir malen ein Bild.
das: Ist das dein Haus?
sie: Wo ist Oma? Da ist sie!`,
  ],
  second: [
    '2. Klasse',
    `
das_Jahr der_Tag die_Woche der_Freund die_Freundin der_Garten die_Blume der_Baum das_Wasser das_Brot der_Apfel das_Buch die_Hand der_Fuß das_Auge gehen kommen sehen fahren laufen schreiben rufen trinken warm kalt neu alt schnell heute immer
viel: Ich habe viel Zeit.
mehr: Möchtest du mehr Suppe?
essen: Wir essen am Tisch.
morgen: Bis morgen in der Schule!`,
  ],
  third: [
    '3. Klasse',
    `
der_Geburtstag die_Straße das_Fahrrad der_Frühling der_Sommer der_Herbst der_Winter das_Dorf das_Tier der_Vogel das_Pferd die_Familie der_Bruder die_Schwester das_Fenster der_Schlüssel erzählen bezahlen verstehen vergessen schwimmen fliegen ziehen fühlen wohnen zeigen plötzlich vielleicht zwischen fröhlich fertig
die Stadt: Berlin ist eine große Stadt.
wieder: Komm bald wieder!
ihn: Der Ball ist weg. Wer hat ihn?`,
  ],
  fourth: [
    '4. Klasse',
    `
die_Maschine das_Thema das_Theater der_Rhythmus das_Ereignis die_Erlaubnis die_Verspätung die_Gesundheit die_Freiheit der_Computer das_Interesse das_Geheimnis der_Verkehr die_Bibliothek die_Erfahrung das_Gewitter der_Spaziergang der_Nachbar beobachten entdecken entscheiden erklären verbieten passieren spazieren interessant gefährlich endlich nämlich ungefähr ziemlich trotzdem während
dass: Ich weiß, dass du kommst.
seit: Ich lerne seit zwei Jahren Klavier.
ihr: Kommt ihr mit?`,
  ],
};

const syllables: LevelTable = {
  first: [
    'zwei Silben',
    `
die_Ma·ma der_Pa·pa die_O·ma der_O·pa die_Na·se die_Ho·se der_Ha·se die_Do·se das_So·fa die_Ro·se der_Ra·be die_Lu·pe der_Be·sen die_Blu·me die_Schu·le der_Na·me die_Ga·bel der_Vo·gel der_Kä·fer der_Lö·we ma·len le·sen ho·len re·den lo·ben`,
  ],
  second: [
    'zwei Silben mit Konsonant am Ende',
    `
die_Lam·pe der_Gar·ten die_Wol·ke die_Ker·ze die_Tan·te das_Fens·ter der_Win·ter die_Wur·zel das_Mes·ser die_Kat·ze der_Löf·fel die_Tas·se die_Son·ne der_Him·mel das_Was·ser die_Sup·pe die_Schwes·ter der_Pin·sel der_Kof·fer die_Bürs·te tan·zen win·ken hel·fen ren·nen sin·gen`,
  ],
  third: [
    'drei Silben',
    `
die_Ba·na·ne die_To·ma·te die_Ra·ke·te die_Ka·rot·te der_E·le·fant das_Kro·ko·dil die_Gi·raf·fe der_Pa·pa·gei die_Kar·tof·fel die_Trom·pe·te das_Kän·gu·ru die_Schild·krö·te der_Schmet·ter·ling die_Ta·pe·te die_Ge·schich·te der_Re·gen·wurm das_Ge·mü·se die_Zi·tro·ne das_Mär·chen·buch der_Ka·len·der`,
  ],
  fourth: [
    'vier Silben und mehr',
    `
die_Scho·ko·la·de der_Re·gen·bo·gen die_Ta·schen·lam·pe die_Li·mo·na·de die_Blu·men·wie·se das_Ther·mo·me·ter der_Kin·der·gar·ten der_Son·nen·auf·gang die_Was·ser·me·lo·ne die_Lo·ko·mo·ti·ve die_Ge·burts·tags·tor·te die_Ma·ri·o·net·te die_Fe·der·ta·sche der_Com·pu·ter·raum die_Kin·der·zei·tung die_Ap·fel·si·ne die_Er·zäh·le·rin die_Ge·heim·spra·che der_Ge·mü·se·gar·ten`,
  ],
};

export const makers = {
  'school-words-german': makeWords('de', words),
  'syllables-german': makeParts('de', syllables),
};
