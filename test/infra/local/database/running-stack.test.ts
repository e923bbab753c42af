import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  findRunningStack,
  listRunningStacks,
  recordRunningStack,
  type RunningStack,
} from '../../../../infra/local/database/running-stack.ts';
import { type LocalServer, startLocalServer } from '../../../../infra/local/site/local-server.ts';

/** Stands for the database of a running product: any server that answers. */
let database: LocalServer;
let stack: RunningStack;
let takeAway: () => Promise<void>;

beforeEach(async () => {
  database = await startLocalServer({ port: 0, routes: [] });
  const url = `http://localhost:${database.port}`;
  stack = { url, endpoint: database.url, accessKeyId: 'KEY', dataDir: `/data/${database.port}` };
  takeAway = await recordRunningStack(stack);
});

afterEach(async () => {
  await database.close();
  await takeAway();
});

test('a product that runs is found by its data and by its port', async () => {
  expect(await findRunningStack({ dataDir: stack.dataDir })).toEqual(stack);
  expect(await findRunningStack({ port: String(database.port) })).toEqual(stack);
  expect(await findRunningStack({ dataDir: stack.dataDir, port: '1' })).toBeUndefined();
});

test.each(['0', ''])('the port %j means any', async (port) => {
  expect(await findRunningStack({ dataDir: stack.dataDir, port })).toEqual(stack);
});

test('the note is gone once it is taken away', async () => {
  await takeAway();
  expect(await findRunningStack({ dataDir: stack.dataDir })).toBeUndefined();
});

test('the note of a product that was killed counts for nothing and is cleared away', async () => {
  await database.close();
  expect(await listRunningStacks()).not.toContainEqual(stack);
  database = await startLocalServer({ port: database.port, routes: [] });
  expect(await listRunningStacks()).not.toContainEqual(stack);
});
