import { describe, expect, it } from 'vitest';
import { parseImport } from '../../../../../shared/import/cards/parse-cards.ts';
import { seemMisread } from '../../../../../shared/import/text/judgement/seem-misread.ts';
import { settleChoices } from '../../../../../shared/library/catalogue.ts';
import { libraryDecks } from '../../../../../shared/library/decks.ts';
import { makeLibraryDeck } from '../../../../../shared/library/make-deck.ts';

const made = await Promise.all(
  libraryDecks.map(async (deck) => await makeLibraryDeck(deck, settleChoices(deck, {}, ['en', 'de']))),
);
const decks = made.flatMap(({ library, cards }) => {
  const texts = cards.filter(({ front, back }) => front !== '' && back !== '' && !`${front}${back}`.includes('\n'));
  return texts.length > 2 ? [{ id: library.id, pairs: texts.map(({ front, back }) => [front, back] as const) }] : [];
});

const quote = (side: string): string => (/[",]/.test(side) ? `"${side.replaceAll('"', '""')}"` : side);

/** Writes a list with a separator, if no side has it, or as CSV. */
const write = (pairs: readonly (readonly [string, string])[], between: string): string | undefined =>
  between === ','
    ? pairs.map((pair) => pair.map(quote).join(between)).join('\n')
    : pairs.flat().some((side) => side.includes(between.trim() || between))
      ? undefined
      : pairs.map((pair) => pair.join(between)).join('\n');

describe('whether cards seem misread', () => {
  it.each(['\t', ' = ', ' - ', ': ', ';', ','])('is denied for every ready deck that is a list with %j', (between) => {
    const lists = decks.flatMap(({ id, pairs }) => {
      const text = write(pairs, between);
      const read = text === undefined ? undefined : parseImport(text);
      return read?.cards.length === new Set(pairs.map((pair) => pair.join('\t'))).size ? [{ id, ...read }] : [];
    });
    expect(lists.length).toBeGreaterThan(50);
    expect(lists.filter((list) => seemMisread(list, list.delimiter)).map(({ id }) => id)).toEqual([]);
  });

  it('is denied for a list of which one card is long', () => {
    const lines = Array.from({ length: 12 }, (_, at) => `word ${at}\tWort ${at}`);
    expect(parseImport([...lines, `essay\t${'ein Satz '.repeat(30)}`].join('\n')).doubt).toBeUndefined();
  });

  const pairs = ['dog|Hund', 'cat|Katze', 'cow|Kuh', 'pig|Schwein', 'hen|Henne', 'duck|Ente'].map((pair) =>
    pair.split('|'),
  );
  it.each([
    ['of which the first one has another separator', pairs.map((pair, at) => pair.join(at < 1 ? ' = ' : '\t'))],
    ['with quotation marks around each', pairs.map((pair) => `„${pair.join(' = ')}“`)],
    ['with boxes before them', pairs.map((pair) => `▢ ${pair.join(' = ')}`)],
    ['with a third separator', pairs.map((pair, at) => `${pair.join(' :: ')} :: ${at}`)],
    ['all on one line', [pairs.map((pair) => pair.join(' = ')).join(' ')]],
    [
      'that are numbered words, two on each line',
      pairs.map((pair, at) => `${2 * at + 1}. ${pair[0]}\t${2 * at + 2}. x`),
    ],
    ['with counted labels', pairs.map((pair, at) => `Nr. ${at + 1}: ${pair.join(', ')}`)],
  ])('is said of pairs %s', (_name, lines) => {
    const { cards, doubt } = parseImport(lines.join('\n'));
    expect(cards.length).toBeGreaterThan(0);
    expect(doubt).toBeDefined();
  });

  it.each([
    'mit\tDativ\nnach\tDativ\naus\tDativ',
    'der\tHund\ndie\tKatze\nder\tBaum\ndie\tBlume',
    'Ja\tyes\nNein\tno\nJa\toui\nNein\tnon',
    'HTTP 200\tOK\nHTTP 201\tCreated\nHTTP 202\tAccepted',
    '1. Petrus\t1. Peter\n2. Petrus\t2. Peter\n1. Mose\t1. Genesis',
    '08:00\tacht\n09:00\tneun\n10:00\tzehn\n11:00\telf',
    '1:05\tfive after one\n1:10\tten after one\n2:20\ttwenty after two',
    '24.12.\tHeiligabend\n25.12.\t1. Weihnachtstag\n31.12.\tSilvester',
    'Brexit\t2020-01-31\nPandemic declared\t2020-03-11\nUS election\t2020-11-03',
    'Thor\tThursday\nFreya\tFriday\nTyr\tTuesday',
    'fünf Euro\t5 Euro\nzehn Euro\t10 Euro\nzwanzig Euro\t20 Euro',
    '$5\tfive dollars\n$10\tten dollars\n$20\ttwenty dollars',
    '100 g Zucker\t100 g of sugar\n1 kg Mehl\t1 kg of flour\n1 l Milch\t1 l of milk',
    'twelve\t3 x 4\nten\t2 x 5\nnine\t3 x 3',
    'Creation\tGenesis 1-2\nThe Flood\tGenesis 6-9\nPlagues\tExodus 7-11',
    'Hund: 4 Beine\nSpinne: 8 Beine\nKäfer: 6 Beine\nSchlange: keine Beine',
    'from: von\nto: zu\nsent: gesendet',
    'de: from\nà: to\npara: for',
    'Verse: Strophe\nChorus: Refrain\nBridge: Überleitung',
    'H\t1\t1.008\nHe\t2\t4.003\nLi\t3\t6.94',
    'print "hello"\tprints hello\nprint "bye"\tprints bye\nprint "x"\tprints x',
    'a & b \\\\\trow\nc & d \\\\\tsecond row\ne \\\\\tthird row',
    '♠ As\tace\n♠ König\tking\n♠ Dame\tqueen\n♠ Bube\tjack',
    'Name:\tNom\nAge:\tÂge\ndog\tchien\ncat\tchat\ncow\tvache',
    '"Primärfarben","rot,gelb,blau,weiß"\n"Sekundärfarben","grün,orange,lila,braun"',
    'mama: my mother\npapa: my father\noma: my grandmother',
    '2 Stück Kuchen\ttwo pieces of cake\n3 Flaschen Wasser\tthree bottles of water\n1 Glas Milch\ta glass of milk',
    '[[1,2],[3,4]]\tmatrix\n[[0,1],[1,0]]\tswap\n[[1,0],[0,1]]\tidentity',
    '.\tPunkt\n,\tKomma\n;\tSemikolon\n:\tDoppelpunkt\n!\tAusrufezeichen',
  ])('is denied for the list to learn %j', (text) => {
    const { cards, doubt } = parseImport(text);
    expect(cards).toHaveLength(text.split('\n').length);
    expect(doubt).toBeUndefined();
  });
});
