import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type JobCard, nameFailure, takeChunk } from '../../../../../web/src/parent/create/import/import-job.ts';

const side = fc.oneof(fc.string(), fc.string({ unit: 'binary', minLength: 1_000, maxLength: 5_000 }));
const deck = fc
  .array(fc.record({ front: side, back: side }), { maxLength: 60 })
  .chain((some) =>
    fc
      .nat(1_200)
      .map((more) => [...some, ...Array.from({ length: more }, (_, row) => ({ front: `q${row}`, back: 'a' }))]),
  );

function chunkCards(cards: readonly JobCard[], start: number, mostCards?: number) {
  const chunks = [];
  for (let at = start, chunk; (chunk = takeChunk(cards, at, mostCards)); at += chunk.cards.length) chunks.push(chunk);
  return chunks;
}

test('every row from the start on is sent once, in order, at its own offset', () => {
  fc.assert(
    fc.property(deck, fc.nat(300), (cards, start) => {
      const chunks = chunkCards(cards, start);
      expect(chunks.flatMap((chunk) => chunk.cards)).toEqual(cards.slice(start));
      let next = start;
      for (const chunk of chunks) {
        expect(chunk.offset).toBe(next);
        next += chunk.cards.length;
      }
    }),
    { numRuns: 30 },
  );
});

test('no chunk passes 500 cards or 200 KB of JSON', () => {
  fc.assert(
    fc.property(deck, (cards) => {
      for (const chunk of chunkCards(cards, 0)) {
        expect(chunk.cards.length).toBeLessThanOrEqual(500);
        expect(Buffer.byteLength(JSON.stringify(chunk.cards))).toBeLessThanOrEqual(200 * 1024 + 1);
      }
    }),
    { numRuns: 30 },
  );
});

test('the largest cards there can be are sent three at a time or more', () => {
  const widest = '\u0001'.repeat(5_000);
  const cards = Array.from({ length: 10 }, () => ({ front: widest, back: widest }));
  expect(chunkCards(cards, 0).map((chunk) => chunk.cards.length)).toEqual([3, 3, 3, 1]);
});

test('cards with pictures go in chunks that one transaction holds, which are the same however texts before them are cut', () => {
  const shown = (row: number, ...names: string[]) => ({
    front: `q${row}`,
    back: 'a',
    frontFiles: names.map((name) => ({ name })),
  });
  const cards = Array.from({ length: 400 }, (_, row) =>
    row < 120 || row % 3 === 0 ? { front: `q${row}`, back: 'a' } : shown(row, `${row}.png`, 'shared.png'),
  );
  const usual = chunkCards(cards, 0);
  const busy = chunkCards(cards, 0, 50);
  const isShown = ({ cards: [first] }: { cards: readonly JobCard[] }) => first?.frontFiles !== undefined;
  expect(usual.filter(isShown)).toEqual(busy.filter(isShown));
  expect(usual[0]?.cards).toHaveLength(121);
  expect(busy.slice(0, 3).map((chunk) => chunk.cards.length)).toEqual([50, 50, 21]);
  for (const chunk of usual.filter(isShown)) {
    const files = new Set(chunk.cards.flatMap((card) => card.frontFiles ?? []).map(({ name }) => name));
    expect(chunk.cards.length + files.size).toBeLessThanOrEqual(90);
  }
});

test('only the failure of a CSV file is called one', () => {
  expect(['Animals.CSV', 'animals.apkg', ''].map(nameFailure)).toEqual([
    'Failed to import CSV',
    'Failed to import all cards',
    'Failed to import all cards',
  ]);
});
