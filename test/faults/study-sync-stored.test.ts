import { expect, it } from 'vitest';
import { assertSchedules, provideDevices } from './study-sync/assert-schedules.ts';
import { openStoredPlace } from './study-sync/place.ts';

/** DynamoDB Local answers several at once. */
const lanes = 4;

it('comes to the same over the real DynamoDB Local', async () => {
  provideDevices();
  const places = await Promise.all(Array.from({ length: lanes }, openStoredPlace));
  const answers = await Promise.all(
    places.map(async (place) => await assertSchedules(place, { kind: 'everything', count: 200 / lanes })),
  );
  expect(answers.reduce((sum, one) => sum + one)).toBeGreaterThan(200);
}, 300_000);
