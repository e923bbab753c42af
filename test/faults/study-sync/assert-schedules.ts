import * as fc from 'fast-check';
import { onTestFinished } from 'vitest';
import { loadSignOutCleanup } from '../../../web/src/lib/account/session.ts';
import { provideBrowser } from './page.ts';
import type { TestEnvironment } from './place.ts';
import { anySchedule, type ScheduleKind, type Step } from './steps.ts';
import { World } from './world.ts';

interface Schedules {
  readonly kind: ScheduleKind;
  readonly count: number;
  /** Index among parallel runs; each has its own seed. */
  readonly lane?: number;
  /** Minimal schedules that failed in the past; they run first. */
  readonly examples?: readonly (readonly Step[])[];
}

/**
 * Runs random schedules, each from the initial state. The printed seed repeats a run: `SEED=… npm test -- study-sync`.
 * @returns the number of answers, of sessions that devices opened offline, of comparisons between device and server counts, and of files brought back.
 */
export async function assertSchedules(place: TestEnvironment, { kind, count, lane = 0, examples = [] }: Schedules) {
  // Loads the module first, so that a page that signs out clears its data in the same turn of the event loop.
  await loadSignOutCleanup();
  const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31) + lane;
  let answers = 0;
  let [compared, ownSessions, files] = [0, 0, 0];
  const property = fc.asyncProperty(anySchedule(kind), async (steps) => {
    const world = new World(await place.begin());
    answers += await world.live(steps);
    compared += world.compared;
    ownSessions += world.ownSessions;
    files += world.files.length;
  });
  const known = examples.map((steps): [Step[]] => [[...steps]]);
  await fc.assert(property, { seed, numRuns: count + known.length, examples: known });
  const counts = `${answers} answers, ${ownSessions} sessions of devices, ${compared} counted by one alone, ${files} files brought back`;
  console.info(`${count} schedules (${kind}) with seed ${seed}: ${counts}`);
  return { answers, compared, ownSessions, files };
}

/** Number of parallel runs; DynamoDB Local handles concurrent calls. */
export const storedLanes = 4;

/** New schedules per kind in a normal run. `npm run test:schedules` runs 24,000 in memory (10,000 with consent steps) and 200 on DynamoDB Local. */
export const scheduleCounts =
  process.env['SCHEDULES'] === 'all'
    ? { inMemory: 3_400, stores: 3_400, consentPerLane: 2_500, consentLanes: 4, alone: 400, storedPerLane: 50 }
    : { inMemory: 70, stores: 70, consentPerLane: 30, consentLanes: 1, alone: 30, storedPerLane: 4 };

/** Installs the simulated browser for the current test. `Math.random` returns 0, so that there are no random delays. */
export function provideDevices(): void {
  const undo = provideBrowser();
  const { random } = Math;
  Math.random = () => 0;
  onTestFinished(() => {
    Math.random = random;
    undo();
  });
}
