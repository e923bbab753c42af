import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { limits } from '../../../../shared/limits.ts';
import type { Assignment } from '../../../../shared/schemas/assignment.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Button } from '../../components/controls/button.tsx';
import { Tabs } from '../../components/controls/tabs.tsx';
import { DeleteDialog } from '../../components/dialog/delete-dialog.tsx';
import { EmptyState, NotLoaded } from '../../components/feedback/messages.tsx';
import { ListSection } from '../create/list-section.tsx';
import { useFocusAfterDeletion, useFocusWhenGone } from '../../lib/page/use-focus-after-deletion.ts';
import { assignmentsQuery, deleteAssignmentMutation } from '../../queries/assignments.ts';
import { type AssignmentFilter, AssignmentGroup, groupByLearner, isShown } from './assignment-group.tsx';
import { aheadOf, useToday } from './assignment-state.tsx';
import styles from './assignments-tab.module.css';
import { EditAssignmentDialog } from './edit-assignment-dialog.tsx';

interface AssignmentListProps {
  readonly householdId: string;
  readonly learners: readonly Learner[];
  readonly timeZone: string;
  /** Whether the form for a new assignment is open. */
  readonly isAssigning: boolean;
  /** Opens the form for a new assignment. Undefined if the user may not assign, and so may not change the list. */
  readonly onAssign: (() => void) | undefined;
}

const filters = [
  { id: 'all', label: 'All' },
  { id: 'open', label: 'Open' },
  { id: 'done', label: 'Done' },
] as const;

/** Lists assignments by learner. Assignments completed long ago are fetched only on request. */
export function AssignmentList({ householdId, learners, timeZone, isAssigning, onAssign }: AssignmentListProps) {
  const [extent, setExtent] = useState<'newest' | 'everything'>('newest');
  const list = useQuery({ ...assignmentsQuery(householdId, extent), placeholderData: keepPreviousData });
  const [filter, setFilter] = useState<AssignmentFilter>('all');
  const [editing, setEditing] = useState<Assignment>();
  const [deleting, setDeleting] = useState<Assignment>();
  const nameOf = ({ learnerId }: Assignment) => learners.find(({ id }) => id === learnerId)?.name ?? 'the learner';
  const { titleRef, noteDeleted } = useFocusAfterDeletion(list.data);
  useFocusWhenGone(isAssigning, titleRef);

  function renderList() {
    if (!list.data) return <NotLoaded of={list} what="assignments" className={styles.groups} height="96px" count={3} />;
    const groups = groupByLearner(
      list.data.filter((one) => isShown(one, filter)),
      learners,
    );
    if (groups.length === 0) {
      const shownFilter = list.data.length === 0 ? 'all' : filter;
      return (
        <NothingAssigned filter={shownFilter} canAssign={onAssign !== undefined} onShowAll={() => setFilter('all')} />
      );
    }
    return groups.map((group) => (
      <AssignmentGroup
        key={`${group.learner.id} ${filter}`}
        {...group}
        timeZone={timeZone}
        onEdit={onAssign && setEditing}
        onDelete={onAssign && setDeleting}
      />
    ));
  }

  return (
    <ListSection title="Assigned" titleRef={titleRef} actions={onAssign && <AssignButton onAssign={onAssign} />}>
      <Tabs label="Show" tabs={filters} selected={filter} onSelect={setFilter}>
        <div className={styles.groups}>
          {renderList()}
          {extent === 'newest' && filter !== 'open' && list.data && mayHaveOlder(list.data) && (
            <Button variant="quiet" onClick={() => setExtent('everything')}>
              Show everything that was done
            </Button>
          )}
        </div>
      </Tabs>
      {editing && (
        <EditAssignmentDialog
          assignment={editing}
          learnerName={nameOf(editing)}
          onClose={() => setEditing(undefined)}
        />
      )}
      {deleting && (
        <DeleteAssignmentDialog
          assignment={deleting}
          learnerName={nameOf(deleting)}
          timeZone={timeZone}
          onDeleted={() => {
            noteDeleted(deleting.id);
            setDeleting(undefined);
          }}
          onCancel={() => setDeleting(undefined)}
        />
      )}
    </ListSection>
  );
}

function mayHaveOlder(assignments: readonly Assignment[]): boolean {
  return assignments.filter((one) => isShown(one, 'done')).length >= limits.doneAssignmentsPerPage;
}

interface DeleteAssignmentDialogProps {
  readonly assignment: Assignment;
  readonly learnerName: string;
  readonly timeZone: string;
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

/** Confirms deleting an assignment and says what is kept. */
function DeleteAssignmentDialog(props: DeleteAssignmentDialogProps) {
  const { assignment, learnerName, timeZone, onDeleted, onCancel } = props;
  const today = useToday(timeZone);
  const isAtHome = assignment.completedAt === undefined && !aheadOf(assignment, today, timeZone);
  const place = isAtHome ? `${learnerName}’s Home` : 'this list';
  const end = assignment.repeats ? ', and it won’t come back' : '';
  return (
    <DeleteDialog
      title={`Delete “${assignment.resourceName}” for ${learnerName}?`}
      text={`This removes it from ${place}${end}. The ${assignment.type} and everything ${learnerName} studied stay.`}
      mutation={deleteAssignmentMutation}
      target={assignment}
      undoneAs={assignment.id}
      doneText="Assignment deleted"
      failedText="Failed to delete assignment"
      onDeleted={onDeleted}
      onCancel={onCancel}
    />
  );
}

interface NothingAssignedProps {
  /** The selected filter. With `all`, an empty list means that nothing is assigned. */
  readonly filter: AssignmentFilter;
  readonly canAssign: boolean;
  readonly onShowAll: () => void;
}

function NothingAssigned({ filter, canAssign, onShowAll }: NothingAssignedProps) {
  if (filter !== 'all') {
    const title = filter === 'open' ? 'Everything is done' : 'Nothing is done yet';
    return <EmptyState title={title} action={<Button onClick={onShowAll}>Show all</Button>} />;
  }
  const text = canAssign
    ? 'Assign a deck or quiz. It will show up on the learner’s Home.'
    : 'What is assigned shows here.';
  return <EmptyState title="Nothing assigned yet" text={text} icon={<ClipboardList />} />;
}

function AssignButton({ onAssign }: { readonly onAssign: () => void }) {
  return (
    <Button variant="primary" icon={<Plus />} aria-label="Assign a deck or quiz" onClick={onAssign}>
      Assign
    </Button>
  );
}
