import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginningsOfHousehold, beginningsOfLearner, catalogue } from '../../../functions/data/catalogue.ts';
import { Item } from '../../../functions/data/table/item.ts';
import type { ObjectSchema } from '../../../functions/data/table/item-reader.ts';
import type { Parts } from '../../../functions/data/table/key-template.ts';

type AnyItem = Item<string, string, ObjectSchema>;

const kinds = catalogue as unknown as readonly AnyItem[];
const folder = join(import.meta.dirname, '../../../functions/data');

/** Key values in the product's forms: ULIDs, hashes, days, instants, counters and email addresses. */
const valuesByPart: Readonly<Record<string, fc.Arbitrary<string>>> = {
  day: fc
    .date({ noInvalidDate: true, min: new Date('1970'), max: new Date('2100') })
    .map((date) => date.toISOString().slice(0, 10)),
  shard: fc.nat({ max: 99 }).map(String),
  queue: fc.constantFrom('NOW', 'DUE'),
  since: fc
    .date({ noInvalidDate: true, min: new Date('1970'), max: new Date('2100') })
    .map((date) => date.toISOString()),
  email: fc.oneof(fc.emailAddress(), fc.constantFrom('a#b@example.org', 'o/brien@example.org')),
  subject: fc.string({ minLength: 1 }),
};
const plainValue = fc.string({ minLength: 1, unit: fc.constantFrom('0', 'A', 'Z', 'a', '-', '_', '.', ':') });

function placesOf(kind: AnyItem): fc.Arbitrary<Parts> {
  const parts = [...kind.partitionKey.parts, ...kind.sortKey.parts];
  return fc.record(Object.fromEntries(parts.map((part) => [part, valuesByPart[part] ?? plainValue])));
}

function keyOf({ partitionKey, sortKey }: AnyItem, place: Parts) {
  return { PK: partitionKey.write(place), SK: sortKey.write(place) };
}

it('every item that is defined stands in the catalogue, once', async () => {
  const modules = globSync('**/*.ts', { cwd: folder }).map((file) => import(join(folder, file)) as Promise<object>);
  const values = (await Promise.all(modules)).flatMap((module) => Object.values(module) as unknown[]);
  const defined = [...new Set(values)].filter((value): value is AnyItem => value instanceof Item);
  expect(kinds.map(({ name }) => name).toSorted()).toEqual(defined.map(({ name }) => name).toSorted());
});

describe.each(kinds)('the key of a $name', (kind) => {
  it('reads back as what it was made of, and is of no other kind', () => {
    fc.assert(
      fc.property(placesOf(kind), (place) => {
        const key = keyOf(kind, place);
        expect(kind.readKey(key)).toEqual(place);
        expect(kinds.filter((other) => other.readKey(key)).map(({ name }) => name)).toEqual([kind.name]);
        expect(kind.describe(place)).toBe(`${key.PK}/${key.SK}`);
      }),
    );
  });

  it('is not made with a value that would make it another key', () => {
    const parts = [...kind.partitionKey.parts, ...kind.sortKey.parts].filter(
      (part) => !['email', 'subject'].includes(part),
    );
    fc.assert(
      fc.property(placesOf(kind), fc.constantFrom('', '#', '/', 'x#y', 'x/y', '#META', '\n#'), (place, hostile) => {
        for (const part of parts)
          expect(() => keyOf(kind, { ...place, [part]: hostile })).toThrow(
            expect.objectContaining({ code: 'not-found' }),
          );
      }),
    );
  });

  it('begins like nothing else in its partition, as far as a list can be asked for', () => {
    const listed = kind.sortKey.beginning === 'L#' ? kind.sortKey.writeLead({ learner: 'X' }) : kind.sortKey.beginning;
    const beside = kinds.filter(({ partitionKey }) => partitionKey.beginning === kind.partitionKey.beginning);
    const values = { learner: 'X', day: '2026-01-05', shard: '1', queue: 'DUE', email: 'x@example.org' };
    const alike = beside.filter(({ sortKey }) => {
      const place = Object.fromEntries(sortKey.parts.map((part) => [part, 'X']));
      return sortKey.write({ ...place, ...values }).startsWith(listed);
    });
    expect(alike.map(({ name }) => name)).toEqual([kind.name]);
  });
});

describe('a deletion', () => {
  it('of a household removes all that it owns in this order, and leaves its members and itself to the end', () => {
    const beginnings = [
      'LISTED-NAME',
      'INVITE#',
      'VISIT#',
      'RECORD-IMPORT',
      'UNUSED',
      'WEEKLY#',
      'PAIRING#',
      'DEVICE#',
      'CONSENT',
      'BIN#',
      'LEARNER#',
      'DECK#',
      'SHARE#',
      'TAKE#',
      'CARD#',
      'MEDIA#',
      'IMPORT#',
      'IMPORTED#',
      'PROGRESS#',
      'FLAG#',
      'QUIZ#',
      'ASSIGN#',
      'DONE#',
      'L#',
    ];
    expect(beginningsOfHousehold()).toEqual(beginnings);
    const left = kinds
      .filter(({ partitionKey }) => partitionKey.beginning === 'HH#')
      .filter(({ sortKey }) => !beginnings.some((beginning) => sortKey.beginning.startsWith(beginning)));
    expect(left.map(({ name }) => name)).toEqual(['household', 'membership']);
  });

  it("of a learner removes its progress first, then its flags and work, then its study, and nobody else's", () => {
    expect(beginningsOfLearner('L1')).toEqual(['PROGRESS#L1#', 'FLAG#L1#', 'ASSIGN#L1#', 'DONE#L1#', 'L#L1#']);
  });
});
