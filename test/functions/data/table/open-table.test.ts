import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTable } from '../../../../functions/data/table/open-table.ts';

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

it.each([
  ['the cloud, before the function is killed', 1_500],
  ['one machine, when a busy one would have answered', 30_000],
] as const)('a database that does not answer is given up in %s', async (place, milliseconds) => {
  const isCloud = place.startsWith('the cloud');
  // An endpoint in this variable counts as the cloud for the product.
  if (isCloud) vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', endpoint);
  const table = openTable('flashspark', {
    ...(!isCloud && { endpoint }),
    region: 'local',
    credentials: { accessKeyId: 'nobody', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
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
