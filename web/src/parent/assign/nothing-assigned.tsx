import ClipboardList from 'lucide-react/icons/clipboard-list';
import { Button } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/feedback/messages.tsx';
import type { AssignmentFilter } from './group-assignments.ts';

interface NothingAssignedProps {
  /** What was looked for; `all` when nothing is assigned at all. */
  readonly filter: AssignmentFilter;
  /** To the form; left out for somebody who may not assign. */
  readonly onAssign: (() => void) | undefined;
  readonly onShowAll: () => void;
}

/** Nothing to list, and what to do about it. */
export function NothingAssigned({ filter, onAssign, onShowAll }: NothingAssignedProps) {
  if (filter !== 'all') {
    const title = filter === 'open' ? 'Everything is done' : 'Nothing is done yet';
    return <EmptyState title={title} action={<Button onClick={onShowAll}>Show all</Button>} />;
  }
  if (!onAssign)
    return <EmptyState title="Nothing assigned yet" text="What is assigned shows here." icon={<ClipboardList />} />;
  return (
    <EmptyState
      title="Nothing assigned yet"
      text="Choose a learner and a deck or quiz: it then waits on the learner’s Home."
      icon={<ClipboardList />}
      action={<Button onClick={onAssign}>Choose a learner</Button>}
    />
  );
}
