import { unzipSync } from 'fflate';
import initSqlJs from 'sql.js';
import { expect, test } from 'vitest';
import type { OutCard, OutDeck } from '../../../../../shared/import/anki/export-anki.ts';
import { makeExport } from '../../../../../web/src/parent/create/out/make-export.ts';
import { readImportFile } from '../../../../../web/src/parent/create/import/read-import-file.ts';
import { openTestDatabase } from '../../../../support/files/build-anki-package.ts';
import { readAnkiPackage } from '../../../../support/files/read-anki-package.ts';

const now = Date.UTC(2026, 10, 23);
const sqlite = initSqlJs();
const noMedia: ReadonlyMap<string, Blob> = new Map();

const pack = async (decks: readonly OutDeck[]) =>
  await makeExport({ kind: 'package', decks, media: noMedia, now }, async () => await sqlite);
const importAgain = async (file: Blob, name = 'deck.apkg') =>
  await readImportFile(
    { file: new File([file], name), choices: { takes: { formatting: true, media: true } } },
    openTestDatabase,
  );
const toDeck = (cards: readonly Omit<OutCard, 'id'>[], change: Partial<OutDeck> = {}): OutDeck => ({
  id: 'H1-D1',
  name: 'Words',
  ...change,
  cards: cards.map((card, at) => ({ id: `H1-D1-C${at}`, ...card })),
});

test('a note keeps the time of its last change, so that Anki does not undo what was changed there since', async () => {
  const times = { createdAt: '2026-01-05T09:00:00.000Z', changedAt: '2026-02-03T10:00:00.000Z' };
  const deck = toDeck([
    { front: 'a', back: 'b', ...times },
    { front: 'c', back: 'd', createdAt: times.createdAt },
  ]);
  const { Database } = await sqlite;
  const { 'collection.anki2': bytes } = unzipSync(new Uint8Array(await (await pack([deck])).arrayBuffer()));
  const rows = new Database(bytes).exec('SELECT mod FROM notes ORDER BY id')[0]?.values.flat();
  expect(rows?.map((seconds) => new Date(Number(seconds) * 1_000).toISOString())).toEqual([
    times.changedAt,
    times.createdAt,
  ]);
});

const openInAnki = async (deck: OutDeck) =>
  await readAnkiPackage(new Uint8Array(await (await pack([deck])).arrayBuffer()));

test.each(['front', 'both'] as const)(
  'extras are a third field of a note type of its own, and come back, also where %s is asked',
  async (asks) => {
    const deck = toDeck(
      [
        { front: 'Katze', back: 'cat', extra: 'die **Katze**', tags: ['a'] },
        { front: 'Hund', back: 'dog' },
      ],
      { format: 'formatted', asks },
    );
    const file = await pack([deck]);
    const inAnki = await openInAnki(deck);
    expect(inAnki.notes.map(({ fields }) => fields)).toEqual([
      ['Katze', 'cat', 'die <b>Katze</b>'],
      ['Hund', 'dog'],
    ]);
    const before = toDeck([{ front: 'Katze', back: 'cat' }], { asks });
    const typesBefore = (await openInAnki(before)).notes.map(({ noteType }) => noteType);
    // An extra on one card leaves the others their type: Anki updates no note whose type is another one.
    expect(inAnki.notes.map(({ noteType }) => noteType)).toEqual([`${typesBefore[0]} with extra`, typesBefore[0]]);
    const text = await makeExport({ kind: 'text', decks: [deck], media: noMedia, now });
    for (const again of [await importAgain(file), await importAgain(text, 'deck.txt')])
      expect(again.cards).toEqual([
        { line: expect.any(Number), front: 'Katze', back: 'cat', extra: 'die **Katze**', tags: ['a'] },
        { line: expect.any(Number), front: 'Hund', back: 'dog' },
      ]);
  },
);

test('a tab-separated text has a card a line without marks, and is read back', async () => {
  const deck = toDeck(
    [
      { front: '**Hund**', back: 'dog\n\n- pet' },
      { front: 'a\tb', back: 'say "c"' },
      { front: '', frontMedia: [{ id: 'H1-M1', alt: 'a cow' }], back: 'cow' },
      { front: '', frontMedia: [{ id: 'H1-M2' }], back: 'nothing to say' },
    ],
    { format: 'formatted' },
  );
  const file = await makeExport({ kind: 'tabs', decks: [deck], media: noMedia, now });
  const lines = ['Hund\tdog / • pet', 'a b\tsay "c"', 'a cow\tcow'];
  expect(await file.text()).toBe(lines.map((row) => `${row}\n`).join(''));
  const { cards } = await importAgain(file, 'deck.txt');
  expect(cards.map(({ front, back }) => `${front}\t${back}`)).toEqual(lines);
});
