import { createServer } from 'node:http';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Attributes } from '../../../../functions/data/table/expressions.ts';
import { openDocumentClient } from '../../../../functions/data/table/open-table.ts';
import { Table } from '../../../../functions/data/table/table.ts';
import type { WriteAction } from '../../../../functions/data/table/write-action.ts';
import { toProductError } from '../../../../functions/platform/call/answer.ts';
import { openBareTable } from '../../../support/table/bare-table.ts';
import {
  type Effect,
  type Faults,
  injectFaults,
  leavesUnprocessed,
  lostAnswer,
  lostCall,
  throttled,
  transactionConflict,
  skipPauses,
} from '../../../support/faults.ts';

let table: Table;
let faults: Faults;
beforeAll(async () => {
  const bare = await openBareTable();
  table = bare.table;
  faults = injectFaults(bare.client);
});

let partitions = 0;
let PK: string;
beforeEach(() => {
  skipPauses();
  faults.clear();
  partitions += 1;
  PK = `P${partitions}`;
});

const put = (SK: string, fields: object = {}): WriteAction => ({
  kind: 'put',
  item: { PK, SK, ...fields },
  condition: { exists: false },
  otherwise: 'already-exists',
});
const names = (count: number) => Array.from({ length: count }, (_, index) => `S${String(index).padStart(4, '0')}`);
const keys = (sortKeys: readonly string[]) => sortKeys.map((SK) => ({ PK, SK }));
const called = (command: string) => faults.calls.filter((call) => call.command === command).length;

async function fill(count: number, fields: object = {}): Promise<string[]> {
  const sortKeys = names(count);
  for (let start = 0; start < count; start += 100) {
    await table.commit(sortKeys.slice(start, start + 100).map((SK) => put(SK, fields)));
  }
  return sortKeys;
}

async function rowAt(SK: string): Promise<Attributes | undefined> {
  return (await table.getMany([{ PK, SK }]))[0];
}

async function readAll(): Promise<string[]> {
  const page = await table.queryPage({ partition: PK, from: ' ', to: '\uffff' });
  return page.items.map((item) => String(item['SK']));
}

describe('reading by key', () => {
  it('finds more items than one call holds, each once, and leaves out what is not there', async () => {
    const stored = await fill(250);
    const found = await table.getMany(keys([...stored, ...stored, 'missing']));
    expect(found.map((item) => String(item['SK'])).toSorted()).toEqual(stored);
    expect(called('BatchGet')).toBe(3);
  });

  it('goes on with what DynamoDB gave back unprocessed', async () => {
    const stored = await fill(60);
    faults.add({ at: 'call', does: leavesUnprocessed(25), times: 2 });
    faults.add({ at: 'call', does: leavesUnprocessed(0) });
    expect(await table.getMany(keys(stored))).toHaveLength(60);
  });

  it('gives up with "unavailable" when nothing is ever processed', async () => {
    faults.add({ at: 'call', does: leavesUnprocessed(0), times: Number.POSITIVE_INFINITY });
    await expect(table.getMany(keys(['a']))).rejects.toMatchObject({ code: 'unavailable' });
    expect(called('BatchGet')).toBe(7);
  });
});

