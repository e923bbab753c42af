import type { DeckMaker } from '../cards.ts';
import { type LevelTable, makeLevels, readLevels } from '../levels.ts';
import { sightWords } from './sight-words.ts';
import { makeParts, makeWords } from './word-levels.ts';

/** Letters in an order in which children soon read words with them. No two of the words begin alike, so that each is right for one letter only. */
const letters = {
  first: ['s, a, t, p, i, n', 's ☀️ sun|a 🍎 apple|t 🐯 tiger|p 🐷 pig|i 🐞 insect|n 🥜 nut'],
  second: ['m, d, g, o, c, k', 'm 🌙 moon|d 🐶 dog|g 🐐 goat|o 🐙 octopus|c 🐱 cat|k 🔑 key'],
  third: ['e, u, r, h, b, f, l', 'e 🥚 egg|u ☂️ umbrella|r 🐰 rabbit|h 🎩 hat|b 🐻 bear|f 🐟 fish|l 🦁 lion'],
  fourth: ['j, v, w, x, y, z, q', 'j ✈️ jet|v 🚐 van|w 🕸️ web|x 🦴 x-ray|y 🪀 yo-yo|z 🦓 zebra|q 👸 queen'],
} as const;

const lettersAndSounds: DeckMaker = makeLevels({
  hasColon: true,
  answerWay: 'choose',
  frontLanguage: 'en',
  backLanguage: 'en',
  levels: readLevels(letters, (rows) => [
    rows.split('|').map((row) => {
      const [letter = '', ...word] = row.split(' ');
      return { front: `${letter.toUpperCase()} ${letter}`, back: word.join(' ') };
    }),
  ]),
});

const sounds: LevelTable = {
  short: [
    'short words',
    'c·a·t d·o·g s·u·n h·e·n p·i·g b·u·s r·e·d t·e·n l·e·g m·a·p f·a·n v·a·n j·a·m b·e·d n·e·t w·e·t z·i·p l·i·p d·i·g k·i·d h·o·t f·o·x b·o·x m·u·d c·u·p g·u·m',
  ],
  digraphs: [
    'sh, ch, th, ck, ng',
    'sh·i·p sh·o·p f·i·sh d·i·sh w·i·sh ch·i·p ch·i·n ch·o·p m·u·ch r·i·ch th·i·n th·i·ck m·a·th th·e·m d·u·ck s·o·ck r·o·ck b·a·ck k·i·ck r·i·ng s·o·ng l·o·ng k·i·ng wh·e·n wh·i·p qu·i·z b·e·ll h·i·ll',
  ],
  blends: [
    'blends like st and fl',
    'st·o·p fl·a·g fr·o·g cl·a·p cr·a·b dr·u·m gl·a·d gr·i·n pl·u·m sl·e·d sn·a·p sk·i·p sm·e·ll sp·i·n sw·i·m tr·i·p tw·i·g bl·o·ck br·i·ck h·a·nd n·e·st m·i·lk j·u·mp t·e·nt l·a·mp d·e·sk g·i·ft spl·a·sh str·o·ng',
  ],
  teams: [
    'vowel teams like ai and ee',
    'r·ai·n t·ai·l d·ay pl·ay tr·ee f·ee·t s·ea t·ea·m b·oa·t c·oa·t n·igh·t l·igh·t m·oo·n f·oo·d b·oo·k c·ow d·ow·n cl·ou·d c·oi·n b·oy t·oy c·ar f·ar·m f·or·k c·or·n b·ir·d g·ir·l t·ur·n h·er s·aw n·ew',
  ],
};

const syllables: LevelTable = {
  two: [
    'two syllables',
    'rab·bit kit·ten sun·set pic·nic nap·kin mit·ten but·ton pen·cil muf·fin dol·phin bas·ket ti·ger ro·bot pa·per ba·by spi·der mu·sic lem·on riv·er wa·ter sis·ter win·dow gar·den mon·key tur·tle ap·ple',
  ],
  three: [
    'three syllables',
    'ba·na·na el·e·phant um·brel·la to·ma·to po·ta·to di·no·saur oc·to·pus but·ter·fly an·i·mal fam·i·ly straw·ber·ry re·mem·ber to·mor·row bi·cy·cle kan·ga·roo hos·pi·tal vol·ca·no im·por·tant a·part·ment hol·i·day vi·o·lin pa·ja·mas choc·o·late',
  ],
  four: [
    'four syllables',
    'al·li·ga·tor cat·er·pil·lar wa·ter·mel·on hel·i·cop·ter tel·e·vi·sion in·for·ma·tion cal·cu·la·tor el·e·va·tor im·pos·si·ble dic·tion·ar·y sal·a·man·der kin·der·gar·ten ed·u·ca·tion cel·e·bra·tion in·vi·ta·tion in·gre·di·ent mac·a·ro·ni av·o·ca·do rec·tan·gu·lar com·mu·ni·ty con·ver·sa·tion',
  ],
};

export const makers = {
  'letters-sounds': lettersAndSounds,
  'sounding-out': makeParts('en', sounds),
  'syllables-english': makeParts('en', syllables),
  'sight-words': makeWords('en', sightWords),
};
