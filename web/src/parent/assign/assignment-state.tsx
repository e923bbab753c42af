import { msg, plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { daysBetween } from '../../../../shared/scheduling/calendar-day.ts';
import CalendarClock from 'virtual:icons/calendar-clock';
import CircleCheck from 'virtual:icons/circle-check';
import CircleDashed from 'virtual:icons/circle-dashed';
import ClockAlert from 'virtual:icons/clock-alert';
import Repeat from 'virtual:icons/repeat';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { studyDayOf } from '../../../../shared/scheduling/study-day.ts';
import { isPlanned } from '../../../../shared/scheduling/ready-by.ts';
import type { Assignment } from '../../../../shared/schemas/assignment.ts';
import { Chip } from '../../components/layout/chip.tsx';
import { attemptsOfQuery } from '../../queries/quizzes.ts';
import { todayQuery } from '../../queries/reports.ts';
import { formatDate, nameDay } from '../../words/dates.ts';

/** State of an assignment. It is overdue from the study day after its due date. */
type AssignmentState = 'open' | 'due-soon' | 'overdue' | 'done';

interface StateWords {
  readonly word: string;
  readonly detail: string;
}

/** Number of study days before the due date from which an assignment is due soon. */
const soonDays = 2;

export function stateOf(
  { completedAt, dueDate }: Pick<Assignment, 'completedAt' | 'dueDate'>,
  today: string,
): AssignmentState {
  if (completedAt !== undefined) return 'done';
  if (dueDate === undefined) return 'open';
  const daysLeft = daysBetween(today, dueDate);
  if (daysLeft < 0) return 'overdue';
  return daysLeft <= soonDays ? 'due-soon' : 'open';
}

/** Describes the state: `Due soon`, `tomorrow`; `Done`, `November 20, 2026`. Dates are study days in the household's time zone. */
export function describeState(
  { completedAt, dueDate }: Pick<Assignment, 'completedAt' | 'dueDate'>,
  { today, timeZone }: { readonly today: string; readonly timeZone: string },
): StateWords {
  if (completedAt !== undefined)
    return {
      word: t({ message: 'Done', context: 'assignments' }),
      detail: formatDate(studyDayOf(new Date(completedAt), timeZone)),
    };
  if (dueDate === undefined) return { word: t({ message: 'Open', context: 'assignments' }), detail: t`no due date` };
  const daysLeft = daysBetween(today, dueDate);
  if (daysLeft < 0) return { word: t`Overdue`, detail: t`was due ${{ day: formatDate(dueDate) }}` };
  const near = nearDays[daysLeft];
  if (daysLeft <= soonDays) return { word: t`Due soon`, detail: near ? t(near) : formatDate(dueDate) };
  return { word: t({ message: 'Open', context: 'assignments' }), detail: t`due ${{ day: formatDate(dueDate) }}` };
}

const nearDays = [msg`today`, msg`tomorrow`, msg`in 2 days`] as const;

interface StateMarkProps {
  readonly assignment: Assignment;
  readonly today: string;
  readonly timeZone: string;
}

const looks = {
  open: { Icon: CircleDashed, tone: 'brand' },
  'due-soon': { Icon: CalendarClock, tone: 'spark' },
  overdue: { Icon: ClockAlert, tone: 'wrong' },
  done: { Icon: CircleCheck, tone: 'right' },
} as const;

const ahead = { Icon: Repeat, tone: 'brand' } as const;

/** @returns the study day on which a completed weekly assignment becomes open again, if that is in the future */
export function aheadOf({ createdAt }: Pick<Assignment, 'createdAt'>, today: string, timeZone: string) {
  const from = studyDayOf(new Date(createdAt), timeZone);
  return from > today ? from : undefined;
}

export function StateMark({ assignment, today, timeZone }: StateMarkProps) {
  const { t } = useLingui();
  const from = aheadOf(assignment, today, timeZone);
  const { Icon, tone } = from ? ahead : looks[stateOf(assignment, today)];
  const { word, detail } = from
    ? { word: t`Comes back`, detail: formatDate(from) }
    : describeState(assignment, { today, timeZone });
  return (
    <p className="row-wrap text-s gap-1-2">
      <Chip tone={tone}>
        <Icon />
        {word}
      </Chip>{' '}
      <span className="muted">{detail}</span>
      {assignment.type === 'quiz' && assignment.completedAt !== undefined && <QuizScore assignment={assignment} />}
    </p>
  );
}

/** The score of the attempt that completed an assigned quiz. Renders nothing until it is known, or if the attempt is too old to be listed. */
function QuizScore({ assignment }: Pick<StateMarkProps, 'assignment'>) {
  const { t } = useLingui();
  const { learnerId, resourceId, completedAt } = assignment;
  const { data } = useQuery(attemptsOfQuery(learnerId));
  const attempt = data?.find((one) => one.quizId === resourceId && one.completedAt === completedAt);
  if (attempt?.score === undefined) return null;
  const { score, totalQuestions } = attempt;
  return (
    <>
      {' '}
      <span className="bold">{t`${score}/${totalQuestions} correct`}</span>
    </>
  );
}

/** For a deck that is to be learned by its due date: the date and, once loaded, the cards still needed today. Renders nothing if it is completed or overdue. */
export function PlanLine({ assignment, today }: Pick<StateMarkProps, 'assignment' | 'today'>) {
  const { id, householdId, dueDate = '' } = assignment;
  const isOn = isPlanned(assignment, today);
  const { data } = useQuery({ ...todayQuery(householdId), enabled: isOn });
  if (!isOn) return null;
  const plan = data?.flatMap(({ plans = [] }) => plans).find(({ assignmentId }) => assignmentId === id);
  return <p className="text-s medium">{describePlan(nameDay(dueDate, today), plan?.needsToday)}</p>;
}

function describePlan(day: string, needsToday: number | undefined): string {
  if (needsToday === undefined) return t`Ready by ${day}`;
  if (needsToday <= 0) return t`Ready by ${day}: on track`;
  return t`Ready by ${day}: needs ${plural(needsToday, { one: '# more card', other: '# more cards' })} today`;
}

/** Returns today's study day in the household's time zone, by the device's clock. It updates when the page becomes visible, such as the next morning. */
export function useToday(timeZone: string): string {
  return useSyncExternalStore(subscribeToReturn, () => studyDayOf(new Date(), timeZone));
}

function subscribeToReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
