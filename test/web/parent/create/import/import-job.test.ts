import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunkCards } from '../../../../../web/src/parent/create/import/import-job.ts';

const side = fc.oneof(fc.string(), fc.string({ unit: 'binary', minLength: 1_000, maxLength: 5_000 }));
const deck = fc
  .array(fc.record({ front: side, back: side }), { maxLength: 60 })
  .chain((some) =>
    fc
      .nat(500)
      .map((more) => [...some, ...Array.from({ length: more }, (_, row) => ({ front: `q${row}`, back: 'a' }))]),
  );

test('every row from the start on is sent once, in order, at its own offset', () => {
  fc.assert(
    fc.property(deck, fc.nat(300), (cards, start) => {
      const chunks = [...chunkCards(cards, start)];
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

test('no chunk passes 200 cards or 200 KB of JSON', () => {
  fc.assert(
    fc.property(deck, (cards) => {
      for (const chunk of chunkCards(cards, 0)) {
        expect(chunk.cards.length).toBeLessThanOrEqual(200);
        expect(Buffer.byteLength(JSON.stringify(chunk.cards))).toBeLessThanOrEqual(200 * 1024 + 1);
      }
    }),
    { numRuns: 30 },
  );
});

test('the largest cards there can be are sent three at a time or more', () => {
  const widest = '\u0001'.repeat(5_000);
  const cards = Array.from({ length: 10 }, () => ({ front: widest, back: widest }));
  expect([...chunkCards(cards, 0)].map((chunk) => chunk.cards.length)).toEqual([3, 3, 3, 1]);
});

test('only the sides of a card are sent', () => {
  const [chunk] = chunkCards([{ front: 'a', back: 'b', line: 7 } as { front: string; back: string }], 0);
  expect(chunk).toEqual({ offset: 0, cards: [{ front: 'a', back: 'b' }] });
});
