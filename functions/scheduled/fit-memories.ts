import { limits } from '../../shared/limits.ts';
import type { Scheduling } from '../../shared/scheduling/scheduling.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import { consentGuard, isConsentOver } from '../data/people/consent.ts';
import { listDueFits, postponeFit, type StoredFitNote, storedFitNotes } from '../data/study/fit-note.ts';
import { householdRows, storedHouseholds } from '../data/people/household.ts';
import { storedLearners } from '../data/people/learner.ts';
import { placeInLog } from '../../shared/scheduling/card-memory.ts';
import { countsInTrack, storedReviews } from '../data/study/review.ts';
import { findScheduling, rescheduleActions } from '../data/study/scheduling.ts';
import type { Partition } from '../data/table/partition.ts';
import { tryCommit, isConflict } from '../data/table/repeat-on-conflict.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import { defineEventHandler, type EventContext } from './define-event-handler.ts';
import { reportQueueAge } from './report-queue-age.ts';
import { runWorkers } from './run-workers.ts';

const perRead = 25;

/** Number of logs read in parallel: reading takes longer than fitting. */
const readAtOnce = 4;

/** Maximum attempts per learner: a log that crashed the process will do so again. Without a fit the default weights apply, so nobody is alerted. */
const mostTries = 3;

/** Fits the memory models of learners with enough new answers, longest waiting first, until time runs out. A failing fit does not block the others. */
export const handler = defineEventHandler(async (context) => {
  const { table, clock, logger, hasTime } = context;
  reportQueueAge(context, 'fits', (await listDueFits(table, clock(), 1))[0]?.due);
  const counts = { better: 0, 'no-better': 0, skipped: 0, failed: 0, 'given-up': 0 };
  const inTurn = createSerialQueue();
  await runWorkers(notesThatAreDue(context), { atOnce: readAtOnce, hasTime }, async (note) => {
    counts[await fitOne(context, note, inTurn)] += 1;
  });
  const isQuiet = Object.values(counts).every((count) => count === 0);
  if (!isQuiet) logger.info('fitted-memories', counts);
});

/** @yields each due fit note (request to check a learner's memory model) once. */
async function* notesThatAreDue({ table, clock }: EventContext): AsyncGenerator<StoredFitNote> {
  let last: StoredFitNote | undefined;
  do {
    const page: StoredFitNote[] = await listDueFits(table, clock(), perRead, last);
    yield* page;
    last = page.length < perRead ? undefined : page.at(-1);
  } while (last);
}

type Outcome = 'better' | 'no-better' | 'skipped' | 'failed' | 'given-up';

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** @returns a queue that runs asynchronous work one piece at a time. */
function createSerialQueue(): InTurn {
  let before: Promise<unknown> = Promise.resolve();
  return async (work) => {
    const own = before.then(work);
    before = own.catch(() => undefined);
    return await own;
  };
}

/** Reads in parallel, then fits one learner at a time. Postpones the note first, so that a crash of the library can't recur at once or affect others. */
async function fitOne(context: EventContext, note: StoredFitNote, inTurn: InTurn): Promise<Outcome> {
  const { table, clock, logger } = context;
  const { next, actions } = postponeFit(table, note, clock());
  try {
    if (note.tries >= mostTries) {
      await table.commit([storedFitNotes.remove(table, note)]);
      return 'given-up';
    }
    const toFit = await readToFit(context, note);
    if (!toFit) {
      await table.commit([storedFitNotes.removeExisting(table, note, { otherwise: 'conflict' })]);
      return 'skipped';
    }
    return await inTurn(async () => {
      await table.commit(actions);
      const found = await fitLearner(context, note, toFit);
      await table.commit([...(found?.actions ?? []), storedFitNotes.remove(table, next)]);
      return found ? found.outcome : 'skipped';
    });
  } catch (error) {
    // Another run is handling the note, or the learner's pace was changed in the meantime. A later run tries again.
    if (isConflict(error)) return 'skipped';
    logger.warn('fit-failed', { fault: error instanceof Error ? error.name : 'unknown', tries: next.tries });
    await tryCommit(table, actions);
    return 'failed';
  }
}

/** @returns the learner's log; undefined when the learner is gone, consent has ended, or the log has grown too little since the last fit. */
async function readToFit({ table, clock }: EventContext, { householdId, learner }: StoredFitNote) {
  const now = clock();
  const rows = householdRows(table, householdId);
  const [household, isHere, { fits }] = await Promise.all([
    storedHouseholds.find(rows, {}),
    storedLearners.find(rows, { learner }),
    findScheduling(rows, learner),
  ]);
  if (!household || !isHere || isConsentOver(household, now) || fits.length === limits.memoryFits) return undefined;
  const log = await readLog(rows, learner);
  return log.length < answersUntilFit(fits.at(-1)) ? undefined : { rows, log, household };
}

/** @returns the number of answers at which the log is fitted again: later if the last fit kept the default weights than if it gave the learner own weights. */
function answersUntilFit(last: Scheduling['fits'][number] | undefined): number {
  // Release 2.0.0 may have accepted a fit that was better only by chance, so the next note fits the log again.
  if (last?.judged === undefined) return limits.answersToFit;
  return last.answers * (last.weights ? limits.growthBetweenFits : limits.growthUntilRetry);
}

type ToFit = NonNullable<Awaited<ReturnType<typeof readToFit>>>;

/** @returns the writes that store the fit; undefined when the log has too little data. */
async function fitLearner({ clock }: EventContext, { learner }: StoredFitNote, { rows, log, household }: ToFit) {
  const { timeZone } = household;
  const now = clock();
  const { fitMemory } = await import('./memory-fitter.ts');
  const found = await fitMemory(log);
  if (!found) return undefined;
  const on = studyDayOf(now, timeZone);
  const moved = await rescheduleActions(rows, learner, { timeZone, now }, (seen, from) => ({
    ...seen,
    fits: [...seen.fits.filter((fit) => fit.from < from), { from, on, answers: log.length, ...found }],
  }));
  const isHereStill = storedLearners.check(rows, { learner }, { otherwise: 'conflict' });
  const actions: WriteAction[] = [consentGuard(rows, household, now), isHereStill, ...moved];
  return { actions, outcome: found.weights ? ('better' as const) : ('no-better' as const) };
}

/** @returns the learner's valid answers up to the limit. When the limit is reached, the last card is dropped because its answers may be incomplete. */
async function readLog(rows: Partition, learner: string) {
  const answers = await storedReviews.first(rows, { learner }, limits.answersFitted);
  const last = answers.length === limits.answersFitted ? answers.at(-1)?.card : undefined;
  return answers
    .filter((answer) => countsInTrack(answer) && answer.card !== last)
    .map(({ deck, card, day, rating, ...answer }) => ({
      name: `${deck} ${card}`,
      day,
      rating,
      place: placeInLog(answer),
    }));
}
