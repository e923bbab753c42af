import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { type Assignment, assignmentChange } from '../../../../shared/schemas/assignment.ts';
import { Button } from '../../components/controls/button.tsx';
import { TextArea, TextField } from '../../components/controls/field.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { describeFailure } from '../../lib/describe-error.ts';
import { updateAssignmentMutation } from '../../queries/assignments.ts';
import styles from './assignments-tab.module.css';
import { dueDateProblemOf, halfTypedDate, isDueDateHalfTyped } from './due-date.ts';

interface EditAssignmentDialogProps {
  readonly assignment: Assignment;
  readonly learnerName: string;
  readonly onClose: () => void;
}

/** Corrects until when an assignment is to be done, and what was noted with it. */
export function EditAssignmentDialog({ assignment, learnerName, onClose }: EditAssignmentDialogProps) {
  const { dueDate = '', notes = '', resourceName } = assignment;
  const announce = useAnnounce();
  const correction = useMutation(updateAssignmentMutation);
  const { register, handleSubmit, formState, setError } = useForm({
    // Raw: sent is what was typed, and an empty field takes something away.
    resolver: standardSchemaResolver(assignmentChange, undefined, { raw: true }),
    defaultValues: { dueDate, notes },
  });
  const save = handleSubmit((body) => {
    if (correction.isPending) return;
    correction.mutate(
      { assignment, body },
      {
        onSuccess: () => {
          onClose();
          announce('Assignment saved', { isShown: true });
        },
        onError: (error) => {
          const problem = dueDateProblemOf(error);
          if (problem) setError('dueDate', { message: problem }, { shouldFocus: true });
        },
      },
    );
  });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isDueDateHalfTyped(event.currentTarget)) setError('dueDate', { message: halfTypedDate }, { shouldFocus: true });
    else void save(event);
  }
  return (
    <Dialog title={`Edit “${resourceName}” for ${learnerName}`} isDirty={formState.isDirty} onClose={onClose}>
      {(close) => (
        <form noValidate className={styles.form} onSubmit={submit}>
          {correction.error && (
            <Banner tone="error">{describeFailure(correction.error, 'Failed to save assignment')}</Banner>
          )}
          <TextField
            label="Due Date"
            isOptional
            type="date"
            max="9999-12-31"
            error={formState.errors.dueDate?.message}
            {...register('dueDate')}
          />
          <TextArea
            label="Notes"
            isOptional
            dir="auto"
            rows={3}
            error={formState.errors.notes?.message}
            {...register('notes')}
          />
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="primary" busyText={correction.isPending && 'Saving...'}>
              Save
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
