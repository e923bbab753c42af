import fc from 'fast-check';
import initSqlJs from 'sql.js';
import { expect, test } from 'vitest';
import type { OutCard, OutDeck } from '../../../../../shared/import/anki/export-anki.ts';
import { openPackage } from '../../../../../shared/import/anki/package-file.ts';
import { parseSide, type SideBlock } from '../../../../../shared/rich-text/parse-side.ts';
import { makeExport } from '../../../../../web/src/parent/create/out/make-export.ts';
import { readImportFile } from '../../../../../web/src/parent/create/import/read-import-file.ts';
import { openTestDatabase } from '../../../../support/files/build-anki-package.ts';
import { readAnkiPackage } from '../../../../support/files/read-anki-package.ts';

const now = Date.UTC(2026, 10, 23);
const sqlite = initSqlJs();
const noMedia: ReadonlyMap<string, Blob> = new Map();
const takes = { formatting: true, media: true };

const pack = async (decks: readonly OutDeck[], media = noMedia, at = now) =>
  await makeExport({ kind: 'package', decks, media, now: at }, async () => await sqlite);
const importAgain = async (file: Blob, name = 'deck.apkg') =>
  await readImportFile({ file: new File([file], name), choices: { takes } }, openTestDatabase);
const toDeck = (cards: readonly Omit<OutCard, 'id'>[], change: Partial<OutDeck> = {}): OutDeck => ({
  id: 'H1-D1',
  name: 'Words',
  ...change,
  cards: cards.map((card, at) => ({ id: `H1-D1-C${at}`, ...card })),
});

/** Normalizes invisible whitespace: line endings, runs of empty lines, and no-break spaces. */
const tidy = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\u00A0', ' ')
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

const pieces = [
  '=1+1',
  "'quoted'",
  "'=2",
  '#tag',
  '"',
  '\t',
  '\n',
  '  ',
  ' ',
  '<b>bold</b>',
  '<br>',
  '&amp;',
  '&',
  '<',
  'مرحبا',
  'שלום',
  '{{c1::gap}}',
  String.raw`\(x^2\)`,
  String.raw`\[y\]`,
  '[sound:a.mp3]',
  '[$]z[/$]',
  '[latex]',
  '$5',
  '😀',
  '漢字[かんじ]',
  '*',
  '_',
  '`',
  '- ',
  '1. ',
  '\u001Ea',
  '// x',
  '---',
  'a',
  'Ω',
  ';',
  ',',
];
const visible = (text: string) => /[\p{L}\p{N}]/u.test(text);
const plainSide = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 })
  .map((all) => all.join('').trim())
  .filter(visible);

test('cards of any plain text come back from a package and from a text of Anki as they were', async () => {
  const cards = fc.uniqueArray(fc.record({ front: plainSide, back: plainSide }), {
    minLength: 1,
    maxLength: 24,
    selector: ({ front, back }) => tidy(`${front}|${back}`),
  });
  await fc.assert(
    fc.asyncProperty(cards, async (all) => {
      const deck = toDeck(all);
      const expected = all.map(({ front, back }) => [tidy(front), tidy(back)]);
      const file = await pack([deck]);
      await readAnkiPackage(new Uint8Array(await file.arrayBuffer()));
      const content = await importAgain(file);
      expect(content.cards.map(({ front, back }) => [front, back])).toEqual(expected);
      expect([content.format, content.asks, content.refused]).toEqual(['plain', undefined, []]);
      const text = await importAgain(
        await makeExport({ kind: 'text', decks: [deck], media: noMedia, now }),
        'deck.txt',
      );
      expect(text.cards.map(({ front, back }) => [front, back])).toEqual(expected);
    }),
    { numRuns: 4 },
  );
});

