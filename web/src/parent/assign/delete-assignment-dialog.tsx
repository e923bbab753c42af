import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Assignment } from '../../../../shared/schemas/assignment.ts';
import { DeleteDialog } from '../../components/dialog/delete-dialog.tsx';
import { deleteAssignmentMutation } from '../../queries/assignments.ts';
import { joinSentences } from '../join-sentences.ts';
import { aheadOf, useToday } from './assignment-state.tsx';

interface DeleteAssignmentDialogProps {
  readonly assignment: Assignment;
  readonly learnerName: string;
  readonly timeZone: string;
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

/** @param atHome - the learner on whose Home the assignment is; undefined if it is only in the list */
function describeRemoval(atHome: string | undefined, comesBack: boolean): string {
  if (atHome === undefined)
    return comesBack ? t`This removes it from this list, and it won’t come back.` : t`This removes it from this list.`;
  return comesBack
    ? t`This removes it from ${atHome}’s Home, and it won’t come back.`
    : t`This removes it from ${atHome}’s Home.`;
}

/** Confirms deleting an assignment and says what is kept. */
export function DeleteAssignmentDialog(props: DeleteAssignmentDialogProps) {
  const { t } = useLingui();
  const { assignment, learnerName, timeZone, onDeleted, onCancel } = props;
  const today = useToday(timeZone);
  const isAtHome = assignment.completedAt === undefined && !aheadOf(assignment, today, timeZone);
  const { type, repeats, resourceName } = assignment;
  const kept =
    type === 'deck'
      ? t`The deck and everything ${learnerName} studied stay.`
      : t`The quiz and everything ${learnerName} studied stay.`;
  const removal = describeRemoval(isAtHome ? learnerName : undefined, repeats !== undefined);
  return (
    <DeleteDialog
      title={t`Delete “${resourceName}” for ${learnerName}?`}
      text={joinSentences([removal, kept])}
      mutation={deleteAssignmentMutation}
      target={assignment}
      undoneAs={assignment.id}
      doneText={t`Assignment deleted`}
      failedText={t`Failed to delete assignment`}
      onDeleted={onDeleted}
      onCancel={onCancel}
    />
  );
}
