import * as fc from 'fast-check';
import { onTestFinished } from 'vitest';
import { openLeaving } from '../../../web/src/lib/account/session.ts';
import { provideBrowser } from './page.ts';
import type { Place } from './place.ts';
import { anySchedule, type ScheduleKind, type Step } from './steps.ts';
import { World } from './world.ts';

interface Schedules {
  readonly kind: ScheduleKind;
  readonly count: number;
  /** Which of several that run beside each other: each has a seed of its own. */
  readonly lane?: number;
  /** Schedules that once failed, made as small as they get: they run first. */
  readonly examples?: readonly (readonly Step[])[];
}

/**
 * Lets a learner live through so many random schedules, each from the beginning. Prints the seed: `SEED=… npm test -- study-sync`
 * runs the same ones again.
 * @returns how many answers were given in them, how many sessions devices opened by themselves, and how often one counted by itself what the server had counted.
 */
export async function assertSchedules(place: Place, { kind, count, lane = 0, examples = [] }: Schedules) {
  // What a page forgets is forgotten in the same turn.
  await openLeaving();
  const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31) + lane;
  let answers = 0;
  let [compared, ownSessions] = [0, 0];
  const property = fc.asyncProperty(anySchedule(kind), async (steps) => {
    const world = new World(await place.begin());
    answers += await world.live(steps);
    compared += world.compared;
    ownSessions += world.ownSessions;
  });
  const known = examples.map((steps): [Step[]] => [[...steps]]);
  await fc.assert(property, { seed, numRuns: count + known.length, examples: known });
  const counts = `${answers} answers, ${ownSessions} sessions of devices, ${compared} counted by one alone`;
  console.info(`${count} schedules (${kind}) with seed ${seed}: ${counts}`);
  return { answers, compared, ownSessions };
}

/** DynamoDB Local answers several at once. */
export const storedLanes = 4;

/**
 * How many schedules of a kind run with all other tests: new ones each time. `npm run test:schedules` runs twenty thousand in memory, half of them with
 * withdrawals and erasures, and two hundred over DynamoDB Local.
 */
export const scheduleCounts =
  process.env['SCHEDULES'] === 'all'
    ? { inMemory: 3_400, consentPerLane: 2_500, consentLanes: 4, alone: 400, storedPerLane: 50 }
    : { inMemory: 70, consentPerLane: 30, consentLanes: 1, alone: 30, storedPerLane: 4 };

/** Devices for the running test. Nothing in them is left to chance: waits of random length have none. */
export function provideDevices(): void {
  const undo = provideBrowser();
  const { random } = Math;
  Math.random = () => 0;
  onTestFinished(() => {
    Math.random = random;
    undo();
  });
}
