import { expect, it } from 'vitest';
import { assertSchedules, provideDevices, scheduleCounts } from './study-sync/assert-schedules.ts';
import { openMemoryPlace } from './study-sync/place.ts';
import type { Step } from './study-sync/steps.ts';

/** Answers given without the family's consent are kept on the device, even if the page is closed. */
const answeredWithoutConsent: Step[] = [
  { act: { kind: 'open', device: 0, mode: 'due' }, fate: 'deliver' },
  { act: { kind: 'withdraw' }, fate: 'stay' },
  { act: { kind: 'answer', device: 0, ratings: ['correct', 'wrong'] }, fate: 'deliver' },
  { act: { kind: 'kill', device: 0, turns: 2 }, fate: 'deliver' },
];
const erasedMeanwhile: Step[] = [
  { act: { kind: 'answer', device: 0, ratings: ['correct', 'wrong'] }, fate: 'stay' },
  { act: { kind: 'erase' }, fate: 'together' },
];

const { consentPerLane: count, consentLanes } = scheduleCounts;

it.each(Array.from({ length: consentLanes }, (_, lane) => lane))(
  'loses no answer over a consent that was taken back and given again, and keeps none of a learner who is erased: lane %i',
  async (lane) => {
    provideDevices();
    const examples = lane === 0 ? [answeredWithoutConsent, erasedMeanwhile] : [];
    const { answers } = await assertSchedules(await openMemoryPlace(), { kind: 'consent', count, lane, examples });
    expect(answers).toBeGreaterThan(count / 4);
  },
  900_000,
);
