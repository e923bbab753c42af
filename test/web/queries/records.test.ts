// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { type ExportProgress, readNextPage, nothingGathered } from '../../../web/src/queries/records.ts';
import { fakeApi, makeJson, makeRefusal } from '../support/fake-api.ts';

const idOf = (end: string) => `01KE6P4YM0AT000000000000${end}0`;
const at = '2026-11-20T12:00:00.000Z';
const records = ['A', 'B', 'C'].map((end) => ({
  kind: 'media',
  media: idOf(end),
  type: 'image/webp',
  bytes: 1,
  createdAt: at,
}));
const scope = { householdId: idOf('H') };
const addressOf = (end: string) => `GET /api/media/${idOf('H')}-${idOf(end)}`;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function gatherAll(so: ExportProgress): Promise<ExportProgress> {
  return so.isWhole ? so : await gatherAll(await readNextPage(scope, so, new AbortController().signal));
}

it('a picture that the server fails to read again and again is left out, and one that comes at another try is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const file = () => new Response('x', { headers: { 'content-type': 'image/webp' } });
  let isBusy = true;
  const calls = fakeApi({
    [`GET /api/households/${idOf('H')}/export`]: makeJson(200, records),
    [addressOf('A')]: () => makeRefusal(500, 'internal', 'Lost.'),
    [addressOf('B')]: () => {
      const answer = isBusy ? makeRefusal(503, 'unavailable', 'Busy.') : file();
      isBusy = false;
      return answer;
    },
    [addressOf('C')]: file,
  });
  const gathering = gatherAll(nothingGathered);
  await vi.runAllTimersAsync();
  const { files, filesRead } = await gathering;
  expect(filesRead).toBe(3);
  expect([...files.values()].map((one) => one?.size)).toEqual([undefined, 1, 1]);
  expect(calls.map(({ path }) => path.at(-2))).toEqual(['r', 'A', 'A', 'A', 'B', 'B', 'C']);
});

it('a server in trouble ends the try instead of leaving pictures out, and the next try goes on with the same one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  fakeApi({
    [`GET /api/households/${idOf('H')}/export`]: makeJson(200, records),
    [addressOf('A')]: () => makeRefusal(503, 'unavailable', 'Busy.'),
  });
  const so = await readNextPage(scope, nothingGathered, new AbortController().signal);
  const gathering = readNextPage(scope, so, new AbortController().signal);
  const refused = gathering.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(String(await refused)).toContain('Busy.');
  expect(so).toMatchObject({ filesRead: 0, isWhole: false });
});
