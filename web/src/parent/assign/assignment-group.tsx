import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Layers from 'virtual:icons/layers';
import ListChecks from 'virtual:icons/list-checks';
import Pencil from 'virtual:icons/pencil';
import { useEffect, useRef, useState } from 'react';
import { studyDayOf } from '../../../../shared/scheduling/study-day.ts';
import type { Assignment } from '../../../../shared/schemas/assignment.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Avatar } from '../../components/avatars/avatar.tsx';
import { Button } from '../../components/controls/button.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { formatDate } from '../../words/dates.ts';
import { joinParts } from '../../words/join-parts.ts';
import { aheadOf, PlanLine, StateMark, useToday } from './assignment-state.tsx';
import styles from './assignments-tab.module.css';

interface AssignmentGroupProps extends LearnerAssignments {
  readonly timeZone: string;
  /** Id of the assignment whose form is open beside the list. */
  readonly openId: string | undefined;
  /** Called to edit or delete an assignment; undefined if the user may not assign. */
  readonly onEdit: ((assignment: Assignment) => void) | undefined;
}

/** Number of assignments shown at first and added per click. A learner can have hundreds. */
const step = 10;

export function AssignmentGroup(props: AssignmentGroupProps) {
  const { t } = useLingui();
  const { learner, assignments, timeZone, openId, onEdit } = props;
  const [count, setCount] = useState(step);
  const hidden = assignments.length - count;
  const today = useToday(timeZone);
  return (
    <section className="column gap-2 content-start starts" aria-labelledby={`assigned-${learner.id}`}>
      <h3 id={`assigned-${learner.id}`} className="row gap-2">
        <Avatar name={learner.avatar} size={32} />
        <span className="shrinks breaks">{learner.name}</span>
      </h3>
      <ul className="column gap-3">
        {assignments.slice(0, count).map((assignment) => (
          <li key={assignment.id}>
            <AssignmentRow
              assignment={assignment}
              learnerName={learner.name}
              today={today}
              timeZone={timeZone}
              isOpen={assignment.id === openId}
              onEdit={onEdit}
            />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="quiet" onClick={() => setCount(count + step)}>{t`Show older (${hidden} more)`}</Button>
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
  /** Whether its form is open beside the list. */
  readonly isOpen: boolean;
  readonly onEdit: ((assignment: Assignment) => void) | undefined;
}

const kinds = { deck: { word: msg`Deck`, Icon: Layers }, quiz: { word: msg`Quiz`, Icon: ListChecks } } as const;

/** One assignment. Pressing it anywhere edits it. */
function AssignmentRow(props: AssignmentRowProps) {
  const { t } = useLingui();
  const { assignment, learnerName, today, timeZone, isOpen, onEdit } = props;
  const ref = useRef<HTMLDivElement>(null);
  // The list gets narrower when a form opens, so its row may have moved.
  useEffect(() => {
    if (isOpen) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const { type, resourceName, notes, repeats, missedDate, createdAt } = assignment;
  const { word, Icon } = kinds[type];
  const day = formatDate(studyDayOf(new Date(createdAt), timeZone));
  const facts = [
    t(word),
    repeats !== undefined && t`every week`,
    missedDate !== undefined && t`not done by ${{ day: formatDate(missedDate) }}`,
    !aheadOf(assignment, today, timeZone) && t`assigned ${day}`,
  ];
  return (
    <div ref={ref} className={joinClasses(styles.row, isOpen && styles.current)}>
      <Icon className={styles.kind} />
      <p className="bold breaks">
        {onEdit ? (
          <button
            type="button"
            className="plain-button target breaks covers"
            aria-label={t`Edit ${resourceName} for ${learnerName}`}
            aria-current={isOpen || undefined}
            onClick={() => onEdit(assignment)}
          >
            <bdi>{resourceName}</bdi>
          </button>
        ) : (
          <bdi>{resourceName}</bdi>
        )}
      </p>
      <div className={joinClasses(styles.texts, 'stack gap-1 shrinks')}>
        <StateMark assignment={assignment} today={today} timeZone={timeZone} />
        <PlanLine assignment={assignment} today={today} />
        {notes && (
          <p dir="auto" className="breaks text-s pre-wrap">
            {notes}
          </p>
        )}
        <p className="note">{joinParts(facts)}</p>
      </div>
      {onEdit && <Pencil className={styles.pencil} />}
    </div>
  );
}

export type AssignmentFilter = 'all' | 'open' | 'done';

/** One learner's assignments: open ones first, each part newest first. */
interface LearnerAssignments {
  readonly learner: Learner;
  readonly assignments: readonly Assignment[];
}

/** Returns true if the filter includes an assignment. "Open" means not done, whether overdue or not. */
export function isShown({ completedAt }: Pick<Assignment, 'completedAt'>, filter: AssignmentFilter): boolean {
  return filter === 'all' || (filter === 'done') === (completedAt !== undefined);
}

/** Groups assignments by learner, in the order of `learners`. Open ones come first, each part newest first. Omits learners without assignments, and assignments of learners not listed. */
export function groupByLearner(
  assignments: readonly Assignment[],
  learners: readonly Learner[],
): readonly LearnerAssignments[] {
  const byLearner = Map.groupBy(assignments, ({ learnerId }) => learnerId);
  return learners.flatMap((learner) => {
    const own = byLearner.get(learner.id);
    return own ? { learner, assignments: own.toSorted(byOpenThenNewest) } : [];
  });
}

/** Sorts open before done, then the newest first. UTC timestamps sort as text. */
function byOpenThenNewest(one: Assignment, other: Assignment): number {
  const isDone = one.completedAt !== undefined;
  if (isDone !== (other.completedAt !== undefined)) return isDone ? 1 : -1;
  if (one.createdAt === other.createdAt) return 0;
  return one.createdAt < other.createdAt ? 1 : -1;
}
