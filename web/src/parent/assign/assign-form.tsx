import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { type Ref, type SubmitEvent, useId } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { chooseBoth } from '../../../../shared/schemas/assignment.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Button } from '../../components/controls/button.tsx';
import { TextArea, TextField } from '../../components/controls/field.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { Card } from '../../components/layout/card.tsx';
import { joinNames } from '../../words/names.ts';
import { describeFailure } from '../../lib/api/describe-error.ts';
import { useUnsavedWork } from '../../lib/page/unsaved-work.ts';
import { createAssignmentsMutation, type AssignmentResult } from '../../queries/assignments.ts';
import {
  assignmentFields,
  type AssignFormValues,
  canBePlanned,
  makeEmptyForm,
  toAssignments,
} from './assign-form-values.ts';
import { useToday } from './assignment-state.tsx';
import styles from './assignments-tab.module.css';
import { DueChoices, dueDateProblemOf, halfTypedDate, isDueDateHalfTyped } from './due-date.tsx';
import { LearnerField } from './learner-field.tsx';
import { ResourceFields, useResources } from './resource-fields.tsx';
import { fieldOf } from '../../components/controls/contract-form.ts';

interface AssignFormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly householdId: string;
  /** Learners to assign to, at least one. */
  readonly learners: readonly Learner[];
  readonly timeZone: string;
  readonly learnerId?: string | undefined;
  readonly deckId?: string | undefined;
  readonly onMakeResource: ((section: 'decks' | 'quizzes') => void) | undefined;
  readonly onHelp: (learner: Learner) => void;
}

/** Assigns a deck or quiz to learners with an optional due date. Resets after success. */
export function AssignForm(props: AssignFormProps) {
  const { ref, householdId, learners, timeZone, onMakeResource, onHelp } = props;
  const titleId = useId();
  const creation = useMutation(createAssignmentsMutation);
  const form = useForm<AssignFormValues>({
    // `raw` submits the values as typed, which is what the server expects.
    resolver: standardSchemaResolver(assignmentFields, undefined, { raw: true }),
    defaultValues: makeEmptyForm(learners, props),
  });
  const resources = useResources(householdId, useWatch({ control: form.control, name: 'type' }));
  const { register, formState } = form;
  const { isDirty, errors } = formState;
  useUnsavedWork(isDirty);

  const assign = form.handleSubmit((values) => {
    if (creation.isPending) return;
    // Someone else may have deleted the resource in the meantime.
    if (!resources.data?.some(({ id }) => id === values.resourceId)) {
      form.setError('resourceId', { message: 'Selected resource not found' }, { shouldFocus: true });
      return;
    }
    creation.mutate(toAssignments(householdId, values), { onSuccess: keepWhatFailed });
  });

  /** Keeps only the learners whose assignment failed, so retrying doesn't assign twice. */
  function keepWhatFailed(results: readonly AssignmentResult[]) {
    const failed = results.filter(({ error }) => error);
    if (failed.length === 0) return form.reset(makeEmptyForm(learners));
    const learnerIds = failed.map((one) => one.learnerId);
    form.setValue('learnerIds', learnerIds);
    for (const { error } of failed.slice(0, 1)) showAtField(error);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isDueDateHalfTyped(event.currentTarget)) {
      form.setError('dueDate', { message: halfTypedDate }, { shouldFocus: true });
    } else {
      void assign(event);
    }
  }

  function showAtField(error: Error | undefined) {
    const problem = error && dueDateProblemOf(error);
    if (problem) form.setError('dueDate', { message: problem }, { shouldFocus: true });
  }

  function renderOutcome() {
    if ([errors.learnerIds?.message, errors.resourceId?.message].includes(chooseBoth))
      return <Banner tone="error">{chooseBoth}</Banner>;
    if (!creation.data) return undefined;
    const isGiven = creation.data.every(({ error }) => !error);
    if (isGiven && isDirty) return undefined;
    return <Banner tone={isGiven ? 'success' : 'error'}>{describeResults(creation.data, learners)}</Banner>;
  }

  const outcome = renderOutcome();
  return (
    <Card>
      <form ref={ref} noValidate aria-labelledby={titleId} className={styles.form} onSubmit={submit}>
        <h2 id={titleId}>New assignment</h2>
        <div className={styles.fields}>
          <LearnerField form={form} learners={learners} onHelp={onHelp} />
          <ResourceFields form={form} resources={resources} onMakeResource={onMakeResource} />
          <DueFields form={form} timeZone={timeZone} />
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

/** Scrolls the message and the button below it into view, because the message may push the button off a small screen. */
function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Describes the outcome by learner: `“Rivers” is assigned to Emma and Ben. Mia: …`. Names no one if the outcome is the same for all. */
function describeResults(results: readonly AssignmentResult[], learners: readonly Learner[]): string {
  const namesOf = (some: readonly AssignmentResult[]) =>
    joinNames(some.map(({ learnerId }) => learners.find(({ id }) => id === learnerId)?.name ?? 'the learner'));
  const created = results.filter((one) => one.created);
  const name = created[0]?.created?.resourceName;
  const failed = results.filter((one) => one.error);
  const byReason = Map.groupBy(failed, ({ error }) => describeFailure(error, 'Failed to create assignment'));
  if (byReason.size === 1 && !name) return [...byReason.keys()].join('');
  return [
    ...(name ? [`“${name}” is assigned to ${namesOf(created)}.`] : []),
    ...[...byReason].map(([reason, some]) => `${namesOf(some)}: ${reason}`),
  ].join(' ');
}

/** Due date and its options. The minimum date is only a hint, because the device's clock may be wrong; the server decides. */
function DueFields({ form, timeZone }: { readonly form: UseFormReturn<AssignFormValues>; readonly timeZone: string }) {
  const today = useToday(timeZone);
  const names = ['type', 'dueDate', 'untilReady', 'isWeekly'] as const;
  const [type, dueDate, untilReady, isWeekly] = useWatch({ control: form.control, name: names });
  return (
    <>
      <TextField label="Due Date" isOptional type="date" min={today} max="9999-12-31" {...fieldOf(form, 'dueDate')} />
      <DueChoices
        canBePlanned={canBePlanned({ type, dueDate })}
        untilReady={untilReady}
        isWeekly={isWeekly}
        onChoose={(choice, isChosen) => form.setValue(choice, isChosen, { shouldDirty: true })}
      />
    </>
  );
}
