import { expect, it } from 'vitest';
import { assertSchedules, provideDevices, scheduleCounts } from './study-sync/assert-schedules.ts';
import { openStoredPlace } from './study-sync/place.ts';

/** DynamoDB Local answers several at once. */
const lanes = 4;

it('comes to the same over the real DynamoDB Local', async () => {
  provideDevices();
  const places = await Promise.all(Array.from({ length: lanes }, openStoredPlace));
  const answers = await Promise.all(
    places.map(
      async (place) => await assertSchedules(place, { kind: 'everything', count: scheduleCounts.stored / lanes }),
    ),
  );
  expect(answers.reduce((sum, one) => sum + one)).toBeGreaterThan(scheduleCounts.stored);
}, 300_000);
