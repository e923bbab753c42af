import { expect, it } from 'vitest';
import { assertSchedules, provideDevices, scheduleCounts } from './study-sync/assert-schedules.ts';
import { openMemoryPlace } from './study-sync/place.ts';
import type { Step } from './study-sync/steps.ts';

/** Answers of a session begun offline are stored, then the disk is full, and the page is closed with the rest in its memory. */
const fullInFlight: Step[] = [
  { act: { kind: 'refresh', device: 0 }, fate: 'deliver' },
  { act: { kind: 'offline', device: 0 }, fate: 'deliver' },
  { act: { kind: 'answer', device: 0, ratings: ['correct'] }, fate: 'stay' },
  { act: { kind: 'full', device: 0 }, fate: 'stay' },
  { act: { kind: 'answer', device: 0, ratings: ['wrong', 'correct'] }, fate: 'stay' },
  { act: { kind: 'kill', device: 0, turns: 2 }, fate: 'stay' },
];
/** As above, but the database no longer answers at all, and the device lands with its page open. */
const landing: Step[] = [
  ...fullInFlight.slice(0, 3),
  { act: { kind: 'hangs', device: 0 }, fate: 'stay' },
  { act: { kind: 'answer', device: 0, ratings: ['wrong', 'correct'] }, fate: 'stay' },
  { act: { kind: 'online', device: 0 }, fate: 'deliver' },
];

/** A page is opened while the database hangs, and the database works again only at the end. */
const openedHanging: Step[] = [
  ...fullInFlight.slice(0, 3),
  { act: { kind: 'hangs', device: 0 }, fate: 'deliver' },
  { act: { kind: 'kill', device: 0, turns: 2 }, fate: 'lose-answer' },
  { act: { kind: 'open', device: 0, mode: 'due' }, fate: 'stay' },
];
/** The database works again, but the page that gave it up goes on in memory. */
const mendedTooLate: Step[] = [
  ...fullInFlight.slice(0, 3),
  { act: { kind: 'hangs', device: 0 }, fate: 'deliver' },
  { act: { kind: 'wait', seconds: 20 }, fate: 'deliver' },
  { act: { kind: 'mended', device: 0 }, fate: 'deliver' },
  { act: { kind: 'kill', device: 0, turns: 4 }, fate: 'stray' },
];

it('loses no answer and counts none twice when the database of a device that studies offline is full, denied or hangs', async () => {
  provideDevices();
  const { answers, files } = await assertSchedules(await openMemoryPlace(), {
    kind: 'stores',
    count: scheduleCounts.stores,
    examples: [fullInFlight, landing, openedHanging, mendedTooLate],
  });
  expect(answers).toBeGreaterThan(scheduleCounts.stores);
  expect(files).toBeGreaterThan(scheduleCounts.stores / 20);
}, 900_000);
