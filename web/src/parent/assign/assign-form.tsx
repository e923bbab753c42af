import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { type Ref, type SubmitEvent, useId } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { chooseBoth } from '../../../../shared/schemas/assignment.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Button } from '../../components/controls/button.tsx';
import { Select, TextArea, TextField } from '../../components/controls/field.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { Card } from '../../components/layout/card.tsx';
import { describeFailure } from '../../lib/describe-error.ts';
import { useUnsavedWork } from '../../lib/unsaved-work.ts';
import { createAssignmentMutation } from '../../queries/assignments.ts';
import { assignmentFields, type AssignFormValues, makeEmptyForm } from './assign-form-values.ts';
import { useToday } from './assignment-state.tsx';
import styles from './assignments-tab.module.css';
import { dueDateProblemOf, halfTypedDate, isDueDateHalfTyped } from './due-date.ts';
import { ResourceFields, useResources } from './resource-fields.tsx';

interface AssignFormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly householdId: string;
  /** At least one. */
  readonly learners: readonly Learner[];
  readonly timeZone: string;
  /** Who is chosen to begin with. */
  readonly learnerId?: string | undefined;
  readonly onMakeResource: ((section: 'decks' | 'quizzes') => void) | undefined;
}

/** Who does what until when. Once it is assigned, the form is empty again. */
export function AssignForm({ ref, householdId, learners, timeZone, learnerId, onMakeResource }: AssignFormProps) {
  const titleId = useId();
  const creation = useMutation(createAssignmentMutation);
  const form = useForm<AssignFormValues>({
    // Raw: sent is what was typed.
    resolver: standardSchemaResolver(assignmentFields, undefined, { raw: true }),
    defaultValues: makeEmptyForm(learners, learnerId),
  });
  const resources = useResources(householdId, useWatch({ control: form.control, name: 'type' }));
  const { register, formState } = form;
  const { isDirty, errors } = formState;
  useUnsavedWork(isDirty);

  const assign = form.handleSubmit(({ dueDate, ...values }) => {
    if (creation.isPending) return;
    // Somebody else may have deleted it since.
    if (!resources.data?.some(({ id }) => id === values.resourceId)) {
      form.setError('resourceId', { message: 'Selected resource not found' }, { shouldFocus: true });
      return;
    }
    creation.mutate(
      { householdId, ...values, ...(dueDate && { dueDate }) },
      { onSuccess: () => form.reset(makeEmptyForm(learners)), onError: showAtField },
    );
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isDueDateHalfTyped(event.currentTarget)) {
      form.setError('dueDate', { message: halfTypedDate }, { shouldFocus: true });
    } else {
      void assign(event);
    }
  }

  function showAtField(error: Error) {
    const problem = dueDateProblemOf(error);
    if (problem) form.setError('dueDate', { message: problem }, { shouldFocus: true });
  }

  /** What came of the last press on the button. */
  function renderOutcome() {
    if ([errors.learnerId?.message, errors.resourceId?.message].includes(chooseBoth))
      return <Banner tone="error">{chooseBoth}</Banner>;
    if (creation.error)
      return <Banner tone="error">{describeFailure(creation.error, 'Failed to create assignment')}</Banner>;
    return creation.data && !isDirty && <Banner tone="success">{describeCreated(creation.data, learners)}</Banner>;
  }

  const outcome = renderOutcome();
  return (
    <Card>
      <form ref={ref} noValidate aria-labelledby={titleId} className={styles.form} onSubmit={submit}>
        <h2 id={titleId}>New assignment</h2>
        <div className={styles.fields}>
          <Select label="Learner" {...register('learnerId')}>
            <option value="">Select a learner...</option>
            {learners.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <ResourceFields form={form} resources={resources} onMakeResource={onMakeResource} />
          <DueDateField form={form} timeZone={timeZone} />
          <TextArea label="Notes" isOptional dir="auto" rows={2} error={errors.notes?.message} {...register('notes')} />
        </div>
        <div ref={outcome ? bringIntoSight : undefined} className={styles.end}>
          {outcome}
          <Button type="submit" variant="primary" isWide busyText={creation.isPending && 'Creating...'}>
            Create Assignment
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** It comes above the button that was pressed, and would push it off a small screen. */
function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function describeCreated(
  created: { readonly learnerId: string; readonly resourceName: string },
  learners: readonly Learner[],
): string {
  const learner = learners.find(({ id }) => id === created.learnerId);
  return `“${created.resourceName}” is assigned to ${learner?.name ?? 'the learner'}.`;
}

interface DueDateFieldProps {
  readonly form: UseFormReturn<AssignFormValues>;
  readonly timeZone: string;
}

/** The last study day for it, from today on. The device's clock may be wrong: whether it is too late the server decides. */
function DueDateField({ form, timeZone }: DueDateFieldProps) {
  const today = useToday(timeZone);
  return (
    <TextField
      label="Due Date"
      isOptional
      type="date"
      min={today}
      max="9999-12-31"
      error={form.formState.errors.dueDate?.message}
      {...form.register('dueDate')}
    />
  );
}
