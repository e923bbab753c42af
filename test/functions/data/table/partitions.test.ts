import { ulid } from 'ulid';
import { describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../../../functions/data/catalogue.ts';
import type { Item } from '../../../../functions/data/table/item.ts';
import { spreadOver } from '../../../../functions/data/table/item-key.ts';
import type { ObjectSchema } from '../../../../functions/data/table/item-reader.ts';
import { storedFitNotes } from '../../../../functions/data/study/fit-note.ts';
import { openDocumentClient, restOfRound } from '../../../../functions/data/table/open-table.ts';
import { type KeepPace, Table } from '../../../../functions/data/table/table.ts';
import { randomFrom } from '../../../../shared/seeded-random.ts';
import { injectFaults } from '../../../support/faults.ts';
import { openBareTable } from '../../../support/table/bare-table.ts';

const kinds = catalogue as unknown as readonly Item<string, string, ObjectSchema>[];

/** Maximum write units per second that DynamoDB accepts for one partition. DynamoDB Local has no such limit. */
const unitsOfPartition = 1_000;

/** Number of keys made for each kind of list. With so many, the counts per partition vary by only a few percent. */
const keysMade = 6_000;

/** The same ids each time: with new ones, one run in some hundreds would exceed the allowed difference by chance. */
const random = randomFrom(7);

const begin = Date.parse('2026-01-05T18:00:00.000Z');
const at = (index: number) => new Date(begin + index * 40);
/** Key values like the product's, created every 40 ms during one evening. */
const valueOf: Readonly<Record<string, (index: number) => string>> = {
  queue: (index) => (index % 3 === 0 ? 'NOW' : 'DUE'),
  due: (index) => at(index).toISOString(),
  since: (index) => at(index).toISOString(),
  at: (index) => at(index).toISOString(),
  kind: () => 'learner',
};

function placeOf({ sortKey }: (typeof kinds)[number], index: number) {
  return Object.fromEntries(
    sortKey.parts.map((part) => [part, (valueOf[part] ?? (() => ulid(at(index).getTime(), random)))(index)]),
  );
}

describe('what all families share', () => {
  it('stands in one partition only where one row for each kind of walk is all there ever is', () => {
    const alone = kinds.filter(({ partitionKey }) => partitionKey.parts.length === 0).map(({ name }) => name);
    expect(alone).toEqual(['retention-walk']);
  });

  it.each(kinds.filter(({ partitionKey }) => partitionKey.parts.includes('suffix')))(
    'is spread evenly over its partitions: $name',
    (kind) => {
      // Keys are built without a call to the table.
      const table = new Table(openDocumentClient({ region: 'local' }), 'flashspark');
      const counts = new Map<string, number>();
      for (let index = 0; index < keysMade; index += 1) {
        const { PK } = kind.at(table, placeOf(kind, index)).key;
        counts.set(PK, (counts.get(PK) ?? 0) + 1);
      }
      expect([...counts.keys()].toSorted()).toEqual(
        Array.from({ length: spreadOver }, (_, suffix) => `${kind.partitionKey.beginning}${suffix}`),
      );
      expect(Math.max(...counts.values())).toBeLessThan((keysMade / spreadOver) * 1.08);
    },
  );

  it('is listed in the order of its keys, page by page and either way, wherever each row stands', async () => {
    const { table } = await openBareTable();
    const notes = Array.from({ length: 30 }, (_, index) => ({
      due: at(index).toISOString(),
      householdId: `H${index % 7}`,
      learner: 'L1',
      tries: 0,
    }));
    for (const note of notes.toReversed()) await table.commit([storedFitNotes.create(table, note)]);
    expect(await storedFitNotes.list(table, {})).toEqual(notes);
    expect(await storedFitNotes.first(table, {}, 4, { newestFirst: true })).toEqual(notes.slice(-4).toReversed());
    const paged = [];
    for (let page = notes.slice(0, 0), after = ''; after !== undefined;) {
      page = await storedFitNotes.first(table, {}, 7, { after });
      paged.push(...page);
      const last = page.at(-1);
      after = (last && `${last.due}#${last.householdId}#${last.learner}`) as string;
    }
    expect(paged).toEqual(notes);
  });
});

describe('a family that imports and deletes 1,000 cards at once', () => {
  /** @returns the maximum number of write units that the family's partition gets in one second, if each batch takes 6 ms. */
  async function busiestSecond(isPaced: boolean): Promise<number> {
    const { client } = await openBareTable();
    let clock = 0;
    const spent: { at: number; units: number }[] = [];
    vi.spyOn(performance, 'now').mockImplementation(() => clock);
    const keepPace: KeepPace = async (round) => {
      await Promise.resolve();
      clock += restOfRound(round);
    };
    injectFaults(client).add({
      at: 'call',
      when: ({ command }) => command === 'BatchWrite',
      times: Number.POSITIVE_INFINITY,
      does: async (call, proceed) => {
        const outcome = await proceed({ ...call.input, ReturnConsumedCapacity: 'TOTAL' });
        const [{ CapacityUnits: units = 0 } = {}] =
          (outcome.output as { ConsumedCapacity?: { CapacityUnits?: number }[] }).ConsumedCapacity ?? [];
        spent.push({ at: clock, units });
        clock += 6;
        return outcome;
      },
    });
    const table = new Table(client, 'flashspark', isPaced ? keepPace : undefined);
    const keys = Array.from({ length: 1_000 }, (_, index) => ({ PK: 'HH#H1', SK: `CARD#${index}` }));
    const cards = keys.map((key, index) => ({ ...key, front: 'x'.repeat((7 * index) % 1_500) }));
    await table.putMany(cards, () => true);
    await table.removeMany(keys);
    return Math.max(
      ...spent.map((first) =>
        spent
          .filter((one) => one.at >= first.at && one.at < first.at + 1_000)
          .reduce((sum, { units }) => sum + units, 0),
      ),
    );
  }

  it('leaves room in its partition for the answers of a child', async () => {
    expect(await busiestSecond(false)).toBeGreaterThan(2 * unitsOfPartition);
    const paced = await busiestSecond(true);
    expect(paced).toBeGreaterThan(0.5 * unitsOfPartition);
    expect(paced).toBeLessThan(unitsOfPartition);
  });
});