const words = fc.constantFrom(
  'word',
  'two words',
  'Ω & 5 < 6',
  '<i>tag</i>',
  'a_b',
  '5 \\* 3',
  '"so"',
  'مرحبا',
  '漢字[かんじ]',
  '{base|reading}',
  '$x^2 < y$',
  String.raw`$\left(\frac{1}{2}\right)$`,
  '`a <b> _c_`',
  '**bold**',
  '*slanted*',
  '**bold *and* more**',
  '\\$5',
  '#5',
);
const line = fc.array(words, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
const block = fc.oneof(
  line,
  fc.array(line, { minLength: 2, maxLength: 3 }).map((all) => all.join('\n')),
  fc.array(line, { minLength: 1, maxLength: 3 }).map((all) => all.map((one) => `- ${one}`).join('\n')),
  fc.array(line, { minLength: 1, maxLength: 3 }).map((all) => all.map((one, at) => `${at + 3}. ${one}`).join('\n')),
  fc.constantFrom(
    '$$\\sum_{i=1}^n i$$',
    '```\nif (a < b) {\n\tgo();\n}\n```',
    '- one\n  - two\n  - three\n- four',
    '1. one\n\n   more of it\n2. two',
  ),
);
/** Blocks are separated by text, because two adjacent lists could merge into one. */
const formattedSide = fc.array(block, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n\nand\n\n'));

/** Parses a side, with whitespace in formulas normalized. */
const see = (side: string): readonly SideBlock[] =>
  JSON.parse(JSON.stringify(parseSide(side)), (key, value: unknown) =>
    key === 'tex' && typeof value === 'string' ? value.replaceAll(/\s+/g, ' ') : value,
  ) as SideBlock[];

test('formatted cards come back with their bold, lists, code, formulas and ruby', async () => {
  const cards = fc.uniqueArray(fc.record({ front: formattedSide, back: formattedSide }), {
    minLength: 1,
    maxLength: 16,
    selector: ({ front, back }) => `${front}|${back}`,
  });
  await fc.assert(
    fc.asyncProperty(cards, async (all) => {
      const deck = toDeck([{ front: '**always**', back: 'formatted' }, ...all], { format: 'formatted' });
      const content = await importAgain(await pack([deck]));
      expect(content.refused).toEqual([]);
      expect(content.cards.slice(1).map(({ front, back }) => [see(front), see(back)])).toEqual(
        all.map(({ front, back }) => [see(front), see(back)]),
      );
    }),
    { numRuns: 4 },
  );
});

const picture = new Blob([Uint8Array.of(1, 2, 3)], { type: 'image/webp' });
const sound = new Blob([Uint8Array.of(4, 5)], { type: 'audio/webm' });

test('several decks become one package with media, tags and what they ask; Anki takes it, and so does the import', async () => {
  const media = new Map([
    ['H1-M1', picture],
    ['H1-M2', sound],
  ]);
  const animals = toDeck(
    [
      {
        front: '',
        frontMedia: [{ id: 'H1-M1', alt: 'a "red" cow' }],
        back: 'cow',
        backMedia: [{ id: 'H1-M2', alt: 'moo' }],
      },
      { front: 'lost', frontMedia: [{ id: 'H1-M3' }], back: 'picture', tags: ['my tag', 'b'] },
    ],
    { name: 'Animals', asks: 'both' },
  );
  const capitals = toDeck([{ front: 'Lima', back: 'Peru' }], { id: 'H1-D2', name: 'Capitals', asks: 'back' });
  const both = { ...capitals, cards: capitals.cards.map((card) => ({ ...card, id: 'H1-D2-C1' })) };
  const file = await pack([animals, both], media);
  const inAnki = await readAnkiPackage(new Uint8Array(await file.arrayBuffer()));
  expect(inAnki.decks).toEqual(['Default', 'Animals', 'Capitals']);
  expect(inAnki.notes.map(({ fields, tags, cards, noteType }) => [...fields, tags, cards, noteType])).toEqual([
    [
      '<img src="flashspark-m1.webp" alt="a &quot;red&quot; cow">',
      '<span title="moo">[sound:flashspark-m2.webm]</span><br>cow',
      '',
      2,
      'Flashspark (and reversed card)',
    ],
    ['lost', 'picture', ' my_tag b ', 2, 'Flashspark (and reversed card)'],
    ['Lima', 'Peru', '', 1, 'Flashspark (asks the back)'],
  ]);
  expect(inAnki.media).toEqual({
    'flashspark-m1.webp': Uint8Array.of(1, 2, 3),
    'flashspark-m2.webm': Uint8Array.of(4, 5),
  });

  const again = await importAgain(file);
  expect(again.cards.map(({ line: place, ...card }) => [place, card])).toEqual([
    [
      1,
      {
        front: '',
        back: 'cow',
        deck: 'Animals',
        frontFiles: [{ name: 'flashspark-m1.webp', alt: 'a "red" cow' }],
        backFiles: [{ name: 'flashspark-m2.webm', alt: 'moo' }],
      },
    ],
    [2, { front: 'lost', back: 'picture', deck: 'Animals', tags: ['my_tag', 'b'] }],
    [3, { front: 'Lima', back: 'Peru', deck: 'Capitals' }],
  ]);
  const { mediaNames, readMedia } = openPackage(new Uint8Array(await file.arrayBuffer()));
  expect(readMedia(mediaNames).map(({ type, bytes }) => [type, bytes.length])).toEqual([
    ['image/webp', 3],
    ['audio/webm', 2],
  ]);
  expect(again.decks).toEqual([
    { path: 'Animals', name: 'Animals', asks: 'both' },
    { path: 'Capitals', name: 'Capitals', asks: 'back' },
  ]);
  expect((await importAgain(await pack([both]))).asks).toBe('back');
});

test('decks keep their subjects and formats, and two of one name stay apart', async () => {
  const decks = [
    toDeck([{ front: '**Hund**', back: 'dog' }], { name: 'Nouns', subject: 'German', format: 'formatted' }),
    toDeck([{ front: '2 * 3 * 4', back: '24' }], { id: 'H1-D2', name: 'Times' }),
    toDeck([{ front: 'ser', back: 'to be' }], { id: 'H1-D3', name: 'Verbs::Past', subject: 'Spanish' }),
    toDeck([{ front: '3 * 4', back: '12' }], { id: 'H1-D4', name: 'Times' }),
  ];
  const file = await pack(
    decks.map((deck) => ({ ...deck, cards: deck.cards.map((card) => ({ ...card, id: deck.id })) })),
  );
  const inAnki = await readAnkiPackage(new Uint8Array(await file.arrayBuffer()));
  expect(inAnki.decks).toEqual(['Default', 'German::Nouns', 'Times', 'Spanish::Verbs::Past', 'Times (2)']);
  const again = await importAgain(file);
  expect(again.decks).toEqual([
    { path: 'German::Nouns', name: 'Nouns', subject: 'German', format: 'formatted' },
    { path: 'Times', name: 'Times' },
    { path: 'Spanish::Verbs::Past', name: 'Verbs::Past', subject: 'Spanish' },
    { path: 'Times (2)', name: 'Times (2)' },
  ]);
  expect(again.cards.map(({ front }) => front)).toEqual(['**Hund**', '2 * 3 * 4', 'ser', '3 * 4']);
});

test.each([
  [{ name: 'a::b' }, 'a::b', { name: 'b', subject: 'a' }],
  [{ name: 'a::b', subject: 'S' }, 'S::a::b', { name: 'a::b', subject: 'S' }],
  [{ name: 'x :: y' }, 'x::y', { name: 'y', subject: 'x' }],
  [{ name: '::b' }, 'b', { name: 'b' }],
])(
  'a deck whose name somebody typed as %j is nested where Anki would nest it, and stays so',
  async (typed, path, read) => {
    const again = await importAgain(await pack([toDeck([{ front: 'f', back: 'b' }], typed)]));
    expect(again.decks).toEqual([{ path, ...read }]);
    const third = await importAgain(await pack([toDeck([{ front: 'f', back: 'b' }], read)]));
    expect(third.decks).toEqual(again.decks);
  },
);

test('decks whose names come back alike stay apart', async () => {
  const named = ['x::y', 'x :: y', 'b', '::b'].map((name, at) =>
    toDeck([{ front: name, back: 'b' }], { id: `H1-D${at}`, name }),
  );
  const again = await importAgain(await pack(named));
  expect(again.decks.map(({ path }) => path)).toEqual(['x::y', 'x::y (2)', 'b', 'b (2)']);
});

test('a later export has the same names for its notes, deck and kind, so that Anki changes what it has', async () => {
  const [first, later] = await Promise.all(
    ['one', 'two'].map(async (back, at) => {
      const file = await pack([toDeck([{ front: 'eins', back }])], noMedia, now + at * 90_000_000);
      return await readAnkiPackage(new Uint8Array(await file.arrayBuffer()));
    }),
  );
  expect(later?.notes.map(({ guid }) => guid)).toEqual(first?.notes.map(({ guid }) => guid));
  expect(first?.notes[0]?.guid).toMatch(/^[\w+/]{14}$/);
  expect(later?.notes[0]?.fields).toEqual(['eins', 'two']);
});

test('a text for Anki says its columns, has a column of tags where there are some, and words for what it cannot hold', async () => {
  const deck = toDeck([
    { front: '#1', back: 'a\tb\n"c"', tags: ['x y'] },
    { front: '', frontMedia: [{ id: 'H1-M1', alt: 'a cow' }], back: 'cow' },
  ]);
  const file = await makeExport({ kind: 'text', decks: [deck], media: noMedia, now });
  expect((await file.text()).split('\n')).toEqual([
    '#separator:tab',
    '#html:true',
    '#columns:Front\tBack\tTags',
    '#tags column:3',
    '&#35;1\t"a<span style=""white-space: pre"">&#9;</span>b<br>&quot;c&quot;"\tx_y',
    'a cow\tcow\t',
    '',
  ]);
});
