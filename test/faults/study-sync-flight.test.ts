import { expect, it } from 'vitest';
import { assertSchedules, provideDevices, scheduleCounts } from './study-sync/assert-schedules.ts';
import { openMemoryPlace } from './study-sync/place.ts';

it('loses no answer and counts none twice, whichever devices open sessions by themselves; with a new pack all of them show what the server counts', async () => {
  provideDevices();
  const { answers, ownSessions } = await assertSchedules(await openMemoryPlace(), {
    kind: 'flight',
    count: scheduleCounts.inMemory,
  });
  expect(answers).toBeGreaterThan(scheduleCounts.inMemory / 2);
  expect(ownSessions).toBeGreaterThan(scheduleCounts.inMemory / 10);
}, 900_000);

it('a device that nobody disturbs counts by itself what the server counts', async () => {
  provideDevices();
  const { compared } = await assertSchedules(await openMemoryPlace(), { kind: 'alone', count: scheduleCounts.alone });
  expect(compared).toBeGreaterThan(scheduleCounts.alone / 5);
}, 900_000);
