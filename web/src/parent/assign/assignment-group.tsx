import Layers from 'lucide-react/icons/layers';
import ListChecks from 'lucide-react/icons/list-checks';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { studyDayOf } from '../../../../shared/scheduling/study-day.ts';
import type { Assignment } from '../../../../shared/schemas/assignment.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Avatar } from '../../components/avatars/avatar.tsx';
import { Button, IconButton } from '../../components/controls/button.tsx';
import { formatDate } from '../../words/dates.ts';
import { aheadOf, PlanLine, StateMark, useToday } from './assignment-state.tsx';
import styles from './assignments-tab.module.css';

interface AssignmentGroupProps extends LearnerAssignments {
  readonly timeZone: string;
  /** Called to edit an assignment; undefined if the user may not assign. */
  readonly onEdit: ((assignment: Assignment) => void) | undefined;
  readonly onDelete: ((assignment: Assignment) => void) | undefined;
}

/** Number of assignments shown at first and added per click. A learner can have hundreds. */
const step = 10;

export function AssignmentGroup({ learner, assignments, timeZone, onEdit, onDelete }: AssignmentGroupProps) {
  const [count, setCount] = useState(step);
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
              onEdit={onEdit}
              onDelete={onDelete}
            />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="quiet" onClick={() => setCount(count + step)}>
          Show older ({hidden} more)
        </Button>
      )}
    </section>
  );
}

interface AssignmentRowProps {
  readonly assignment: Assignment;
  readonly learnerName: string;
  /** The household's current study day. */
  readonly today: string;
  readonly timeZone: string;
  readonly onEdit: ((assignment: Assignment) => void) | undefined;
  readonly onDelete: ((assignment: Assignment) => void) | undefined;
}

const kinds = { deck: { word: 'Deck', Icon: Layers }, quiz: { word: 'Quiz', Icon: ListChecks } } as const;

function AssignmentRow({ assignment, learnerName, today, timeZone, onEdit, onDelete }: AssignmentRowProps) {
  const { type, resourceName, notes, repeats, missedDate, createdAt } = assignment;
  const { word, Icon } = kinds[type];
  return (
    <div className={styles.row}>
      <Icon className={styles.kind} />
      <p className={styles.name}>
        <bdi>{resourceName}</bdi>
      </p>
      <div className={styles.texts}>
        <StateMark assignment={assignment} today={today} timeZone={timeZone} />
        <PlanLine assignment={assignment} today={today} />
        {notes && (
          <p dir="auto" className={styles.notes}>
            {notes}
          </p>
        )}
        <p className={styles.origin}>
          {word}
          {repeats && ' · every week'}
          {missedDate && ` · not done by ${formatDate(missedDate)}`}
          {!aheadOf(assignment, today, timeZone) &&
            ` · assigned ${formatDate(studyDayOf(new Date(createdAt), timeZone))}`}
        </p>
      </div>
      {onEdit && (
        <IconButton
          label={`Edit ${resourceName} for ${learnerName}`}
          icon={<Pencil />}
          onClick={() => onEdit(assignment)}
        />
      )}
      {onDelete && (
        <IconButton
          label={`Delete ${resourceName} for ${learnerName}`}
          tone="danger"
          icon={<Trash />}
          onClick={() => onDelete(assignment)}
        />
      )}
    </div>
  );
}

export type AssignmentFilter = 'all' | 'open' | 'done';

/** One learner's assignments, newest first. */
interface LearnerAssignments {
  readonly learner: Learner;
  readonly assignments: readonly Assignment[];
}

/** Returns true if the filter includes an assignment. "Open" means not done, whether overdue or not. */
export function isShown({ completedAt }: Pick<Assignment, 'completedAt'>, filter: AssignmentFilter): boolean {
  return filter === 'all' || (filter === 'done') === (completedAt !== undefined);
}

/** Groups assignments by learner, in the order of `learners`, newest first. Omits learners without assignments, and assignments of learners not listed. */
export function groupByLearner(
  assignments: readonly Assignment[],
  learners: readonly Learner[],
): readonly LearnerAssignments[] {
  const byLearner = Map.groupBy(assignments, ({ learnerId }) => learnerId);
  return learners.flatMap((learner) => {
    const own = byLearner.get(learner.id);
    return own ? { learner, assignments: own.toSorted(byNewest) } : [];
  });
}

/** Sorts the newest first. UTC timestamps sort as text. */
function byNewest(one: Assignment, other: Assignment): number {
  if (one.createdAt === other.createdAt) return 0;
  return one.createdAt < other.createdAt ? 1 : -1;
}
