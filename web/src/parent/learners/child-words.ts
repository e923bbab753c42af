import { plural, t } from '@lingui/core/macro';
import type { LearnerToday } from '../../../../shared/schemas/activity.ts';
import { daysBetween } from '../../../../shared/scheduling/calendar-day.ts';
import { formatPercent } from '../../words/counts.ts';
import { nameDay } from '../../words/dates.ts';
import { joinParts } from '../../words/join-parts.ts';

type Day = LearnerToday['days'][number];
export type DayState = 'done' | 'open' | 'rest';
export type NextAssignment = NonNullable<LearnerToday['nextAssignment']>;

/** Describes today's study: done, started or not started, with the results so far and what is left. */
export function describeToday(today: LearnerToday): { readonly state: DayState; readonly words: string } {
  const { isDone, waiting, nextDue } = today;
  const { date, kept } = today.days.at(-1) ?? { date: '' };
  const done = describeResults(today);
  if (isDone) return { state: 'done', words: t`Done for today: ${done}` };
  if (done !== '') return { state: 'open', words: describeStarted(today, done) };
  if (kept === 'rest-day') return { state: 'rest', words: describeRestDay(waiting) };
  if (waiting > 0) return { state: 'open', words: describeNotStarted(today) };
  if (nextDue === undefined) return { state: 'rest', words: t`No cards to study yet` };
  const isTomorrow = daysBetween(date, nextDue) === 1;
  const words = isTomorrow
    ? t`Nothing due today. Next card tomorrow`
    : t`Nothing due today. Next card ${{ day: nameDay(nextDue, date) }}`;
  return { state: 'rest', words };
}

/** Lists what was studied today: `12 cards, 82% right, 1 quiz`; empty if nothing was. */
function describeResults({ isDone, minutes, days }: LearnerToday): string {
  const { reviews, correct, quizzes } = days.at(-1) ?? { reviews: 0, correct: 0, quizzes: 0 };
  const spent = minutes?.done ?? 0;
  const parts = [
    correct > 0 && t`${{ cards: countCards(correct) }}, ${{ share: formatPercent(correct / reviews) }} right`,
    correct === 0 && reviews > 0 && countAnswers(reviews),
    quizzes > 0 && countQuizzes(quizzes),
    isDone && spent > 0 && t`${plural(spent, { one: '# minute', other: '# minutes' })}`,
  ];
  return joinParts(parts);
}

/** Counts finished cards, each of which has one correct answer. Without any, the answers are counted instead of 0. */
const countCards = (count: number) => t`${plural(count, { one: '# card', other: '# cards' })}`;
const countAnswers = (reviews: number) => t`${plural(reviews, { one: '# answer', other: '# answers' })}`;
const countQuizzes = (count: number) => t`${plural(count, { one: '# quiz', other: '# quizzes' })}`;

function describeStarted({ waiting, minutes }: LearnerToday, done: string): string {
  const toGo = minutesToGo(minutes);
  return toGo > 0
    ? t`Started: ${done}. ${plural(toGo, { one: '# minute to go', other: '# minutes to go' })}.`
    : t`Started: ${done}. ${plural(waiting, { one: '# card to do', other: '# cards to do' })}.`;
}

/** A child who was given nothing hasn't missed anything: their cards are only ready. */
function describeNotStarted({ waiting, minutes, openAssignments }: LearnerToday): string {
  if (openAssignments === 0) return t`${plural(waiting, { one: '# card ready', other: '# cards ready' })}`;
  const toGo = minutesToGo(minutes);
  return toGo > 0
    ? t`Not started yet. ${plural(toGo, { one: '# minute to go', other: '# minutes to go' })}.`
    : t`Not started yet. ${plural(waiting, { one: '# card to do', other: '# cards to do' })}.`;
}

function describeRestDay(waiting: number): string {
  return waiting > 0
    ? t`Rest day. ${plural(waiting, { one: '# card can wait', other: '# cards can wait' })}.`
    : t`Rest day`;
}

function minutesToGo(minutes: LearnerToday['minutes']): number {
  return minutes ? minutes.limit - minutes.done : 0;
}

/** Counts the other assignments: `(2 more)`, or `(2 other things)` if the preceding text counts cards. */
export function countOthers(count: number, { needsToday }: NextAssignment): string {
  return needsToday === undefined
    ? t`(${count} more)`
    : t`(${plural(count, { one: '# other thing', other: '# other things' })})`;
}

/** Describes when an assignment is due: `due today`, `due Friday`, `was due November 2`. */
export function describeDue(dueDate: string, today: string): string {
  const day = nameDay(dueDate, today);
  if (dueDate < today) return t`was due ${day}`;
  return dueDate === today ? t`due today` : t`due ${day}`;
}

export const isActive = ({ reviews, quizzes }: Day): boolean => reviews + quizzes > 0;

/** Lists what was studied on a day: `8 cards, 1 quiz`, `a day off`, `nothing`. */
export function describeDay(day: Day): string {
  const { reviews, correct, quizzes, kept } = day;
  if (!isActive(day)) return kept ? t`a day off` : t({ message: 'nothing', comment: 'Studied on a day' });
  const studied = correct > 0 ? countCards(correct) : reviews > 0 && countAnswers(reviews);
  const parts = [studied, quizzes > 0 && countQuizzes(quizzes)];
  return joinParts(parts);
}
