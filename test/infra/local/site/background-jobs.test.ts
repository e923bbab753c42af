import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { storedCards } from '../../../../functions/data/content/card.ts';
import { householdRows } from '../../../../functions/data/people/household.ts';
import { openDeletion } from '../../../../functions/data/operations/pending-deletion.ts';
import { makeAccessKeyId } from '../../../../infra/local/database/data-directory.ts';
import { createLocalContext, type LocalContext } from '../../../../infra/local/gateway/create-local-context.ts';
import { startBackgroundJobs, startStack } from '../../../../infra/local/site/stack.ts';
import { recordLog } from '../../../functions/platform/record-log.ts';

const everyMs = 15 * 60_000;

let place: { endpoint: string; accessKeyId: string; dataDir: string };
let context: LocalContext;
beforeEach(async () => {
  place = { endpoint: inject('dynamoDbEndpoint'), accessKeyId: makeAccessKeyId(), dataDir: 'memory' };
  context = await createLocalContext(place);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Leaves an unfinished deletion with one row. Returns a function that tells whether the row is still there. */
async function leaveDeletion(): Promise<() => Promise<boolean>> {
  const { table } = context;
  const deletion = { kind: 'deck', householdId: 'household', id: 'deck', since: '2026-01-05T09:00:00.000Z' } as const;
  const rows = householdRows(table, deletion.householdId);
  const card = { deck: 'deck', card: 'card', front: '', back: '', createdAt: deletion.since, version: 1 };
  await table.commit([...openDeletion(table, deletion).beginActions, storedCards.create(rows, card)]);
  return async () => (await storedCards.find(rows, card)) !== undefined;
}

test('what was left to be removed is removed when the product starts', async () => {
  const isThere = await leaveDeletion();
  const stack = await startStack({ ...place, port: 0, env: {} });
  await stack.close();
  expect(await isThere()).toBe(false);
});

test('it is looked for again every quarter of an hour, until the product ends', async () => {
  const endJobs = startBackgroundJobs(context);
  const isThere = await leaveDeletion();
  vi.advanceTimersByTime(everyMs);
  await endJobs();
  expect(await isThere()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('a run that fails ends nothing: the next one comes as usual', async () => {
  const { logger, lines } = recordLog();
  const broken = new Error('The clock is broken');
  const clock = vi
    .fn<() => Date>(() => new Date())
    .mockImplementationOnce(() => {
      throw broken;
    });
  const isThere = await leaveDeletion();
  const endJobs = startBackgroundJobs({ ...context, clock, logger });
  vi.advanceTimersByTime(everyMs);
  await endJobs();
  expect(lines.filter(({ level }) => level === 'error')).toEqual([
    { level: 'error', message: 'background-job', fault: 'Error' },
  ]);
  expect(await isThere()).toBe(false);
});
