import { useMutation } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import type { Household } from '../../../../shared/schemas/household.ts';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { Button } from '../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { TextField } from '../../components/controls/field.tsx';
import { describeFailure } from '../../lib/describe-error.ts';
import { makeNameRules } from '../../lib/name-rules.ts';
import { findTimeZone, listTimeZones } from './time-zones.ts';
import styles from './household-settings.module.css';
import { updateHouseholdMutation } from '../../queries/households.ts';

interface EditHouseholdDialogProps {
  readonly household: Household;
  readonly onClose: () => void;
}

/** Changes the household's name and where its days begin. */
export function EditHouseholdDialog({ household, onClose }: EditHouseholdDialogProps) {
  const announce = useAnnounce();
  const listId = useId();
  const zones = useMemo(() => listTimeZones(household.timeZone), [household.timeZone]);
  const update = useMutation(updateHouseholdMutation);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: household.name, timeZone: household.timeZone },
  });
  const submit = handleSubmit(({ name, timeZone }) => {
    if (update.isPending) return;
    const zone = findTimeZone(timeZone, zones);
    const body = { name, ...(zone && zone !== household.timeZone && { timeZone: zone }) };
    update.mutate(
      { params: { householdId: household.id }, body },
      {
        onSuccess: () => {
          onClose();
          announce('Household saved', { isShown: true });
        },
      },
    );
  });
  return (
    <Dialog title="Edit household" isDirty={formState.isDirty} onClose={onClose}>
      {(close) => (
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          {update.error && <Banner tone="error">{describeFailure(update.error, 'Failed to save household')}</Banner>}
          <TextField
            label="Household Name"
            autoComplete="off"
            error={formState.errors.name?.message}
            {...register('name', makeNameRules('Please enter a household name.'))}
          />
          <TextField
            label="Time zone"
            hint="Type a city, such as Berlin or New York. A study day starts there at 04:00."
            autoComplete="off"
            spellCheck={false}
            list={listId}
            // The list only offers what fits the text: with all of it marked, the next key starts a new search.
            onFocus={(event) => event.currentTarget.select()}
            error={formState.errors.timeZone?.message}
            {...register('timeZone', {
              validate: (typed) =>
                findTimeZone(typed, zones) !== undefined || 'Please choose a time zone from the list.',
            })}
          />
          <datalist id={listId}>
            {zones.map(({ zone, place }) => (
              <option key={zone} value={zone}>
                {place}
              </option>
            ))}
          </datalist>
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="primary" busyText={update.isPending && 'Saving...'}>
              Save
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
