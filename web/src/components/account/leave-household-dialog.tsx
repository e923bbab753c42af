import { useLingui } from '@lingui/react/macro';
import type { Household } from '../../../../shared/schemas/household.ts';
import { useAccount } from '../../lib/account/account.tsx';
import type { RefusalWords } from '../../lib/api/describe-error.ts';
import { leaveHouseholdMutation } from '../../queries/members.ts';
import { DeleteDialog } from '../dialog/delete-dialog.tsx';

interface LeaveHouseholdDialogProps {
  readonly household: Pick<Household, 'id' | 'name'>;
  /** Explanation of what is lost, what is kept, and how to rejoin. */
  readonly text: string;
  readonly failedText: string;
  readonly refusals?: RefusalWords;
  readonly onLeft: () => void;
  readonly onCancel: () => void;
}

export function LeaveHouseholdDialog({ household: { id, name }, onLeft, ...words }: LeaveHouseholdDialogProps) {
  const { t } = useLingui();
  const { me } = useAccount();
  return (
    <DeleteDialog
      title={t`Leave ${name}?`}
      cancelText={t`Stay`}
      confirmText={t`Leave`}
      busyText={t`Leaving...`}
      mutation={leaveHouseholdMutation}
      target={{ householdId: id, userId: me.id }}
      doneText={t`You left ${name}`}
      onDeleted={onLeft}
      {...words}
    />
  );
}
