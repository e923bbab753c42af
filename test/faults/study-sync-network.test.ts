import { expect, it } from 'vitest';
import { assertSchedules, provideDevices, scheduleCounts } from './study-sync/assert-schedules.ts';
import { openMemoryPlace } from './study-sync/place.ts';

it('loses no answer and counts none twice, whatever the network does to three devices and whenever their pages are killed', async () => {
  provideDevices();
  const { answers } = await assertSchedules(await openMemoryPlace(), {
    kind: 'network',
    count: scheduleCounts.inMemory,
  });
  expect(answers).toBeGreaterThan(scheduleCounts.inMemory);
}, 900_000);
