import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { householdName } from '../../../shared/schemas/household.ts';
import { emailText } from '../../../shared/schemas/sign-in.ts';
import { emptyOr } from '../../../shared/schemas/text.ts';
import { useAnnounce } from '../components/feedback/announcer.tsx';
import { Banner } from '../components/feedback/messages.tsx';
import { Button } from '../components/controls/button.tsx';
import { Dialog, DialogActions } from '../components/dialog/dialog.tsx';
import { TextField } from '../components/controls/field.tsx';
import { ApiError } from '../lib/api/api-error.ts';
import { describeFailure } from '../lib/api/describe-error.ts';
import styles from './dashboard.module.css';
import { createHouseholdForMutation } from '../queries/admin.ts';

const newHousehold = z.strictObject({ name: householdName, ownerEmail: emptyOr(emailText()) });

/** Makes a household, for a parent who is named by e-mail or for the admin. */
export function CreateHouseholdDialog({ onClose }: { readonly onClose: () => void }) {
  const announce = useAnnounce();
  const creation = useMutation(createHouseholdForMutation);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: standardSchemaResolver(newHousehold),
    defaultValues: { name: '', ownerEmail: '' },
  });
  const submit = handleSubmit((household) => {
    if (creation.isPending) return;
    creation.mutate(household, {
      onSuccess: ({ name }) => {
        onClose();
        announce(`${name} is ready`, { isShown: true });
      },
      onError: (error) => {
        if (isAboutOwner(error)) setError('ownerEmail', { message: error.message }, { shouldFocus: true });
      },
    });
  });
  return (
    <Dialog title="Create Household" size={400} isDirty={formState.isDirty} onClose={onClose}>
      {(close) => (
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          {creation.error && !isAboutOwner(creation.error) && (
            <Banner tone="error">{describeFailure(creation.error, 'Failed to create household')}</Banner>
          )}
          <TextField
            label="Household Name"
            placeholder="e.g. Smith Family"
            autoComplete="off"
            error={formState.errors.name?.message}
            {...register('name')}
          />
          <TextField
            isOptional
            type="email"
            label="Owner email"
            hint="Of a parent account. Without one, the household is yours."
            autoComplete="off"
            error={formState.errors.ownerEmail?.message}
            {...register('ownerEmail')}
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

function isAboutOwner(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'owner-not-found' || error.fields?.['ownerEmail'] !== undefined);
}
