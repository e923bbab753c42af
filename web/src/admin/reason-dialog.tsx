import { useLingui } from '@lingui/react/macro';
import { type OpenVisit, visitInput } from '../../../shared/schemas/visit.ts';
import { TextField } from '../components/controls/field.tsx';
import { openVisitMutation } from '../queries/visits.ts';
import { fieldOf, useContractForm } from '../components/controls/contract-form.ts';
import { SavingDialog } from '../components/dialog/form-dialog.tsx';

interface ReasonDialogProps {
  readonly householdId: string;
  readonly onOpened: (visit: OpenVisit) => void;
  readonly onClose: () => void;
}

/** Asks an admin why they open a family's data. Keeps the typed text if saving fails. */
export function ReasonDialog({ householdId, onOpened, onClose }: ReasonDialogProps) {
  const { t } = useLingui();
  const form = useContractForm(visitInput, { reason: '' });
  return (
    <SavingDialog
      title={t`Why do you need to see this family?`}
      size={400}
      form={form}
      mutation={openVisitMutation}
      targetOf={(body) => ({ params: { householdId }, body })}
      submitText={t`Continue`}
      busyText={t`One moment...`}
      failedText={t`Failed to save the reason`}
      onDone={onOpened}
      onClose={onClose}
    >
      <TextField
        label={t`Reason`}
        hint={t`The family sees your reason in Settings, with the day and what you viewed. This lets you in for one hour.`}
        autoComplete="off"
        {...fieldOf(form, 'reason')}
      />
    </SavingDialog>
  );
}
