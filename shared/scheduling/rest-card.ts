import { addDays } from './calendar-day.ts';
import { type CardState, isDue, isMastered } from './card-state.ts';
import type { Rating, SessionMode } from '../schemas/study.ts';
import { startOfStudyDay, studyDayOf } from './study-day.ts';

/* A card that doesn't stick rests for a week and comes back in an easier form. Both follow from its answers alone. */

/** The lapse after which a card rests, counted since it was last mastered or last rested. */
const slipsBeforeRest = 4;
const restDays = 7;

/** Whether a card rests, or has rested and was not answered right since. Once it is due again, it is asked by multiple choice. */
export function isReturning({ restsUntil }: Pick<CardState, 'restsUntil'>): boolean {
  return restsUntil !== undefined;
}

/** Whether a card rests on a study day. */
export function isResting({ restsUntil = '' }: Pick<CardState, 'restsUntil'>, today: string): boolean {
  return restsUntil > today;
}

/** Whether a wrong answer on this study day would make the card rest. */
function restsIfWrong(state: CardState | undefined, today: string, timeZone: string): boolean {
  if (!state || isResting(state, today)) return false;
  return isSlip(state, 'wrong', today, timeZone) && (state.slips ?? 0) + 1 >= slipsBeforeRest;
}

/** How a session treats a card that rests, returns from a rest, or is about to rest. */
export interface RestInSession {
  /** Asked by multiple choice, however its deck asks. */
  readonly easier?: true;
  /** A wrong answer makes the card rest, so it finishes the card. */
  readonly restsIfWrong?: true;
}

export function describeRest(
  state: CardState | undefined,
  { now, timeZone, mode }: { readonly now: Date; readonly timeZone: string; readonly mode: SessionMode },
): RestInSession {
  if (!state) return {};
  // A wrong answer given for practice changes nothing.
  const isPractice = mode === 'all' && !isDue(state, now, timeZone);
  return {
    ...(isReturning(state) && { easier: true }),
    ...(!isPractice && restsIfWrong(state, studyDayOf(now, timeZone), timeZone) && { restsIfWrong: true }),
  };
}

/** A wrong answer within the day of the answer before is relearning, not another lapse. */
function isSlip({ lastReview }: CardState, rating: Rating, day: string, timeZone: string): boolean {
  return rating === 'wrong' && day > studyDayOf(new Date(lastReview), timeZone);
}

/**
 * @param before the card before the answer; undefined if it was unseen
 * @param next the card as FSRS schedules it after the answer, without `slips` and `restsUntil`. Of it, only the due date changes.
 * @returns the card with its count of lapses, and with its rest if it rests
 */
export function applyRest(before: CardState | undefined, next: CardState, rating: Rating, timeZone: string): CardState {
  if (!before || isMastered(next)) return next;
  const day = studyDayOf(new Date(next.lastReview), timeZone);
  if (restsIfWrong(before, day, timeZone) && rating === 'wrong')
    return waitUntil({ ...next, restsUntil: addDays(day, restDays) }, timeZone);
  const isOver = rating === 'correct' && !isResting(before, day);
  const { restsUntil = '' } = isOver ? {} : before;
  const slips = (before.slips ?? 0) + Number(isSlip(before, rating, day, timeZone) && !isResting(before, day));
  const counted = { ...next, ...(slips > 0 && { slips }) };
  return restsUntil === '' ? counted : waitUntil({ ...counted, restsUntil }, timeZone);
}

/** Moves a due date within the rest to its end. */
function waitUntil(state: CardState & { readonly restsUntil: string }, timeZone: string): CardState {
  const end = startOfStudyDay(state.restsUntil, timeZone).toISOString();
  return state.due < end ? { ...state, due: end } : state;
}
