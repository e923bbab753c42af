import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { chooseBoth } from '../../../../shared/schemas/assignment.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { TextArea, TextField } from '../../components/controls/field.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Disclosure } from '../../components/layout/disclosure.tsx';
import type { CreateSection } from '../../lib/page/console-place.ts';
import { joinNames } from '../../words/join-parts.ts';
import { describeFailure } from '../../lib/api/describe-error.ts';
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
import { dueDateProblemOf, halfTypedDate, isDueDateHalfTyped, ReadyChoice, WeeklyChoice } from './due-date.tsx';
import { LearnerField, LearnerHelpLinks } from './learner-field.tsx';
import { ResourceFields, useResources } from './resource-fields.tsx';
import { fieldOf } from '../../components/controls/contract-form.ts';
import { resolveInWords, wordProblem } from '../../words/word-problem.ts';
import { joinSentences } from '../join-sentences.ts';

interface AssignDialogProps {
  readonly householdId: string;
  /** Learners to assign to, at least one. */
  readonly learners: readonly Learner[];
  readonly timeZone: string;
  readonly learnerId?: string | undefined;
  readonly deckId?: string | undefined;
  readonly onMakeResource: ((section: CreateSection) => void) | undefined;
  readonly onHelp: (learner: Learner) => void;
  readonly onClose: () => void;
}

const goneResource = msg({ message: 'Selected resource not found', context: 'to assign' });

/** Assigns a deck or quiz to learners, with an optional due date. Rare choices are folded away. Closes after success and says what was assigned. */
export function AssignDialog(props: AssignDialogProps) {
  const { t } = useLingui();
  const { householdId, learners, timeZone, onMakeResource, onHelp, onClose } = props;
  const announce = useAnnounce();
  const creation = useMutation(createAssignmentsMutation);
  const form = useForm<AssignFormValues>({
    resolver: resolveInWords(assignmentFields, { raw: true }),
    defaultValues: makeEmptyForm(learners, props),
  });
  const resources = useResources(householdId, useWatch({ control: form.control, name: 'type' }));
  const { isDirty, errors } = form.formState;

  const assign = form.handleSubmit((values) => {
    if (creation.isPending) return;
    // Someone else may have deleted the resource in the meantime.
    if (!resources.data?.some(({ id }) => id === values.resourceId)) {
      form.setError('resourceId', { message: t(goneResource) }, { shouldFocus: true });
      return;
    }
    creation.mutate(toAssignments(householdId, values), { onSuccess: keepWhatFailed });
  });

  /** Closes if everything was assigned. Otherwise keeps only the learners whose assignment failed, so retrying doesn't assign twice. */
  function keepWhatFailed(results: readonly AssignmentResult[]) {
    const failed = results.filter(({ error }) => error);
    if (failed.length === 0) {
      announce(describeResults(results, learners), { isShown: true });
      onClose();
      return;
    }
    const learnerIds = failed.map((one) => one.learnerId);
    form.setValue('learnerIds', learnerIds);
    for (const { error } of failed.slice(0, 1)) showAtField(error);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isDueDateHalfTyped(event.currentTarget)) {
      form.setError('dueDate', { message: t(halfTypedDate) }, { shouldFocus: true });
    } else {
      void assign(event);
    }
  }

  function showAtField(error: Error | undefined) {
    const problem = error && dueDateProblemOf(error);
    if (problem) form.setError('dueDate', { message: problem }, { shouldFocus: true });
  }

  function describeProblem(): string | undefined {
    if ([errors.learnerIds, errors.resourceId].some((error) => error?.type === chooseBoth))
      return wordProblem(chooseBoth);
    if (creation.data?.every(({ error }) => !error)) return undefined;
    return creation.data && describeResults(creation.data, learners);
  }

  const problem = describeProblem();
  return (
    <FormDialog
      title={t`New assignment`}
      className="column gap-4 starts"
      isDirty={isDirty}
      submitText={t`Create Assignment`}
      busyText={creation.isPending && t`Creating...`}
      onSubmit={submit}
      onClose={onClose}
    >
      <LearnerField form={form} learners={learners} />
      <ResourceFields form={form} resources={resources} onMakeResource={onMakeResource} />
      <MoreFields form={form} timeZone={timeZone} learners={learners} onHelp={onHelp} />
      {problem !== undefined && (
        <div ref={bringIntoSight} className={styles.end}>
          <Banner tone="error">{problem}</Banner>
        </div>
      )}
    </FormDialog>
  );
}

/** Scrolls the message into view, which may be below the fold of a small screen. */
function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Describes the outcome by learner: `“Rivers” is assigned to Emma and Ben. Mia: …`. Names no one if the outcome is the same for all. */
function describeResults(results: readonly AssignmentResult[], learners: readonly Learner[]): string {
  const namesOf = (some: readonly AssignmentResult[]) =>
    joinNames(some.map(({ learnerId }) => learners.find(({ id }) => id === learnerId)?.name ?? t`the learner`));
  const created = results.filter((one) => one.created);
  const name = created[0]?.created?.resourceName;
  const failed = results.filter((one) => one.error);
  const byReason = Map.groupBy(failed, ({ error }) => describeFailure(error, t`Failed to create assignment`));
  if (byReason.size === 1 && !name) return [...byReason.keys()].join('');
  return joinSentences([
    name && t`“${name}” is assigned to ${{ names: namesOf(created) }}.`,
    ...[...byReason].map(([reason, some]) => t`${{ names: namesOf(some) }}: ${reason}`),
  ]);
}

interface MoreFieldsProps {
  readonly form: UseFormReturn<AssignFormValues>;
  readonly timeZone: string;
  readonly learners: readonly Learner[];
  readonly onHelp: (learner: Learner) => void;
}

/** Due date, and the options that are rarely used. The minimum date is only a hint, because the device's clock may be wrong; the server decides. */
function MoreFields({ form, timeZone, learners, onHelp }: MoreFieldsProps) {
  const { t } = useLingui();
  const today = useToday(timeZone);
  const names = ['type', 'dueDate', 'untilReady', 'isWeekly'] as const;
  const [type, dueDate, untilReady, isWeekly] = useWatch({ control: form.control, name: names });
  const choose = (choice: 'untilReady' | 'isWeekly') => (isChosen: boolean) =>
    form.setValue(choice, isChosen, { shouldDirty: true });
  const { errors, submitCount } = form.formState;
  return (
    <>
      <TextField
        label={t`Due Date`}
        isOptional
        type="date"
        min={today}
        max="9999-12-31"
        {...fieldOf(form, 'dueDate')}
      />
      {canBePlanned({ type, dueDate }) && <ReadyChoice isChosen={untilReady} onChange={choose('untilReady')} />}
      <Disclosure summary={t`More options`} isOpen={isWeekly} refusedTry={errors.notes ? submitCount : 0}>
        <div className="column gap-4">
          <WeeklyChoice isChosen={isWeekly} onChange={choose('isWeekly')} />
          <TextArea label={t`Notes`} isOptional dir="auto" rows={2} {...fieldOf(form, 'notes')} />
          <LearnerHelpLinks learners={learners} onHelp={onHelp} />
        </div>
      </Disclosure>
    </>
  );
}
