import { expect, it } from 'vitest';
import { assertSchedules, provideDevices, scheduleCounts, storedLanes } from './study-sync/assert-schedules.ts';
import { openStoredPlace } from './study-sync/place.ts';

it('comes to the same over the real DynamoDB Local', async () => {
  provideDevices();
  const { storedPerLane: count } = scheduleCounts;
  const places = await Promise.all(Array.from({ length: storedLanes }, openStoredPlace));
  const answers = await Promise.all(
    places.map(async (place) => await assertSchedules(place, { kind: 'everything', count })),
  );
  expect(answers.reduce((sum, one) => sum + one.answers, 0)).toBeGreaterThan(count * storedLanes);
}, 300_000);
