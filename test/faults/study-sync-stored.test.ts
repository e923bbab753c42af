import { expect, it } from 'vitest';
import { assertSchedules, provideDevices, scheduleCounts, storedLanes } from './study-sync/assert-schedules.ts';
import { openStoredPlace } from './study-sync/place.ts';

it('comes to the same over the real DynamoDB Local', async () => {
  provideDevices();
  const { storedPerLane: count } = scheduleCounts;
  const places = await Promise.all(Array.from({ length: storedLanes }, openStoredPlace));
  const answers = await Promise.all(
    places.map(async (place, lane) => await assertSchedules(place, { kind: 'everything', count, lane })),
  );
  expect(answers.reduce((sum, one) => sum + one.answers, 0)).toBeGreaterThan(0);
}, 300_000);
