import { visitInput } from '../../../shared/schemas/visit.ts';
import { TextField } from '../components/controls/field.tsx';
import { openVisitMutation } from '../queries/visits.ts';
import { fieldOf, useContractForm } from '../components/controls/contract-form.ts';
import { SavingDialog } from '../components/dialog/form-dialog.tsx';

interface ReasonDialogProps {
  readonly householdId: string;
  readonly onOpened: () => void;
  readonly onClose: () => void;
}

/** Asks an admin why they open a family's data. Keeps the typed text if saving fails. */
export function ReasonDialog({ householdId, onOpened, onClose }: ReasonDialogProps) {
  const form = useContractForm(visitInput, { reason: '' });
  return (
    <SavingDialog
      title="Why are you looking at this family?"
      size={400}
      form={form}
      mutation={openVisitMutation}
      targetOf={(body) => ({ params: { householdId }, body })}
      submitText="Continue"
      busyText="One moment..."
      failedText="Failed to save the reason"
      onDone={onOpened}
      onClose={onClose}
    >
      <TextField
        label="Reason"
        hint="The family sees it in their settings, with the day and what you looked at. It’s good for an hour."
        autoComplete="off"
        {...fieldOf(form, 'reason')}
      />
    </SavingDialog>
  );
}
