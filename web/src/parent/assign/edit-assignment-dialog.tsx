import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import Trash from 'virtual:icons/trash-2';
import type { SubmitEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { type Assignment, assignmentChange } from '../../../../shared/schemas/assignment.ts';
import { Button } from '../../components/controls/button.tsx';
import { TextArea, TextField } from '../../components/controls/field.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Failure } from '../../components/feedback/messages.tsx';
import { updateAssignmentMutation } from '../../queries/assignments.ts';
import { canBePlanned } from './assign-form-values.ts';
import { dueDateProblemOf, halfTypedDate, isDueDateHalfTyped, ReadyChoice, WeeklyChoice } from './due-date.tsx';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { fieldOf, pickChanged } from '../../components/controls/contract-form.ts';
import { resolveInWords } from '../../words/word-problem.ts';

const sent = z.pick(assignmentChange, { dueDate: true, notes: true });
const fields = z.object({ ...sent.shape, untilReady: z.boolean(), isWeekly: z.boolean() });

interface EditAssignmentDialogProps {
  readonly assignment: Assignment;
  readonly learnerName: string;
  /** Whether there is room for it beside the list. */
  readonly isBeside: boolean;
  /** Asks whether to delete it. */
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Edits an assignment's due date, its options and notes, or deletes it. */
export function EditAssignmentDialog(props: EditAssignmentDialogProps) {
  const { t } = useLingui();
  const { assignment, learnerName, isBeside, onDelete, onClose } = props;
  const { type, dueDate = '', notes = '', untilReady = false, repeats, resourceName } = assignment;
  const announce = useAnnounce();
  const correction = useMutation(updateAssignmentMutation);
  const form = useForm({
    // `raw` submits the values as typed, because the server removes a value when its field is empty.
    resolver: resolveInWords(fields, { raw: true }),
    defaultValues: { dueDate, notes, untilReady, isWeekly: repeats !== undefined },
  });
  const { handleSubmit, setError, setValue, control } = form;
  const [day, isPlanned, isWeekly] = useWatch({ control, name: ['dueDate', 'untilReady', 'isWeekly'] });
  const isOpen = assignment.completedAt === undefined;
  const choose = (choice: 'untilReady' | 'isWeekly') => (isChosen: boolean) =>
    setValue(choice, isChosen, { shouldDirty: true });
  const save = handleSubmit((values) => {
    if (correction.isPending) return;
    const planned = canBePlanned({ type, dueDate: values.dueDate }) && values.untilReady;
    const { isWeekly: repeating, ...body } = pickChanged(form.formState.defaultValues, {
      ...values,
      untilReady: planned,
    });
    // Without a due date the server drops the repetition. One that is still ticked is sent, so that it asks for the date instead.
    const isSent = repeating !== undefined || (body.dueDate === '' && isOpen);
    correction.mutate(
      { assignment, body: { ...body, ...(isSent && { repeats: values.isWeekly ? 'weekly' : '' }) } },
      {
        onSuccess: () => {
          onClose();
          announce(t`Assignment saved`, { isShown: true });
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
    if (isDueDateHalfTyped(event.currentTarget))
      setError('dueDate', { message: t(halfTypedDate) }, { shouldFocus: true });
    else void save(event);
  }
  return (
    <FormDialog
      className="column gap-4 starts"
      title={t`Edit “${resourceName}” for ${learnerName}`}
      size={isBeside ? 'beside' : undefined}
      isDirty={form.formState.isDirty}
      busyText={correction.isPending && t`Saving...`}
      last={<Button variant="quiet" icon={<Trash />} onClick={onDelete}>{t`Delete`}</Button>}
      onSubmit={submit}
      onClose={onClose}
    >
      <Failure error={correction.error} title={t`Failed to save assignment`} />
      <TextField label={t`Due Date`} isOptional type="date" max="9999-12-31" {...fieldOf(form, 'dueDate')} />
      {isOpen && canBePlanned({ type, dueDate: day }) && (
        <ReadyChoice isChosen={isPlanned} onChange={choose('untilReady')} />
      )}
      {isOpen && <WeeklyChoice isChosen={isWeekly} onChange={choose('isWeekly')} />}
      <TextArea label={t`Notes`} isOptional dir="auto" rows={3} {...fieldOf(form, 'notes')} />
    </FormDialog>
  );
}
