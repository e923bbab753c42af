import { useQuery } from '@tanstack/react-query';
import BookOpen from 'lucide-react/icons/book-open';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import Lightbulb from 'lucide-react/icons/lightbulb';
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
  const work = useQuery(assignedWorkQuery(learnerId));
  if (work.data) return <WorkList assignments={work.data} readAt={work.dataUpdatedAt} onOpen={onOpen} />;
  return (
    <NotLoaded of={work} what="what is for you" className={styles.list}>
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
  const headingId = useId();
  const now = new Date(readAt);
  const today = studyDayHere(now);
  const { open, done } = arrangeWork(assignments, now);
  if (open.length + done.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.list}>
      <h2 id={headingId}>For you</h2>
      <ul className={styles.list}>
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
  deck: { Icon: BookOpen, word: 'Study', tone: styles.brandTint },
  quiz: { Icon: Lightbulb, word: 'Quiz', tone: styles.sparkTint },
} as const;

interface OpenWorkProps {
  readonly assignment: HomeWork;
  readonly today: string;
  readonly onOpen: () => void;
}

function OpenWork({ assignment, today, onOpen }: OpenWorkProps) {
  const { type, resourceName, dueDate, notes, needsToday } = assignment;
  const { Icon, word, tone } = kinds[type];
  return (
    <PressableCard onPress={onOpen}>
      <span className={styles.work}>
        <span aria-hidden="true" className={joinClasses(styles.workIcon, tone)}>
          <Icon />
        </span>
        <span className={styles.workWords}>
          <span dir="auto" className={styles.name}>
            {resourceName}
          </span>{' '}
          <span className={styles.facts}>
            <span>{word}</span>{' '}
            {dueDate && (
              <span className={joinClasses(styles.due, dueDate === today && styles.today)}>
                {describeDue(dueDate, today)}
              </span>
            )}
            {dueDate && needsToday !== undefined && (
              <>
                {' '}
                <span className={styles.part}>{describeTodaysPart(needsToday, dueDate, today)}</span>
              </>
            )}
          </span>{' '}
          {notes && (
            <span dir="auto" className={styles.notes}>
              {notes}
            </span>
          )}
        </span>
        <ChevronRight className={styles.arrow} />
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
    <div className={joinClasses(styles.work, styles.done)}>
      <CircleCheck className={styles.tick} />
      <p className={styles.workWords}>
        <span dir="auto" className={styles.name}>
          {resourceName}
        </span>{' '}
        <span className={styles.facts}>{describeDone(completedAt, today)}</span>
      </p>
    </div>
  );
}
