import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTable, restOfRound } from '../../../../functions/data/table/open-table.ts';

let silent: Server;
let endpoint: string;
beforeEach(async () => {
  silent = createServer(() => undefined);
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  endpoint = `http://127.0.0.1:${(silent.address() as { port: number }).port}`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  silent.closeAllConnections();
  silent.close();
});

/** Opens a table that is reached like the cloud's, or by an endpoint of its own. */
function openAt(isCloud: boolean) {
  // The product treats an endpoint from this environment variable like the cloud's.
  if (isCloud) vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', endpoint);
  return openTable('flashspark', {
    ...(!isCloud && { endpoint }),
    region: 'local',
    credentials: { accessKeyId: 'nobody', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
}

it.each([
  ['the cloud, before the function is killed', 1_500],
  ['one machine, when a busy one would have answered', 30_000],
] as const)('a database that does not answer is given up in %s', async (place, milliseconds) => {
  const table = openAt(place.startsWith('the cloud'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let error: unknown;
  const arrived = once(silent, 'request');
  const call = table.getMany([{ PK: 'a', SK: 'b' }]).catch((thrown: unknown) => {
    error = thrown;
  });
  await arrived;
  await vi.advanceTimersByTimeAsync(milliseconds - 100);
  expect(error).toBeUndefined();
  await vi.advanceTimersByTimeAsync(100);
  await call;
  expect(error).toMatchObject({ name: 'TimeoutError' });
});

it.each([
  ['the cloud', true],
  ['one machine', false],
] as const)('bulk writes ask what they took, to keep their pace, of %s only: %s', async (_, isCloud) => {
  const table = openAt(isCloud);
  const bodies: string[] = [];
  silent.on('request', (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString());
      response.setHeader('content-type', 'application/x-amz-json-1.0');
      response.end('{}');
    });
  });
  await table.removeMany([{ PK: 'a', SK: 'b' }]);
  expect(bodies.map((body) => JSON.parse(body) as object)).toMatchObject([
    isCloud ? { ReturnConsumedCapacity: 'TOTAL' } : {},
  ]);
  expect(bodies.join('').includes('ReturnConsumedCapacity')).toBe(isCloud);
});

it.each([
  [{ units: 140, milliseconds: 30 }, 170],
  [{ units: 140, milliseconds: 250 }, 0],
  [{ units: 0, milliseconds: 5 }, 0],
])('a round of bulk writes of %o is followed by a pause of %i ms', (round, rest) => {
  expect(restOfRound(round)).toBe(rest);
});
