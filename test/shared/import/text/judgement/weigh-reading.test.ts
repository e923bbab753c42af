import { describe, expect, it } from 'vitest';
import { parseImport } from '../../../../../shared/import/cards/parse-cards.ts';
import { settleChoices } from '../../../../../shared/library/catalogue.ts';
import { libraryDecks } from '../../../../../shared/library/decks.ts';
import { makeLibraryDeck } from '../../../../../shared/library/make-deck.ts';

const made = await Promise.all(
  libraryDecks.map(async (deck) => await makeLibraryDeck(deck, settleChoices(deck, {}, ['en', 'de']))),
);
/** Words of a deck that are labels of a mail, too: `to`, `me`. With colons, only a person can tell. */
const likeMail = 'first-reading';
const decks = made.flatMap(({ library, cards }) => {
  const texts = cards.filter(({ front, back }) => front !== '' && back !== '' && !/["\n]/.test(front + back));
  return texts.length > 3
    ? [{ id: library.id, pairs: texts.slice(0, 30).map(({ front, back }) => [front, back] as const) }]
    : [];
});

/** Words that differ. */
const word = (at: number): string =>
  ['ba', 'de', 'fi', 'go', 'lu'][at % 5] + 'mnrst'.charAt(at % 4) + String.fromCharCode(97 + at);

type Pair = readonly [front: string, back: string];
const each = (between: string) => (pairs: readonly Pair[]) => pairs.map((pair) => pair.join(between)).join('\n');
/** Ways to write a list that are plain, with what may not be in it. */
const plain: readonly (readonly [name: string, others: RegExp, write: (pairs: readonly Pair[]) => string])[] = [
  ['tabs', /\t/, each('\t')],
  ['equals signs', /=/, each(' = ')],
  ['dashes', /[–—]|\s-\s/, each(' - ')],
  ['colons', /:/, each(': ')],
  [
    'a table of Markdown',
    /\|/,
    (pairs) => `| Term | Text |\n|---|---|\n${pairs.map((pair) => `| ${pair.join(' | ')} |`).join('\n')}`,
  ],
  [
    'bold terms of a chatbot',
    /[*:]/,
    (pairs) =>
      `Sure! Here you go:\n\n${pairs.map(([front, back]) => `- **${front}**: ${back}`).join('\n')}\n\nLet me know if you want more!`,
  ],
  ['questions and answers', /\*/, (pairs) => pairs.map(([front, back]) => `Q: ${front}\nA: ${back}`).join('\n\n')],
];
/** Ways that many texts have by chance. */
const weak = [
  ['spaces', /\s{2}/, each('     ')],
  ['commas with spaces', /,/, each(', ')],
  ['slashes', /\//, each(' / ')],
  ['long dashes', /[–—]/, each('–')],
] as const;

const readAll = (others: RegExp, write: (pairs: readonly Pair[]) => string) =>
  decks
    .filter(({ pairs }) => !pairs.some((pair) => others.test(pair.join(''))))
    .map(({ id, pairs }) => ({ id, pairs, ...parseImport(write(pairs)) }))
    .filter(({ pairs, cards }) => {
      const want = new Set(pairs.map((pair) => pair.join('\t')));
      return cards.length === want.size && cards.every(({ front, back }) => want.has(`${front}\t${back}`));
    });

describe('whether a reading is proven', () => {
  it.each(plain)('is never denied for a ready deck that is read well from %s', (_name, others, write) => {
    const lists = readAll(others, write);
    const known = new Set(readAll(/\t/, each('\t')).flatMap(({ id, doubt }) => (doubt === undefined ? id : [])));
    expect(lists.length).toBeGreaterThan(25);
    expect(
      lists.filter(({ id, doubt }) => doubt !== undefined && known.has(id) && id !== likeMail).map(({ id }) => id),
    ).toEqual([]);
  });

  it.each(weak)('is hardly ever denied for a ready deck that is read well from %s', (_name, others, write) => {
    const lists = readAll(others, write);
    expect(lists.length).toBeGreaterThan(15);
    expect(lists.filter(({ doubt }) => doubt !== undefined).length).toBeLessThanOrEqual(lists.length * 0.05);
  });

  it.each([
    ['of a line that has another sign behind its first', 'dog → Tier - Hund\ncat → Tier - Katze\ncow → Tier - Kuh'],
    ['of a column that goes nowhere', 'dog;Hund;chien;perro\ncat;Katze;chat;gato\ncow;Kuh;vache;vaca'],
    ['that leaves out a line between cards', 'dog = Hund\nhorse\ncat = Katze\ncow = Kuh'],
    [
      'of slashes that leave out one of many lines',
      [...Array(12).keys()]
        .map((at) => `${word(at)} / ${word(at + 9)}`)
        .toSpliced(6, 0, 'horse')
        .join('\n'),
    ],
    [
      'below the name of a recipe',
      'Rezept für Pfannkuchen\nMehl: 250 Gramm\nMilch: ein halber Liter\nSalz: eine Prise',
    ],
    [
      'of labels with differing numbers',
      'Rätsel 1: ein hohes Tier\nLösungswort 1: die Giraffe\nRätsel 2: ein graues Tier\nLösungswort 2: der Elefant',
    ],
    [
      'of halves of a verse',
      'Over the hill - and far away,\nDown by the sea - at break of day,\nUnder the sky - we sing and play.',
    ],
    [
      'of where people live',
      'Adler, Am Bach 17, Tel. 0555 12301\nBerg, Lindenweg 4, Tel. 0555 12302\nCosta, Rosengasse 3, Tel. 0555 12303',
    ],
    ['of one of two columns with figures', 'TV Adler\t8\t14:2\nSG Berg\t8\t13:3\nSV Tal\t7\t6:8'],
    ['of the strength of words', 'Lexeme\tStrength\nmanzana\t4\nleche\t3\ncomer\t2'],
    ['below the name of a list of days', 'Geburtstage der 3a\nAnna - 12.03.\nBen - 04.05.\nClara - 17.06.'],
    ['of sums at the ends of lines', '03.11. Markt 45,20\n04.11. Bäcker 6,80\n07.11. Benzin 61,00'],
    ['of rooms with numbers', 'Raum 101 - Klasse 5a\nRaum 102 - Klasse 5b\nRaum 201 - Lehrerzimmer'],
    ['of versions of a program', 'v1.2.0 - Added dark mode\nv1.1.3 - Fixed the login\nv1.1.2 - Faster start'],
    ['of what is in each room', 'Küche: 4 Stühle, 1 Tisch\nBad: 1 Becken, 1 Dusche\nFlur: 1 Spiegel'],
    ['below the question who brings what', 'Fest: wer bringt was?\nAnna - Kuchen\nBen - Saft\nClara - Teller'],
  ])('is denied %s', (_name, text) => {
    const { cards, doubt } = parseImport(text);
    expect(cards.length).toBeGreaterThan(0);
    expect(doubt).toBeDefined();
  });

  it.each([
    'Mehrzahl: plural\nEinzahl: singular\nDatum: date\nFach: subject',
    'date: Datum\ntime: Zeit\nplace: Ort\nteacher: Lehrer',
    'go - went - gone = gehen\nsee - saw - seen = sehen\ntake - took - taken = nehmen',
    'Rezept - recipe\nZutaten - ingredients\nMehl - flour',
    'laudo, laudare: loben\nmoneo, monere: mahnen\nrego, regere: lenken',
    'H: 1 Proton, 1 Elektron\nHe: 2 Protonen, 2 Elektronen\nLi: 3 Protonen, 3 Elektronen\nBe: 4 Protonen, 4 Elektronen',
    '14.07.1789: Sturm auf die Bastille\n21.01.1793: Hinrichtung Ludwigs\n18.06.1815: Waterloo',
    '12 : 3 = 4\n18 : 3 = 6\n24 : 6 = 4',
    'der;Hund;dog\ndie;Katze;cat\nder;Baum;tree\ndie;Blume;flower',
  ])('is not denied for %j', (text) => {
    expect(parseImport(text).doubt).toBeUndefined();
  });
});
