import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Assignment } from '../../../../shared/schemas/assignment.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { ErrorState } from '../../components/feedback/messages.tsx';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { Tabs } from '../../components/controls/tabs.tsx';
import { type AssignmentFilter, groupByLearner, isShown } from './group-assignments.ts';
import { AssignmentGroup } from './assignment-group.tsx';
import styles from './assignments-tab.module.css';
import { DeleteAssignmentDialog } from './delete-assignment-dialog.tsx';
import { NothingAssigned } from './nothing-assigned.tsx';
import { assignmentsQuery } from '../../queries/assignments.ts';

interface AssignmentListProps {
  readonly householdId: string;
  readonly learners: readonly Learner[];
  readonly timeZone: string;
  readonly canManage: boolean;
  /** To the form. */
  readonly onAssign: () => void;
}

const filters = [
  { id: 'all', label: 'All' },
  { id: 'open', label: 'Open' },
  { id: 'done', label: 'Done' },
] as const;

/** Everything assigned, by learner. */
export function AssignmentList({ householdId, learners, timeZone, canManage, onAssign }: AssignmentListProps) {
  const list = useQuery(assignmentsQuery(householdId));
  const [filter, setFilter] = useState<AssignmentFilter>('all');
  const [deleting, setDeleting] = useState<Assignment>();
  const { titleRef, setDeletedId } = useFocusAfterDeletion(list.data);

  function renderList() {
    if (!list.data) {
      if (!list.isError) return <ListSkeleton />;
      const retry = () => void list.refetch();
      return (
        <ErrorState
          title="Failed to load assignments"
          error={list.error}
          isRetrying={list.isFetching}
          onRetry={retry}
        />
      );
    }
    const groups = groupByLearner(
      list.data.filter((one) => isShown(one, filter)),
      learners,
    );
    if (groups.length === 0) {
      const shownFilter = list.data.length === 0 ? 'all' : filter;
      return (
        <NothingAssigned
          filter={shownFilter}
          onAssign={canManage ? onAssign : undefined}
          onShowAll={() => setFilter('all')}
        />
      );
    }
    return groups.map((group) => (
      <AssignmentGroup
        key={`${group.learner.id} ${filter}`}
        {...group}
        timeZone={timeZone}
        onDelete={canManage ? setDeleting : undefined}
      />
    ));
  }

  return (
    <section className={styles.list} aria-labelledby="assigned">
      <h2 id="assigned" ref={titleRef} tabIndex={-1}>
        Assigned
      </h2>
      <Tabs label="Show" tabs={filters} selected={filter} onSelect={setFilter}>
        <div className={styles.groups}>{renderList()}</div>
      </Tabs>
      {deleting && (
        <DeleteAssignmentDialog
          assignment={deleting}
          learnerName={learners.find(({ id }) => id === deleting.learnerId)?.name ?? 'the learner'}
          onDeleted={() => {
            setDeletedId(deleting.id);
            setDeleting(undefined);
          }}
          onCancel={() => setDeleting(undefined)}
        />
      )}
    </section>
  );
}

/** The button that deleted something goes with it: once it is off the screen, the list's title has the focus. */
function useFocusAfterDeletion(list: readonly Assignment[] | undefined) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [deletedId, setDeletedId] = useState<string>();
  const goneId = list?.some(({ id }) => id === deletedId) ? undefined : deletedId;
  useEffect(() => {
    if (goneId !== undefined) titleRef.current?.focus();
  }, [goneId]);
  return { titleRef, setDeletedId };
}

function ListSkeleton() {
  return (
    <LoadingRegion label="Loading assignments..." className={styles.groups}>
      <Skeleton height="96px" count={3} />
    </LoadingRegion>
  );
}
