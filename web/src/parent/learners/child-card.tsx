import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Flame from 'lucide-react/icons/flame';
import Layers from 'lucide-react/icons/layers';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Moon from 'lucide-react/icons/moon';
import type { LearnerToday } from '../../../../shared/schemas/activity.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { daysBetween } from '../../../../shared/scheduling/calendar-day.ts';
import { Avatar } from '../../components/avatars/avatar.tsx';
import { Button } from '../../components/controls/button.tsx';
import { VisuallyHidden } from '../../components/feedback/visually-hidden.tsx';
import { Card, CardLink } from '../../components/layout/card.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { countOf, describeNeed, formatPercent } from '../../words/counts.ts';
import { formatWeekday, nameDay } from '../../words/dates.ts';
import styles from './child-card.module.css';
import { HandOver } from './hand-over.tsx';

interface ChildCardProps {
  readonly learner: Learner;
  /** Whether this child, who hasn't studied yet, is what the grown-up sees to next. */
  readonly isNext: boolean;
  /** Summary of the learner's day; undefined if it couldn't be loaded. */
  readonly today: LearnerToday | undefined;
  readonly onOpen: () => void;
  readonly onViewProgress: (part?: 'weak-cards') => void;
  /** Opens the assignment form, with the given deck preselected. Undefined if the user may not assign. */
  readonly onAssign: ((deckId?: string) => void) | undefined;
  /** Opens the editor for a frequently missed card. Undefined if the user may not edit cards. */
  readonly onMend: ((card: HardCard) => void) | undefined;
  /** Starts a session with the child on this device. Undefined for admins. */
  readonly onStudyTogether: (() => void) | undefined;
}

