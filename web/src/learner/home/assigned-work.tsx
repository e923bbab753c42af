import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { ErrorState } from '../../components/feedback/messages.tsx';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import type { Assignment } from '../../../../shared/schemas/assignment.ts';
import { arrangeWork } from './arrange-work.ts';
import { keepRows, readKeptRows } from './kept-rows.ts';
import { studyDayHere } from '../../lib/device-time.ts';
import styles from './assigned-work.module.css';
import { DoneWork, OpenWork } from './work-rows.tsx';
import { assignedWorkQuery } from '../../queries/assignments.ts';

interface AssignedWorkProps {
  readonly learnerId: string;
  /** Starts the deck or the quiz. */
  readonly onOpen: (assignment: Assignment) => void;
}

/** What a grown-up chose for the learner, soonest first, and what of it was done this week. Nothing when there is none. */
export function AssignedWork({ learnerId, onOpen }: AssignedWorkProps) {
  const work = useQuery(assignedWorkQuery(learnerId));
  if (work.data)
    return <WorkList learnerId={learnerId} assignments={work.data} readAt={work.dataUpdatedAt} onOpen={onOpen} />;
  if (work.isError) {
    return (
      <ErrorState
        title="Failed to load what is for you"
        error={work.error}
        isRetrying={work.isFetching}
        onRetry={() => void work.refetch()}
      />
    );
  }
  const rows = readKeptRows(learnerId);
  if (rows === 0) return null;
  return (
    <LoadingRegion label="Loading what is for you..." className={styles.section}>
      <Skeleton height="25px" width="6rem" />
      <Skeleton height="86px" count={rows} />
    </LoadingRegion>
  );
}

interface WorkListProps extends AssignedWorkProps {
  readonly assignments: readonly Assignment[];
  /** When they were read, in ms. */
  readonly readAt: number;
}

function WorkList({ learnerId, assignments, readAt, onOpen }: WorkListProps) {
  const headingId = useId();
  const now = new Date(readAt);
  const today = studyDayHere(now);
  const { open, done } = arrangeWork(assignments, now);
  const rows = open.length + done.length;
  useEffect(() => keepRows(learnerId, rows), [learnerId, rows]);
  if (rows === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>For you</h2>
      <ul className={styles.section}>
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
