import { useState } from 'react';
import type { Assignment } from '../../../../shared/schemas/assignment.ts';
import { Avatar } from '../../components/avatars/avatar.tsx';
import { Button } from '../../components/controls/button.tsx';
import type { LearnerAssignments } from './group-assignments.ts';
import { useToday } from './use-today.ts';
import { AssignmentRow } from './assignment-row.tsx';
import styles from './assignment-group.module.css';

interface AssignmentGroupProps extends LearnerAssignments {
  readonly timeZone: string;
  /** Left out for somebody who may not delete. */
  readonly onDelete: ((assignment: Assignment) => void) | undefined;
}

/** How many of a learner's assignments show, and how many more at a time: over the years it becomes hundreds. */
const STEP = 10;

/** What one learner was given. */
export function AssignmentGroup({ learner, assignments, timeZone, onDelete }: AssignmentGroupProps) {
  const [count, setCount] = useState(STEP);
  const hidden = assignments.length - count;
  const today = useToday(timeZone);
  return (
    <section className={styles.group} aria-labelledby={`assigned-${learner.id}`}>
      <h3 id={`assigned-${learner.id}`} className={styles.learner}>
        <Avatar name={learner.avatar} size={32} />
        <span>{learner.name}</span>
      </h3>
      <ul className={styles.rows}>
        {assignments.slice(0, count).map((assignment) => (
          <li key={assignment.id}>
            <AssignmentRow
              assignment={assignment}
              learnerName={learner.name}
              today={today}
              timeZone={timeZone}
              onDelete={onDelete}
            />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="quiet" onClick={() => setCount(count + STEP)}>
          Show older ({hidden} more)
        </Button>
      )}
    </section>
  );
}
