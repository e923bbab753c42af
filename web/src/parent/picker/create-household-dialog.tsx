import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { Button } from '../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { TextField } from '../../components/controls/field.tsx';
import { describeFailure } from '../../lib/describe-error.ts';
import { makeNameRules } from '../../lib/name-rules.ts';
import styles from './household-picker.module.css';
import { createHouseholdMutation } from '../../queries/households.ts';

/** Asks for the name of a new household and makes it. */
export function CreateHouseholdDialog({ onClose }: { readonly onClose: () => void }) {
  const announce = useAnnounce();
  const creation = useMutation(createHouseholdMutation);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } });
  const submit = handleSubmit(({ name }) => {
    if (creation.isPending) return;
    creation.mutate(name, {
      onSuccess: (household) => {
        onClose();
        announce(`${household.name} is ready`, { isShown: true });
      },
    });
  });
  return (
    <Dialog title="Create Household" size={400} isDirty={formState.isDirty} onClose={onClose}>
      {(close) => (
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          {creation.error && (
            <Banner tone="error">{describeFailure(creation.error, 'Failed to create household')}</Banner>
          )}
          <TextField
            label="Household Name"
            placeholder="e.g. Smith Family"
            autoComplete="off"
            error={formState.errors.name?.message}
            {...register('name', makeNameRules('Please enter a household name.'))}
          />
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="primary" busyText={creation.isPending && 'Creating...'}>
              Create
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