describe('removing many', () => {
  it('removes what DynamoDB gave back unprocessed, too', async () => {
    const stored = await fill(60);
    faults.add({ at: 'call', when: ({ command }) => command === 'BatchWrite', does: leavesUnprocessed(3), times: 4 });
    await table.removeMany(keys(stored));
    expect(await readAll()).toEqual([]);
  });

  it('gives up with "unavailable" when nothing is ever removed', async () => {
    faults.add({ at: 'call', does: leavesUnprocessed(0), times: Number.POSITIVE_INFINITY });
    await expect(table.removeMany(keys(['a']))).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('committing', () => {
  it('does all actions or none', async () => {
    await fill(1);
    await expect(table.commit([put('new'), put('S0000')])).rejects.toMatchObject({ code: 'already-exists' });
    expect(await readAll()).toEqual(['S0000']);
  });

  it('refuses with the code of the action whose condition does not hold, else with "conflict"', async () => {
    await fill(1);
    const full = { kind: 'change', key: { PK, SK: 'S0000' }, change: { add: { n: 1 } } } as const;
    const tooMany = {
      ...full,
      condition: { exists: true, equals: { full: false } },
      otherwise: 'too-many-cards',
    } as const;
    const changed = { ...full, condition: { exists: true, equals: { version: 3 } } } as const;
    await expect(table.commit([put('new'), tooMany])).rejects.toMatchObject({ code: 'too-many-cards' });
    await expect(table.commit([tooMany])).rejects.toMatchObject({ code: 'too-many-cards' });
    await expect(table.commit([put('new'), changed])).rejects.toMatchObject({ code: 'conflict' });
    const check = {
      kind: 'check',
      key: { PK, SK: 'gone' },
      condition: { exists: true },
      otherwise: 'not-found',
    } as const;
    await expect(table.commit([check])).rejects.toMatchObject({ code: 'not-found' });
  });

  it('does nothing for no actions and refuses more than a transaction holds', async () => {
    await table.commit([]);
    expect(faults.calls).toHaveLength(0);
    await expect(table.commit(names(101).map((SK) => put(SK)))).rejects.toThrow(RangeError);
  });

  it('tries again after it met another transaction, also more than once', async () => {
    const conflict = faults.add({ does: transactionConflict, times: 3 });
    await table.commit([put('a'), put('b')]);
    expect(conflict.hits).toBe(3);
    expect(await readAll()).toEqual(['a', 'b']);
  });

  it('gives up with "unavailable" when it always meets other transactions', async () => {
    faults.add({ does: transactionConflict, times: Number.POSITIVE_INFINITY });
    await expect(table.commit([put('a')])).rejects.toMatchObject({ code: 'unavailable' });
    expect(called('TransactWrite')).toBe(7);
    faults.clear();
    expect(await readAll()).toEqual([]);
  });

  it.each([1, 2])(
    "takes its own write of %i items, whose answer was lost, for done and not for somebody else's",
    async (count) => {
      const lost = faults.add({ does: lostAnswer, times: 2 });
      await table.commit(names(count).map((SK) => put(SK)));
      expect(lost.hits).toBe(2);
      expect(await readAll()).toHaveLength(count);
    },
  );

  it('is not misled when DynamoDB says that the same transaction is still under way', async () => {
    const underWay: Effect = async (_, proceed) => {
      await proceed();
      throw Object.assign(new Error('Still under way'), { name: 'TransactionInProgressException' });
    };
    faults.add({ at: 'call', does: underWay });
    await table.commit([put('a'), put('b')]);
    expect(called('TransactWrite')).toBe(2);
    expect(await readAll()).toEqual(['a', 'b']);
  });

  it('adds once when the answer to an addition was lost', async () => {
    await fill(1, { n: 5 });
    faults.add({ does: lostAnswer });
    await table.commit([
      { kind: 'change', key: { PK, SK: 'S0000' }, change: { add: { n: 1 } }, condition: { exists: true } },
    ]);
    expect(await rowAt('S0000')).toMatchObject({ n: 6 });
  });

  it('removes a row without a condition as a plain write, whether or not it is there', async () => {
    await fill(1);
    faults.clear();
    faults.add({ does: lostAnswer });
    await table.commit([{ kind: 'remove', key: { PK, SK: 'S0000' } }]);
    await table.commit([{ kind: 'remove', key: { PK, SK: 'S0000' } }]);
    expect(called('Delete')).toBe(2);
    expect(await readAll()).toEqual([]);
  });
});

describe('a lone change', () => {
  const set = () => ({ kind: 'change', key: { PK, SK: 'S0000' }, change: { set: { n: 7 } } }) as const;

  it('that only sets is a plain write, also when its answer was lost', async () => {
    await fill(1, { n: 5 });
    faults.clear();
    faults.add({ does: lostAnswer });
    await table.commit([{ ...set(), condition: { exists: true } }]);
    expect([called('Update'), called('TransactWrite')]).toEqual([1, 0]);
    expect(await rowAt('S0000')).toMatchObject({ n: 7 });
  });

  it('that only sets is refused when there is nothing to change', async () => {
    await expect(
      table.commit([{ ...set(), condition: { exists: true }, otherwise: 'not-signed-in' }]),
    ).rejects.toMatchObject({ code: 'not-signed-in' });
  });

  it('that must be the first goes with a token, because its own first try would refuse the second', async () => {
    faults.clear();
    faults.add({ does: lostAnswer });
    await table.commit([{ ...set(), condition: { exists: false } }]);
    expect([called('Update'), called('TransactWrite')]).toEqual([0, 1]);
  });

  it('that must meet a value goes with a token, because its own first try would refuse the second', async () => {
    await fill(1, { n: 5 });
    faults.clear();
    faults.add({ does: lostAnswer });
    await table.commit([{ ...set(), condition: { exists: true, equals: { n: 5 } } }]);
    expect(called('Update')).toBe(0);
    expect(await rowAt('S0000')).toMatchObject({ n: 7 });
  });
});

describe('a table in trouble', () => {
  it('is asked again while it throttles', async () => {
    const fault = faults.add({ does: throttled, times: 3 });
    await table.commit([put('a')]);
    expect(fault.hits).toBe(3);
    expect(await readAll()).toEqual(['a']);
  });

  it.each([
    ['throttles', throttled],
    ['does not answer', lostCall],
  ] as const)('is "unavailable" when it always %s', async (_, does) => {
    const fault = faults.add({ does, times: Number.POSITIVE_INFINITY });
    const error: unknown = await rowAt('a').catch((thrown: unknown) => thrown);
    expect(toProductError(error).code).toBe('unavailable');
    expect(fault.hits).toBe(4);
  });

  it('is "unavailable" when connections hang', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const { port } = silent.address() as { port: number };
    const client = openDocumentClient({
      endpoint: `http://127.0.0.1:${port}`,
      region: 'local',
      credentials: { accessKeyId: 'nobody', secretAccessKey: 'local' },
      maxAttempts: 1,
      requestHandler: { requestTimeout: 50, throwOnRequestTimeout: true },
    });
    const error: unknown = await new Table(client, 'flashspark')
      .getMany([{ PK, SK: 'a' }])
      .catch((thrown: unknown) => thrown);
    expect(toProductError(error).code).toBe('unavailable');
    silent.closeAllConnections();
    silent.close();
  });
});
