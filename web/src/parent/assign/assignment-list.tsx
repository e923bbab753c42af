import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import ClipboardList from 'virtual:icons/clipboard-list';
import Plus from 'virtual:icons/plus';
import { type ComponentProps, useRef, useState } from 'react';
import { limits } from '../../../../shared/limits.ts';
import type { Assignment } from '../../../../shared/schemas/assignment.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Button } from '../../components/controls/button.tsx';
import { Tabs } from '../../components/controls/tabs.tsx';
import { ConfirmDialog } from '../../components/dialog/dialog.tsx';
import { EmptyState, NotLoaded } from '../../components/feedback/messages.tsx';
import { ListSection } from '../create/list-section.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { hasUnsavedWork } from '../../lib/page/unsaved-work.ts';
import { useHasRoom } from '../use-has-room.ts';
import { useFocusAfterDeletion, useFocusWhenGone } from '../../lib/page/use-focus-after-deletion.ts';
import { assignmentsQuery } from '../../queries/assignments.ts';
import { type AssignmentFilter, AssignmentGroup, groupByLearner, isShown } from './assignment-group.tsx';
import styles from './assignments-tab.module.css';
import { DeleteAssignmentDialog } from './delete-assignment-dialog.tsx';
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
  { id: 'all', label: msg`All` },
  { id: 'open', label: msg({ message: 'Open', context: 'assignments' }) },
  { id: 'done', label: msg`Done` },
] as const;

/** Lists assignments by learner. Assignments completed long ago are fetched only on request. */
export function AssignmentList({ householdId, learners, timeZone, isAssigning, onAssign }: AssignmentListProps) {
  const { t } = useLingui();
  const [extent, setExtent] = useState<'newest' | 'everything'>('newest');
  const list = useQuery({ ...assignmentsQuery(householdId, extent), placeholderData: keepPreviousData });
  const [filter, setFilter] = useState<AssignmentFilter>('all');
  const { ref, hasRoom, editing, edit, question } = useEditing();
  const [deleting, setDeleting] = useState<Assignment>();
  const nameOf = ({ learnerId }: Assignment) => learners.find(({ id }) => id === learnerId)?.name ?? t`the learner`;
  const { titleRef, noteDeleted } = useFocusAfterDeletion(list.data);
  useFocusWhenGone(isAssigning, titleRef);

  return (
    <div ref={ref} className={joinClasses('column gap-6 full', hasRoom && editing && styles.withDetail)}>
      <ListSection
        title={t`Assigned`}
        titleRef={titleRef}
        actions={onAssign && <AssignButton isPrimary={!(hasRoom && editing)} onAssign={onAssign} />}
      >
        <Tabs
          label={t`Show`}
          tabs={filters.map(({ id, label }) => ({ id, label: t(label) }))}
          selected={filter}
          onSelect={setFilter}
        >
          <div className={styles.groups}>
            <Groups
              list={list}
              learners={learners}
              filter={filter}
              onShowAll={() => setFilter('all')}
              timeZone={timeZone}
              openId={hasRoom ? editing?.id : undefined}
              onEdit={onAssign && edit}
            />
            {extent === 'newest' && filter !== 'open' && list.data && mayHaveOlder(list.data) && (
              <Button
                variant="quiet"
                onClick={() => setExtent('everything')}
              >{t`Show everything that was done`}</Button>
            )}
          </div>
        </Tabs>
      </ListSection>
      {editing && (
        <EditAssignmentDialog
          key={editing.id}
          assignment={editing}
          learnerName={nameOf(editing)}
          isBeside={hasRoom}
          onDelete={() => setDeleting(editing)}
          onClose={() => edit(undefined)}
        />
      )}
      {question}
      {deleting && (
        <DeleteAssignmentDialog
          assignment={deleting}
          learnerName={nameOf(deleting)}
          timeZone={timeZone}
          onDeleted={() => {
            noteDeleted(deleting.id);
            edit(undefined);
            setDeleting(undefined);
          }}
          onCancel={() => setDeleting(undefined)}
        />
      )}
    </div>
  );
}

interface GroupsProps extends Omit<ComponentProps<typeof AssignmentGroup>, 'learner' | 'assignments'> {
  readonly list: UseQueryResult<readonly Assignment[]>;
  readonly learners: readonly Learner[];
  readonly filter: AssignmentFilter;
  readonly onShowAll: () => void;
}

function Groups({ list, learners, filter, onShowAll, ...group }: GroupsProps) {
  const { t } = useLingui();
  const words = { loading: t`Loading assignments...`, failed: t`Failed to load assignments` };
  if (!list.data) return <NotLoaded of={list} {...words} className={styles.groups} height="96px" count={3} />;
  const shown = list.data.filter((one) => isShown(one, filter));
  const groups = groupByLearner(shown, learners);
  if (groups.length === 0) {
    const shownFilter = list.data.length === 0 ? 'all' : filter;
    return <NothingAssigned filter={shownFilter} canAssign={group.onEdit !== undefined} onShowAll={onShowAll} />;
  }
  return groups.map((own) => <AssignmentGroup key={`${own.learner.id} ${filter}`} {...own} {...group} />);
}

/** The edited assignment, which has its form beside the list where there is room. Opening another asks before losing what was typed. */
function useEditing() {
  const { t } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  const hasRoom = useHasRoom(ref);
  const [editing, setEditing] = useState<Assignment>();
  const [wanted, setWanted] = useState<Assignment>();
  function edit(next: Assignment | undefined) {
    const wouldLose = editing && next && next.id !== editing.id && hasUnsavedWork();
    setWanted(wouldLose ? next : undefined);
    if (!wouldLose) setEditing(next);
  }
  const question = editing && wanted && (
    <ConfirmDialog
      title={t`Leave “${{ name: editing.resourceName }}” without saving?`}
      text={t`What you typed isn’t saved yet.`}
      confirmText={t`Discard`}
      cancelText={t`Keep editing`}
      onConfirm={() => {
        setEditing(wanted);
        setWanted(undefined);
      }}
      onCancel={() => setWanted(undefined)}
    />
  );
  return { ref, hasRoom, editing, edit, question };
}

function mayHaveOlder(assignments: readonly Assignment[]): boolean {
  return assignments.filter((one) => isShown(one, 'done')).length >= limits.doneAssignmentsPerPage;
}

interface NothingAssignedProps {
  /** The selected filter. With `all`, an empty list means that nothing is assigned. */
  readonly filter: AssignmentFilter;
  readonly canAssign: boolean;
  readonly onShowAll: () => void;
}

function NothingAssigned({ filter, canAssign, onShowAll }: NothingAssignedProps) {
  const { t } = useLingui();
  if (filter !== 'all') {
    const title = filter === 'open' ? t`All done` : t`Nothing done yet`;
    return <EmptyState title={title} action={<Button onClick={onShowAll}>{t`Show all`}</Button>} />;
  }
  const text = canAssign
    ? t`Assign a deck or quiz. It will show up on the learner’s Home.`
    : t`Assignments show up here.`;
  return <EmptyState title={t`Nothing assigned yet`} text={text} icon={<ClipboardList />} />;
}

/** Filled, unless an open form beside the list has the filled button. */
function AssignButton({ isPrimary, onAssign }: { readonly isPrimary: boolean; readonly onAssign: () => void }) {
  const { t } = useLingui();
  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      icon={<Plus />}
      aria-label={t`Assign a deck or quiz`}
      onClick={onAssign}
    >{t`Assign`}</Button>
  );
}
