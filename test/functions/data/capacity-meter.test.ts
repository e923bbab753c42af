import {
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { openBareTable } from '../../support/table/bare-table.ts';
import { type Consumption, meterConsumption } from '../../support/table/consumption.ts';
import { itemBytes } from '../../support/table/item-size.ts';
import { meterRounds } from '../../support/table/table-rounds.ts';

const TableName = 'flashspark';
const kilobyte = 'x'.repeat(1_024);

let bare: Awaited<ReturnType<typeof openBareTable>>;
let take: () => Consumption;
beforeEach(async () => {
  bare = await openBareTable();
  ({ take } = meterConsumption(bare.client));
});

function item(SK: string, fields: object = {}) {
  return { PK: 'FAMILY', SK, ...fields };
}

type Actions = NonNullable<ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems']>;

async function commit(...TransactItems: Actions): Promise<Consumption> {
  await bare.client.send(new TransactWriteCommand({ TransactItems }));
  return take();
}

async function put(SK: string, fields: object = {}): Promise<Consumption> {
  return await commit({ Put: { TableName, Item: item(SK, fields) } });
}

async function change(SK: string, field: string, value: unknown): Promise<Consumption> {
  const names = {
    UpdateExpression: 'SET #f = :v',
    ExpressionAttributeNames: { '#f': field },
    ExpressionAttributeValues: { ':v': value },
  };
  return await commit({ Update: { TableName, Key: item(SK), ...names } });
}

async function remove(SK: string): Promise<Consumption> {
  return await commit({ Delete: { TableName, Key: item(SK) } });
}

describe('a transaction is metered', () => {
  it('with two units for each item and begun kilobyte', async () => {
    expect(await put('small')).toEqual({ calls: 1, reads: 0, writes: 2, indexWrites: 0 });
    expect(await put('large', { text: kilobyte })).toMatchObject({ writes: 4 });
  });

  it('by the larger of what an item was and what it became, whatever the action', async () => {
    await put('card', { text: kilobyte.repeat(2) });
    expect(await change('card', 'mark', 1)).toMatchObject({ writes: 6 });
    expect(await put('card')).toMatchObject({ writes: 6 });
    expect(await change('card', 'text', kilobyte)).toMatchObject({ writes: 4 });
    expect(await remove('card')).toMatchObject({ writes: 4 });
    expect(await remove('card')).toMatchObject({ writes: 2 });
  });

  it('with its checks, by the size of what they look at', async () => {
    await put('deck', { text: kilobyte });
    const check = { TableName, Key: item('deck'), ConditionExpression: 'attribute_exists(PK)' };
    expect(await commit({ ConditionCheck: check }, { Put: { TableName, Item: item('card') } })).toMatchObject({
      writes: 6,
    });
  });

  it('when it is refused, too', async () => {
    await put('card');
    const again = { TableName, Item: item('card'), ConditionExpression: 'attribute_not_exists(PK)' };
    await expect(commit({ Put: again })).rejects.toThrow('ConditionalCheckFailed');
    expect(take()).toMatchObject({ calls: 1, writes: 2 });
  });
});

describe('an index is metered', () => {
  it('once for an item that comes, changes or goes, twice for one that moves', async () => {
    expect(await put('memory', { dueKey: 'monday' })).toMatchObject({ indexWrites: 1 });
    expect(await change('memory', 'mark', 1)).toMatchObject({ indexWrites: 1 });
    expect(await change('memory', 'mark', 1)).toMatchObject({ indexWrites: 0 });
    expect(await change('memory', 'dueKey', 'friday')).toMatchObject({ indexWrites: 2 });
    expect(await remove('memory')).toMatchObject({ indexWrites: 1 });
  });

  it('only for items that have all of its keys, the global one as the local', async () => {
    expect(await put('user', { listKey: 'USERS' })).toMatchObject({ indexWrites: 0 });
    expect(await change('user', 'listSort', 'a@example.org')).toMatchObject({ indexWrites: 1 });
    expect(await change('user', 'text', kilobyte)).toMatchObject({ writes: 4, indexWrites: 2 });
  });
});

it('meters writes outside of transactions with one unit a kilobyte', async () => {
  await put('a', { text: kilobyte });
  await put('b', { dueKey: 'monday' });
  const requests = ['a', 'b', 'c'].map((SK) => ({ DeleteRequest: { Key: item(SK) } }));
  await bare.client.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
  expect(take()).toEqual({ calls: 1, reads: 0, writes: 4, indexWrites: 1 });
  await bare.client.send(new DeleteCommand({ TableName, Key: item('a') }));
  expect(take()).toEqual({ calls: 1, reads: 0, writes: 1, indexWrites: 0 });
});

it('meters a read that finds nothing with one unit, a query with one for 4 KB in all', async () => {
  await bare.table.getMany([item('a'), item('b')]);
  expect(take()).toEqual({ calls: 1, reads: 2, writes: 0, indexWrites: 0 });
  await put('a', { text: kilobyte.repeat(5) });
  await put('b');
  const KeyConditionExpression = 'PK = :family';
  const query = {
    TableName,
    KeyConditionExpression,
    ExpressionAttributeValues: { ':family': 'FAMILY' },
    ConsistentRead: true,
  };
  await bare.client.send(new QueryCommand(query));
  expect(take()).toMatchObject({ calls: 1, reads: 2 });
  await bare.client.send(new QueryCommand({ ...query, ExpressionAttributeValues: { ':family': 'NOBODY' } }));
  expect(take()).toMatchObject({ calls: 1, reads: 1 });
});

it('counts calls that are under way together as one round, however long each takes', async () => {
  const rounds = meterRounds(bare.client);
  const read = async (SK: string) => await bare.table.getMany([item(SK)]);
  const many = Array.from({ length: 100 }, (_, index) => ({ PutRequest: { Item: item(String(index)) } }));
  const write = async () =>
    await Promise.all(
      Array.from({ length: 4 }, async (_, part) => {
        const RequestItems = { [TableName]: many.slice(part * 25, (part + 1) * 25) };
        await bare.client.send(new BatchWriteCommand({ RequestItems }));
      }),
    );
  await Promise.all([read('a'), read('b'), write()]);
  expect(rounds.take()).toBe(1);
  await read('a');
  await read('b');
  expect(rounds.take()).toBe(2);
  const one = async () => {
    await read('a');
    await read('b');
  };
  await Promise.all([one(), write(), one()]);
  expect(rounds.take()).toBe(2);
  const refused = commit({
    ConditionCheck: { TableName, Key: item('none'), ConditionExpression: 'attribute_exists(PK)' },
  });
  await Promise.allSettled([refused, read('a')]);
  expect(rounds.take()).toBe(1);
});

it('refuses to meter what it does not know', async () => {
  await expect(bare.client.send(new GetCommand({ TableName, Key: item('a') }))).rejects.toThrow(
    'does not know what GetItemCommand costs',
  );
});

it("counts an item's bytes as DynamoDB's guide does", () => {
  expect(itemBytes({ name: 'Zoé', age: 127, ok: true, none: undefined })).toBe(4 + 4 + (3 + 3) + (2 + 1));
  expect(itemBytes({ list: ['a', 1], map: { a: 'b' } })).toBe(4 + (3 + 2 + 3) + 3 + (3 + 1 + 2));
  // Digits are kept in pairs, from the first to the last that is not zero.
  expect([0, 5, 12, 1.5, 110, 1_000, -1].map((n) => itemBytes({ n }))).toEqual([2, 3, 3, 4, 4, 3, 4]);
});
