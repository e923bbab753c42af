import { expect, it } from 'vitest';
import { assertSchedules, provideDevices, scheduleCounts } from './study-sync/assert-schedules.ts';
import { openMemoryPlace } from './study-sync/place.ts';

it('loses no answer and counts none twice, whoever signs in and out, sets a clock or changes the deck meanwhile', async () => {
  provideDevices();
  const { answers } = await assertSchedules(await openMemoryPlace(), {
    kind: 'people',
    count: scheduleCounts.inMemory,
  });
  expect(answers).toBeGreaterThan(scheduleCounts.inMemory);
}, 900_000);
