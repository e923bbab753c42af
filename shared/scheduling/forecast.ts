import { addDays, daysBetween } from './calendar-day.ts';
import { estimateShares, fitShift, noShift } from './recall-shift.ts';
import { studyDayOf } from './study-day.ts';
import { effortOfWrong, type KnownOn, studyAhead, type StudyState } from './study-ahead.ts';

/** A learner's answers on a study day. */
export interface DayOfAnswers {
  readonly day: string;
  readonly reviews: number;
  readonly correct: number;
}

/** Number of days behind, before today, whose pace is continued. */
export const paceDays = 28;

/** A forecast needs this many days since the first one with answers, and this many days with answers, among the last {@link paceDays}. */
const fewest = { days: 14, activeDays: 7 } as const;

/** Days for which the run that compares the scheduler with the learner looks ahead. */
const compareDays = 14;

/** Maximum number of answers drawn. With more, only some of the cards are simulated. */
const mostDrawn = 3_000;

/**
 * @param answered days with answers of the last {@link paceDays} before today
 * @returns the share of days with answers, the effort on each and the number of answers; undefined if that is too little to say anything
 */
export function paceOfDays(answered: readonly DayOfAnswers[], today: string) {
  const active = answered.filter(({ day, reviews }) => reviews > 0 && day < today && day >= addDays(today, -paceDays));
  const [first] = active.map(({ day }) => day).toSorted();
  if (first === undefined) return undefined;
  const days = daysBetween(first, today);
  if (days < fewest.days || active.length < fewest.activeDays) return undefined;
  const sum = (countOf: (day: DayOfAnswers) => number) => active.reduce((total, day) => total + countOf(day), 0);
  return {
    // The first day is left out, because it was chosen as one with answers.
    activeShare: (active.length - 1) / (days - 1),
    effort: sum(({ correct, reviews }) => correct + effortOfWrong * (reviews - correct)) / active.length,
    answers: sum(({ reviews }) => reviews) / active.length,
  };
}

/**
 * Forecasts what a learner knows, by track, on days ahead (0 is today): the product's own planner run ahead at the pace of the last four weeks. The scheduler's
 * predictions are corrected by how the learner's reviews went.
 * @param hasStudiedToday then the run begins tomorrow
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
  const compared = await studyAhead(study, habits, { from, days: [compareDays], thinning: thin(compareDays, mostDrawn / 4) });
  const shift = compared.recallInReviews === undefined ? noShift : fitShift(memories, compared.recallInReviews);
  const length = Math.max(...days);
  const { knownOn } = await studyAhead(study, { ...habits, shift }, { from, days, thinning: thin(length, mostDrawn) });
  return knownOn;
}
