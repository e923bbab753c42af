import { afterEach, expect, it, vi } from 'vitest';
import { defineEventHandler } from '../../../functions/scheduled/define-event-handler.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('runs in the cloud for each event, with side effects that it opened once', async () => {
  vi.stubEnv('AWS_REGION', 'eu-central-1');
  vi.stubEnv('TABLE_NAME', 'flashspark');
  vi.stubEnv('METRIC_NAMESPACE', 'flashspark-test');
  const seen: { event: string; mailer: number; table: object }[] = [];
  let opened = 0;
  const handler = defineEventHandler<{ mailer: number }, string>(
    ({ mailer, table }, event) => Promise.resolve(void seen.push({ event, mailer, table })),
    () => ({ mailer: (opened += 1) }),
  );
  await handler('first');
  await handler('second');
  expect(seen.map(({ event, mailer }) => [event, mailer])).toEqual([
    ['first', 1],
    ['second', 1],
  ]);
  expect(seen[0]?.table).toBe(seen[1]?.table);
});

it('fails in the cloud with what it ran', async () => {
  vi.stubEnv('AWS_REGION', 'eu-central-1');
  vi.stubEnv('TABLE_NAME', 'flashspark');
  vi.stubEnv('METRIC_NAMESPACE', 'flashspark-test');
  const handler = defineEventHandler(() => Promise.reject(new Error('The table is gone.')));
  await expect(handler()).rejects.toThrow('The table is gone.');
});
