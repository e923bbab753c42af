import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { visitInput } from '../../../shared/schemas/visit.ts';
import { Button } from '../components/controls/button.tsx';
import { TextField } from '../components/controls/field.tsx';
import { Dialog, DialogActions } from '../components/dialog/dialog.tsx';
import { Failure } from '../components/feedback/messages.tsx';
import { openVisitMutation } from '../queries/visits.ts';
import styles from './dashboard.module.css';

interface ReasonDialogProps {
  readonly householdId: string;
  readonly onOpened: () => void;
  readonly onClose: () => void;
}

/** Why an admin looks at a family. What was typed stays when it could not be sent. */
export function ReasonDialog({ householdId, onOpened, onClose }: ReasonDialogProps) {
  const opening = useMutation(openVisitMutation);
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(visitInput),
    defaultValues: { reason: '' },
  });
  const submit = handleSubmit((body) => {
    if (!opening.isPending) opening.mutate({ params: { householdId }, body }, { onSuccess: onOpened });
  });
  return (
    <Dialog title="Why are you looking at this family?" size={400} isDirty={formState.isDirty} onClose={onClose}>
      {(close) => (
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          <Failure error={opening.error} title="Failed to save the reason" />
          <TextField
            label="Reason"
            hint="The family sees it in their settings, with the day and what you looked at. It’s good for an hour."
            autoComplete="off"
            error={formState.errors.reason?.message}
            {...register('reason')}
          />
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="primary" busyText={opening.isPending && 'One moment...'}>
              Continue
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
