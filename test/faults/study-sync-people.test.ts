import { expect, it } from 'vitest';
import { assertSchedules, provideDevices, scheduleCounts } from './study-sync/assert-schedules.ts';
import type { Step } from './study-sync/steps.ts';
import { openMemoryPlace } from './study-sync/place.ts';

/** The only answered card is deleted, so nothing in the deck counts as studied. */
const onlyCardDeleted: Step[] = [
  { act: { kind: 'answer', device: 0, ratings: ['correct'] }, fate: 'deliver' },
  { act: { kind: 'delete-card', card: 0 }, fate: 'stay' },
  { act: { kind: 'expire', device: 0 }, fate: 'lose-answer' },
];

/** Ends with a sign-out on a device that has no local store for the signed-in account. */
const leavesAtTheEnd: Step[] = [
  { act: { kind: 'stranger', device: 2 }, fate: 'deliver' },
  { act: { kind: 'answer', device: 0, ratings: ['correct'] }, fate: 'stay' },
  { act: { kind: 'sign-out', device: 2 }, fate: 'stay' },
];

it('loses no answer and counts none twice, whoever signs in and out, sets a clock or changes the deck meanwhile', async () => {
  provideDevices();
  const { answers } = await assertSchedules(await openMemoryPlace(), {
    kind: 'people',
    count: scheduleCounts.inMemory,
    examples: [onlyCardDeleted, leavesAtTheEnd],
  });
  expect(answers).toBeGreaterThan(scheduleCounts.inMemory);
}, 900_000);
