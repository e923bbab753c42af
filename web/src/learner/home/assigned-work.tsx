import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import BookOpen from 'virtual:icons/book-open';
import ChevronRight from 'virtual:icons/chevron-right';
import CircleCheck from 'virtual:icons/circle-check';
import Lightbulb from 'virtual:icons/lightbulb';
import { useId } from 'react';
import { Skeleton } from '../../components/feedback/loading.tsx';
import { NotLoaded } from '../../components/feedback/messages.tsx';
import { PressableCard } from '../../components/layout/card.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { studyDayHere } from '../../lib/device/device-time.ts';
import { assignedWorkQuery } from '../../queries/home.ts';
import {
  arrangeWork,
  describeDone,
  describeDue,
  describeTodaysPart,
  type DoneAssignment,
  type HomeWork,
} from './arrange-work.ts';
import styles from './home-screen.module.css';

interface AssignedWorkProps {
  readonly learnerId: string;
  readonly onOpen: (assignment: HomeWork) => void;
}

/** Open assignments, soonest due first, followed by those finished in the last 7 days. Renders nothing if there are none. */
export function AssignedWork({ learnerId, onOpen }: AssignedWorkProps) {
  const { t } = useLingui();
  const work = useQuery(assignedWorkQuery(learnerId));
  if (work.data) return <WorkList assignments={work.data} readAt={work.dataUpdatedAt} onOpen={onOpen} />;
  return (
    <NotLoaded of={work} loading={t`Loading your list...`} failed={t`Failed to load your list`} className="stack gap-3">
      <Skeleton height="25px" width="6rem" />
      <Skeleton height="86px" />
    </NotLoaded>
  );
}

interface WorkListProps extends Pick<AssignedWorkProps, 'onOpen'> {
  readonly assignments: readonly HomeWork[];
  /** When the assignments were fetched, in milliseconds. */
  readonly readAt: number;
}

function WorkList({ assignments, readAt, onOpen }: WorkListProps) {
  const { t } = useLingui();
  const headingId = useId();
  const now = new Date(readAt);
  const today = studyDayHere(now);
  const { open, done } = arrangeWork(assignments, now);
  if (open.length + done.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="stack gap-3">
      <h2 id={headingId}>{t`For you`}</h2>
      <ul className="stack gap-3">
        {open.map((assignment) => (
          <li key={assignment.id}>
            <OpenWork assignment={assignment} today={today} onOpen={() => onOpen(assignment)} />
          </li>
        ))}
        {done.map((assignment) => (
          <li key={assignment.id}>
            <DoneWork assignment={assignment} today={today} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const kinds = {
  deck: { Icon: BookOpen, word: msg`Study`, tone: joinClasses(styles.brandTint, 'tint-brand') },
  quiz: { Icon: Lightbulb, word: msg`Quiz`, tone: joinClasses(styles.sparkTint, 'tint-spark') },
} as const;

interface OpenWorkProps {
  readonly assignment: HomeWork;
  readonly today: string;
  readonly onOpen: () => void;
}

function OpenWork({ assignment, today, onOpen }: OpenWorkProps) {
  const { t } = useLingui();
  const { type, resourceName, dueDate, notes, needsToday } = assignment;
  const { Icon, word, tone } = kinds[type];
  return (
    <PressableCard onPress={onOpen}>
      <span className="row gap-3">
        <span aria-hidden="true" className={joinClasses(styles.workIcon, tone)}>
          <Icon />
        </span>
        <span className={joinClasses(styles.workWords, 'stack grows breaks')}>
          <span dir="auto" className={joinClasses(styles.name, 'title')}>
            {resourceName}
          </span>{' '}
          <span className="row-wrap note gap-1-2">
            <span>{t(word)}</span>{' '}
            {dueDate && (
              <span
                className={joinClasses('in-ink bold', dueDate === today && joinClasses(styles.today, 'bold round'))}
              >
                {describeDue(dueDate, today)}
              </span>
            )}
            {dueDate && needsToday !== undefined && (
              <>
                {' '}
                <span className="bold in-brand">{describeTodaysPart(needsToday, dueDate, today)}</span>
              </>
            )}
          </span>{' '}
          {notes && (
            <span dir="auto" className={joinClasses(styles.notes, 'note clamp')}>
              {notes}
            </span>
          )}
        </span>
        <ChevronRight className="muted" />
      </span>
    </PressableCard>
  );
}

interface DoneWorkProps {
  readonly assignment: DoneAssignment;
  readonly today: string;
}

function DoneWork({ assignment: { resourceName, completedAt }, today }: DoneWorkProps) {
  return (
    <div className={joinClasses('row gap-3', styles.done)}>
      <CircleCheck className={styles.tick} />
      <p className={joinClasses(styles.workWords, 'stack grows breaks')}>
        <span dir="auto" className={joinClasses(styles.name, 'title')}>
          {resourceName}
        </span>{' '}
        <span className="row-wrap note gap-1-2">{describeDone(completedAt, today)}</span>
      </p>
    </div>
  );
}
