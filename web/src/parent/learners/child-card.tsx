import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Circle from 'virtual:icons/circle';
import CircleCheck from 'virtual:icons/circle-check';
import ClipboardCheck from 'virtual:icons/clipboard-check';
import Flame from 'virtual:icons/flame';
import Layers from 'virtual:icons/layers';
import Lightbulb from 'virtual:icons/lightbulb';
import Moon from 'virtual:icons/moon';
import type { ComponentType } from 'react';
import type { LearnerToday } from '../../../../shared/schemas/activity.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Avatar } from '../../components/avatars/avatar.tsx';
import { Button } from '../../components/controls/button.tsx';
import { VisuallyHidden } from '../../components/feedback/visually-hidden.tsx';
import { Card, CardLink } from '../../components/layout/card.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { describeNeed } from '../../words/counts.ts';
import { formatWeekday, formatWeekdayLetter } from '../../words/dates.ts';
import styles from './child-card.module.css';
import {
  countOthers,
  type DayState,
  describeDay,
  describeDue,
  describeToday,
  isActive,
  type NextAssignment,
} from './child-words.ts';
import { HandOver } from './hand-over.tsx';
import { findHardNews, findHardThisWeek, type HardCard, keepHardSeen } from './hard-cards.ts';

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
  /** The frequently missed card that is open. */
  readonly opened: HardCard | undefined;
  /** Opens the editor for a frequently missed card. Undefined if the user may not edit cards: the report then shows the card. */
  readonly onMend: ((card: HardCard) => void) | undefined;
  /** Starts a session with the child on this device. Undefined for admins. */
  readonly onStudyTogether: (() => void) | undefined;
}

/**
 * A child's summary: today's status, the last seven days, actions and notes. Only the notes differ in length, so each action has the same place on every card.
 * Pressing anywhere outside a button opens the details.
 */
export function ChildCard({ learner, isNext, today, onOpen, onViewProgress, onAssign, ...on }: ChildCardProps) {
  const { t } = useLingui();
  const { name } = learner;
  const hard = today && findHardThisWeek(today);
  const news = today && findHardNews(today, on.opened);
  const hasNothing = today?.waiting === 0 && today.openAssignments === 0;
  const openHard = (card: HardCard) => {
    keepHardSeen(learner.id, card);
    if (on.onMend) on.onMend(card);
    else onViewProgress('weak-cards');
  };
  return (
    <Card>
      <div className={joinClasses(styles.card, 'upright gap-3')}>
        <div className={styles.side}>
          <div className={styles.person}>
            <Avatar name={learner.avatar} size={56} />
            <div className="stack gap-1 shrinks">
              <h3 className="breaks text-l">
                <CardLink onPress={onOpen}>{name}</CardLink>
              </h3>
              {today && <TodayLine today={today} />}
            </div>
          </div>
          {today && <Week days={today.days} />}
        </div>
        <div className={styles.side}>
          <div className={styles.actions}>
            {onAssign && (
              <Button
                variant={isNext && hasNothing ? 'primary' : 'secondary'}
                aria-label={hard ? t`Assign ${{ deckName: hard.deckName }} to ${name}` : t`Assign something to ${name}`}
                onClick={() => onAssign(hard?.deckId)}
              >{t`Assign`}</Button>
            )}
            <Button variant="quiet" onClick={() => onViewProgress()}>{t`View Progress`}</Button>
            {on.onStudyTogether && (
              <>
                <Button
                  variant="quiet"
                  aria-label={t`Study together with ${name}`}
                  onClick={on.onStudyTogether}
                >{t`Study together`}</Button>
                <HandOver learner={learner} isPrimary={isNext && !hasNothing} />
              </>
            )}
          </div>
          {today && <Glance today={today} hard={news} onHard={openHard} />}
        </div>
      </div>
    </Card>
  );
}

const stateIcons: Readonly<Record<DayState, ComponentType>> = { done: CircleCheck, open: Circle, rest: Moon };

/** Colors only a finished day. An unfinished one stays neutral, so that it doesn't look like a reproach. */
function TodayLine({ today }: { readonly today: LearnerToday }) {
  const { state, words } = describeToday(today);
  const Icon = stateIcons[state];
  return (
    <p
      className={joinClasses(
        'gap-2 icon-first flex',
        state === 'rest' ? 'muted medium' : 'bold',
        state === 'done' && 'in-right',
      )}
    >
      <Icon /> <span>{words}</span>
    </p>
  );
}

interface GlanceProps {
  readonly today: LearnerToday;
  readonly hard: HardCard | undefined;
  readonly onHard: (card: HardCard) => void;
}

function Glance({ today, hard, onHard }: GlanceProps) {
  const { t } = useLingui();
  const { nextAssignment: next, openAssignments, totalCardsStudied: answers, currentStreak: streak } = today;
  const deckName = hard?.deckName;
  return (
    <>
      {next && (
        <p className={styles.note}>
          <ClipboardCheck />
          <span>
            <NextWork work={next} today={today.days.at(-1)?.date ?? ''} />
            {openAssignments > 1 && ` ${countOthers(openAssignments - 1, next)}`}
          </span>
        </p>
      )}
      {hard && (
        <p className={styles.note}>
          <Lightbulb />
          <button type="button" className={styles.opens} onClick={() => onHard(hard)}>
            <Trans>
              Tricky card in <bdi>{deckName}</bdi>
            </Trans>
          </button>
        </p>
      )}
      <ul className="wrap note figures gap-0-4">
        <li className="inline icon-s gap-1">
          <Layers />
          {t`${plural(answers, { one: '# answer', other: '# answers' })}`}
        </li>
        <li className="inline icon-s gap-1">
          <Flame />
          {t`${plural(streak, { one: '# day streak', other: '# day streak' })}`}
        </li>
      </ul>
    </>
  );
}

interface NextWorkProps {
  readonly work: NextAssignment;
  /** The family's study day. */
  readonly today: string;
}

function NextWork({ work: { name, dueDate, needsToday }, today }: NextWorkProps) {
  const { t } = useLingui();
  const due = dueDate && describeDue(dueDate, today);
  const need = needsToday !== undefined && describeNeed(needsToday);
  const details = due && need ? t`${due}: ${need}` : due || need;
  return details ? (
    <Trans>
      To do: <bdi>{name}</bdi>, {details}
    </Trans>
  ) : (
    <Trans>
      To do: <bdi>{name}</bdi>
    </Trans>
  );
}

/** The last seven study days, ending today. Active days are filled; a day off shows a moon. */
function Week({ days }: Pick<LearnerToday, 'days'>) {
  const { t } = useLingui();
  return (
    <ul className={styles.week} aria-label={t`The last seven days`}>
      {days.map((day) => (
        <li key={day.date} className={styles.day}>
          <span aria-hidden="true" className={joinClasses(styles.mark, isActive(day) && styles.active)}>
            {isActive(day) ? day.correct || '✓' : day.kept && <Moon />}
          </span>
          <span aria-hidden="true">{formatWeekdayLetter(day.date)}</span>
          <VisuallyHidden>{t`${{ weekday: formatWeekday(day.date) }}: ${{ done: describeDay(day) }}`}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
