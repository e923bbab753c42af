import { addDays, daysBetween } from './calendar-day.ts';

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

/** A wrong answer takes 2.8 times as long as a right one. Medians of a real log: right 3.6 s, wrong 10.3 s, first sight 19.8 s. */
export const effortOfWrong = 2.8;

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
