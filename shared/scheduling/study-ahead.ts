import type { Habits } from './recall-shift.ts';
import { StudyRun, type StudyState } from './study-run.ts';
import { tracksOf } from './track.ts';
import type { CountedDeck } from './track-progress.ts';

export interface AheadOptions {
  /** The first day with study: 0 is today. */
  readonly from: number;
  /** Days on which to sum up what is known, before that day's study; the last one ends the run. */
  readonly days: readonly number[];
  /** Only one of this many cards is simulated. */
  readonly thinning: number;
}

/** Number of cards known by track on a day ahead: the sum of their probabilities of recall. */
export interface KnownOn {
  readonly day: number;
  readonly known: ReadonlyMap<string, number>;
}

/** @returns the number of cards of a deck that are known. In a deck asked in both directions, the lower of the two numbers */
export function knownInDeck(deck: CountedDeck, { known }: KnownOn): number {
  return Math.min(...tracksOf(deck).map((track) => known.get(track) ?? 0));
}

export interface Ahead {
  readonly knownOn: readonly KnownOn[];
  /** Mean recall that was expected in reviews; undefined without reviews. */
  readonly recallInReviews: number | undefined;
}

/** @returns what the learner knows in the days ahead, with the planner's, the queue's and the scheduler's own rules; answers are drawn by a fixed seed */
export async function studyAhead(study: StudyState, habits: Habits, options: AheadOptions): Promise<Ahead> {
  const run = new StudyRun(study, habits, options.thinning);
  const last = Math.max(...options.days);
  const knownOn: KnownOn[] = [];
  let credit = 0.5;
  for (let day = 0; day <= last; day += 1) {
    if (options.days.includes(day)) knownOn.push({ day, known: run.sumKnown(day) });
    if (day < options.from || day === last) continue;
    credit += habits.activeShare;
    if (credit < 1) continue;
    credit -= 1;
    await run.studyOn(day);
  }
  return { knownOn, recallInReviews: run.recallInReviews() };
}