/** A child's summary: today's status, the last seven days, and a suggested next step. Pressing anywhere outside a button opens the details. */
export function ChildCard({ learner, isNext, today, onOpen, onViewProgress, onAssign, ...on }: ChildCardProps) {
  const { name } = learner;
  const hard = today && findHardThisWeek(today);
  const hasNothing = today?.waiting === 0 && today.openAssignments === 0;
  return (
    <Card>
      <div className={styles.card}>
        <div className={styles.side}>
          <div className={styles.person}>
            <Avatar name={learner.avatar} size={56} />
            <div className={styles.texts}>
              <h3 className={styles.name}>
                <CardLink onPress={onOpen}>{name}</CardLink>
              </h3>
              {today && <TodayLine today={today} />}
            </div>
          </div>
          {today && <Week days={today.days} />}
        </div>
        <div className={styles.side}>
          {today && <Glance today={today} hard={hard} onMend={on.onMend} />}
          <div className={styles.actions}>
            {isNext && !hasNothing && <HandOver learner={learner} isPrimary />}
            {hard && (
              <Button aria-label={`See hard cards of ${name}`} onClick={() => onViewProgress('weak-cards')}>
                See hard cards
              </Button>
            )}
            {onAssign && (hard ?? hasNothing) && (
              <Button
                variant={isNext ? 'primary' : 'secondary'}
                aria-label={`Assign ${hard ? hard.deckName : 'something'} to ${name}`}
                onClick={() => onAssign(hard?.deckId)}
              >
                Assign
              </Button>
            )}
            <Button variant="quiet" onClick={() => onViewProgress()}>
              View Progress
            </Button>
            {on.onStudyTogether && (
              <>
                <Button variant="quiet" aria-label={`Study together with ${name}`} onClick={on.onStudyTogether}>
                  Study together
                </Button>
                {!(isNext && !hasNothing) && <HandOver learner={learner} isPrimary={false} />}
              </>
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}

/**
 * Minimum number of wrong answers for a card to count as hard. A hard card is shown only if the child's wrong answers this week, on all cards, also reach this
 * number.
 */
const oftenWrong = 3;

export type HardCard = NonNullable<LearnerToday['hardest']>;

function findHardThisWeek({ days, hardest }: LearnerToday): HardCard | undefined {
  const wrong = days.reduce((sum, { reviews, correct }) => sum + reviews - correct, 0);
  return wrong >= oftenWrong && hardest && hardest.wrong >= oftenWrong ? hardest : undefined;
}

type State = 'done' | 'open' | 'rest';
const stateIcons = { done: CircleCheck, open: Circle, rest: Moon } as const;

function TodayLine({ today }: { readonly today: LearnerToday }) {
  const { state, words } = describeToday(today);
  const Icon = stateIcons[state];
  return (
    <p className={joinClasses(styles.today, styles[state])}>
      <Icon /> <span>{words}</span>
    </p>
  );
}

/** Describes today's study: done, started or not started, with the results so far and what is left. */
function describeToday({ isDone, waiting, minutes, nextDue, days }: LearnerToday): { state: State; words: string } {
  const { date, reviews, correct, quizzes, kept } = days.at(-1) ?? { date: '', reviews: 0, correct: 0, quizzes: 0 };
  const done = [
    correct > 0 && `${countOf(correct, 'card')}, ${formatPercent(correct / reviews)} right`,
    // Shows the number of answers instead of 0% if none is correct.
    correct === 0 && reviews > 0 && countOf(reviews, 'answer'),
    quizzes > 0 && countOf(quizzes, 'quiz', 'quizzes'),
    isDone && minutes && minutes.done > 0 && countOf(minutes.done, 'minute'),
  ]
    .filter((part) => typeof part === 'string')
    .join(', ');
  if (isDone) return { state: 'done', words: `Done for today: ${done}` };
  const toGo = minutes ? minutes.limit - minutes.done : 0;
  const left = (cardsAre: string) =>
    toGo > 0 ? `${countOf(toGo, 'minute')} to go` : `${countOf(waiting, 'card')} ${cardsAre}`;
  if (done !== '') return { state: 'open', words: `Started: ${done}. ${left('to do')}.` };
  if (kept === 'rest-day')
    return { state: 'rest', words: waiting > 0 ? `Rest day: ${left('waiting')} until wanted` : 'Rest day' };
  if (waiting > 0) return { state: 'open', words: `Not started yet. ${left('to do')}.` };
  if (nextDue === undefined) return { state: 'rest', words: 'No cards to study yet' };
  const isTomorrow = daysBetween(date, nextDue) === 1;
  return { state: 'rest', words: `Nothing due today. Next card ${isTomorrow ? 'tomorrow' : nameDay(nextDue, date)}` };
}

interface GlanceProps extends Pick<ChildCardProps, 'onMend'> {
  readonly today: LearnerToday;
  readonly hard: HardCard | undefined;
}

function Glance({ today, hard, onMend }: GlanceProps) {
  const { nextAssignment: next, openAssignments, days } = today;
  return (
    <>
      {next && (
        <p className={styles.note}>
          <ClipboardCheck />
          <span>
            To do: <bdi>{next.name}</bdi>
            {next.dueDate !== undefined && `, ${describeDue(next.dueDate, days.at(-1)?.date ?? '')}`}
            {next.needsToday !== undefined && `: ${describeNeed(next.needsToday)}`}
            {openAssignments > 1 && ` (${countOthers(openAssignments - 1, next)})`}
          </span>
        </p>
      )}
      {hard && (
        <p className={styles.note}>
          <Lightbulb />
          {onMend ? (
            <button type="button" className={styles.opens} onClick={() => onMend(hard)}>
              Often wrong: a card of <bdi>{hard.deckName}</bdi>
            </button>
          ) : (
            <span>
              Often wrong: a card of <bdi>{hard.deckName}</bdi>
            </span>
          )}
        </p>
      )}
      <ul className={styles.stats}>
        <li className={styles.stat}>
          <Layers />
          {countOf(today.totalCardsStudied, 'answer')} so far
        </li>
        <li className={styles.stat}>
          <Flame />
          {today.currentStreak} day streak
        </li>
      </ul>
    </>
  );
}

/** Counts the other assignments: `2 more`, or `2 other things` if the preceding text counts cards. */
function countOthers(count: number, { needsToday }: NonNullable<LearnerToday['nextAssignment']>): string {
  return needsToday === undefined ? `${count} more` : countOf(count, 'other thing');
}

/** Describes when an assignment is due: `due today`, `due Friday`, `was due November 2`. */
function describeDue(dueDate: string, today: string): string {
  if (dueDate < today) return `was due ${nameDay(dueDate, today)}`;
  return dueDate === today ? 'due today' : `due ${nameDay(dueDate, today)}`;
}

/** The last seven study days, ending today. Active days are filled; a day off shows a moon. */
function Week({ days }: Pick<LearnerToday, 'days'>) {
  return (
    <ul className={styles.week} aria-label="The last seven days">
      {days.map((day) => (
        <li key={day.date} className={styles.day}>
          <span aria-hidden="true" className={joinClasses(styles.mark, isActive(day) && styles.active)}>
            {isActive(day) ? day.correct || '✓' : day.kept && <Moon />}
          </span>
          <span aria-hidden="true">{formatWeekday(day.date).charAt(0)}</span>
          <VisuallyHidden>
            {formatWeekday(day.date)}: {describeDay(day)}
          </VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}

type Day = LearnerToday['days'][number];

const isActive = ({ reviews, quizzes }: Day): boolean => reviews + quizzes > 0;

function describeDay({ reviews, correct, quizzes, kept }: Day): string {
  const parts = [
    reviews > 0 && countOf(correct, 'card'),
    quizzes > 0 && countOf(quizzes, 'quiz', 'quizzes'),
    reviews + quizzes === 0 && (kept ? 'a day off' : 'nothing'),
  ];
  return parts.filter((part) => part !== false).join(', ');
}
