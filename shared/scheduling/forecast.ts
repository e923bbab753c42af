import { addDays } from './calendar-day.ts';
import { estimateShares, fitShift, type Habits, noShift } from './recall-shift.ts';
import { type DayOfAnswers, paceOfDays } from './study-pace.ts';
import { studyDayOf } from './study-day.ts';
import { StudyRun, type StudyState } from './study-run.ts';
import { tracksOf } from './track.ts';
import type { CountedDeck } from './track-progress.ts';

/** Number of cards known by track on a day ahead: the sum of their probabilities of recall. */
export interface KnownOn {
  readonly day: number;
  readonly known: ReadonlyMap<string, number>;
}

/** @returns the number of cards of a deck that are known. In a deck asked in both directions, the lower of the two numbers */
export function knownInDeck(deck: CountedDeck, { known }: KnownOn): number {
  return Math.min(...tracksOf(deck).map((track) => known.get(track) ?? 0));
}

/** Days for which the run that compares the scheduler with the learner looks ahead. */
const compareDays = 14;

/** Maximum number of answers drawn. With more, only some of the cards are simulated. */
const mostDrawn = 3_000;

/**
 * Forecasts what a learner knows, by track, on days ahead (0 is today): the product's own planner run ahead at the pace of the last four weeks. The scheduler's
 * predictions are corrected by how the learner's reviews went.
 * @param answered days with answers; if today is one of them, the run begins tomorrow
 * @returns undefined if the learner has studied too little for a forecast
 */
export async function forecastKnown(
  study: StudyState,
  answered: readonly DayOfAnswers[],
  days: readonly number[],
): Promise<readonly KnownOn[] | undefined> {
  const today = studyDayOf(study.now, study.timeZone);
  const pace = paceOfDays(answered, today);
  if (!pace || study.memories.length === 0) return undefined;
  const memories = study.memories.map((one) => ({ ...one, name: `${one.deck} ${one.card}` }));
  const from = Number(answered.some(({ day, reviews }) => day === today && reviews > 0));
  const habits = { ...pace, ...estimateShares(memories), shift: noShift };
  const expected = pace.activeShare * pace.answers;
  const thin = (length: number, most: number) => Math.max(Math.ceil((length * expected) / most), 1);
  const compared = await studyAhead(study, habits, {
    from,
    days: [compareDays],
    thinning: thin(compareDays, mostDrawn / 4),
  });
  const shift = compared.recallInReviews === undefined ? noShift : fitShift(memories, compared.recallInReviews);
  const length = Math.max(...days);
  const { knownOn } = await studyAhead(study, { ...habits, shift }, { from, days, thinning: thin(length, mostDrawn) });
  return knownOn;
}

interface AheadOptions {
  /** The first day with study: 0 is today. */
  readonly from: number;
  /** Days on which to sum up what is known, before that day's study; the last one ends the run. */
  readonly days: readonly number[];
  /** Only one of this many cards is simulated. */
  readonly thinning: number;
}

interface Ahead {
  readonly knownOn: readonly KnownOn[];
  /** Mean recall that was expected in reviews; undefined without reviews. */
  readonly recallInReviews: number | undefined;
}

/** @returns what the learner knows in the days ahead, with the planner's, the queue's and the scheduler's own rules; answers are drawn by a fixed seed */
async function studyAhead(study: StudyState, habits: Habits, options: AheadOptions): Promise<Ahead> {
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

/**
 * Half the width of the range around a forecast, relative to it: 8 % now, 17 % after 60 days. Measured with simulated children in four models of memory, after
 * 14 to 60 days of study at 5 to 15 minutes a day, a fifth of the days missed: 86 to 94 % of 146 forecasts for 60 days in each world were in it. See
 * `test/shared/scheduling/forecast.test.ts`.
 */
const margin = { now: 0.08, perDay: 0.0015 } as const;

/** @returns the number known, rounded, with its range: at least 0, at most `total` */
export function rangeOf(known: number, days: number, total: number) {
  const share = margin.now + margin.perDay * days;
  const atMost = (count: number) => Math.min(count, total);
  return {
    known: atMost(Math.round(known)),
    least: Math.floor(known * (1 - share)),
    most: atMost(Math.ceil(known * (1 + share))),
  };
}

/** @returns the last day of a forecast: the first end of a month at least 30 days ahead */
export function lastDayOf(today: string): string {
  const [year = 0, month = 1] = addDays(today, 30).split('-').map(Number);
  return addDays(`${month === 12 ? year + 1 : year}-${String((month % 12) + 1).padStart(2, '0')}-01`, -1);
}
