import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import * as z from 'zod/mini';
import { avatarNames, type Learner, learnerName } from '../../../../shared/schemas/learner.ts';
import { AvatarPicker } from '../../components/controls/avatar-picker.tsx';
import { Button } from '../../components/controls/button.tsx';
import { Select, TextField } from '../../components/controls/field.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { describeFailure } from '../../lib/api/describe-error.ts';
import { createLearnerMutation, updateLearnerMutation } from '../../queries/learners.ts';
import { forgetReports, reportSummaryQuery } from '../../queries/reports.ts';
import { ConsentStep } from './consent-step.tsx';
import {
  asNumberOrText,
  firstGoals,
  HelpFields,
  helpFields,
  helpOf,
  pickChangedHelp,
  readGoal,
} from './help-fields.tsx';
import styles from './learners-tab.module.css';
import { fieldOf, useContractForm } from '../../components/controls/contract-form.ts';

/** Form fields of a learner. The avatar is null if none is chosen. */
const learnerFields = z.object({ name: learnerName, avatar: z.nullable(z.string()), ...helpFields });
type LearnerValues = z.infer<typeof learnerFields>;

interface LearnerFormDialogProps {
  readonly title: string;
  readonly initial: LearnerValues;
  readonly submitText: string;
  /** Label while saving, such as `Adding...`. */
  readonly busyText: string | false;
  /** Error of the last save. The input is kept. */
  readonly failure: string | undefined;
  /** Focuses the help settings instead of the name. */
  readonly isForHelp?: boolean | undefined;
  readonly onSubmit: (values: LearnerValues) => void;
  readonly onClose: () => void;
  /** Wraps the form in a step that comes first, such as consent. */
  readonly renderWithin?: (form: ReactNode, close: () => void) => ReactNode;
}

function LearnerFormDialog({
  title,
  initial,
  submitText,
  busyText,
  failure,
  isForHelp = false,
  onSubmit,
  onClose,
  renderWithin = (form) => form,
}: LearnerFormDialogProps) {
  const form = useContractForm(learnerFields, initial);
  const { field: look } = useController({ name: 'look', control: form.control });
  const { field: restDays } = useController({ name: 'restDays', control: form.control });
  const { field: canRead } = useController({ name: 'canRead', control: form.control });
  const submit = form.handleSubmit((values) => {
    if (!busyText) onSubmit(values);
  });
  return (
    <Dialog title={title} isDirty={form.formState.isDirty} onClose={onClose}>
      {(close) =>
        renderWithin(
          <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
            {failure && <Banner tone="error">{failure}</Banner>}
            <TextField label="Learner Name" placeholder="e.g. Emma" autoComplete="off" {...fieldOf(form, 'name')} />
            <AvatarPicker inputOf={() => form.register('avatar')} />
            {initial.extraTime === undefined ? (
              <Select
                label="Daily goal"
                hint="Time with cards. You can change it whenever you like."
                {...form.register('goal')}
                options={firstGoals}
              />
            ) : (
              <HelpFields
                isFirst={isForHelp}
                time={form.register('extraTime', asNumberOrText)}
                pacing={form.register('pace')}
                newCards={form.register('newCardsADay', asNumberOrText)}
                goal={form.register('goal')}
                canRead={canRead.value ?? true}
                onCanRead={canRead.onChange}
                look={look.value ?? {}}
                onLook={look.onChange}
                rest={
                  restDays.value && {
                    days: restDays.value,
                    onChange: restDays.onChange,
                    error: form.formState.errors.restDays?.message,
                  }
                }
              />
            )}
            <DialogActions>
              <Button onClick={close}>Cancel</Button>
              <Button type="submit" variant="primary" busyText={busyText}>
                {submitText}
              </Button>
            </DialogActions>
          </form>,
          close,
        )
      }
    </Dialog>
  );
}

interface AddLearnerDialogProps {
  readonly householdId: string;
  /** Existing learners. The suggested animal is one that none of them has. */
  readonly taken: readonly Learner[];
  readonly onClose: () => void;
}

export function AddLearnerDialog({ householdId, taken, onClose }: AddLearnerDialogProps) {
  const announce = useAnnounce();
  const creation = useMutation(createLearnerMutation);
  const [initial] = useState(() => ({ name: '', avatar: pickFreeAvatar(taken), goal: firstGoals[0][0] }));
  return (
    <LearnerFormDialog
      title="Add Learner"
      initial={initial}
      submitText="Add Learner"
      busyText={creation.isPending && 'Adding...'}
      failure={creation.error ? describeFailure(creation.error, 'Failed to add learner') : undefined}
      onSubmit={({ name, avatar, goal }) =>
        creation.mutate(
          {
            params: { householdId },
            body: { name, ...(avatar && { avatar }), minutesPerDay: readGoal(goal ?? firstGoals[0][0]).minutesPerDay },
          },
          {
            onSuccess: (learner) => {
              onClose();
              announce(`${learner.name} is here`, { isShown: true });
            },
          },
        )
      }
      onClose={onClose}
      renderWithin={(form, close) => (
        <ConsentStep householdId={householdId} onCancel={close}>
          {form}
        </ConsentStep>
      )}
    />
  );
}

function pickFreeAvatar(taken: readonly Learner[]) {
  return avatarNames.find((name) => taken.every(({ avatar }) => avatar !== name)) ?? null;
}

interface EditLearnerDialogProps {
  readonly learner: Learner;
  readonly isForHelp?: boolean;
  readonly onClose: () => void;
}

export function EditLearnerDialog({ learner, isForHelp, onClose }: EditLearnerDialogProps) {
  const announce = useAnnounce();
  const client = useQueryClient();
  const report = useQuery(reportSummaryQuery(learner.id));
  // Keeps the rest days as they were when the form opened. They are known by then, because the details dialog has loaded the report.
  const [restDays] = useState(() => report.data && (report.data.restDays ?? []));
  const help = helpOf(learner, restDays);
  const update = useMutation(updateLearnerMutation);
  return (
    <LearnerFormDialog
      title="Edit learner"
      initial={{ name: learner.name, avatar: learner.avatar ?? null, ...help }}
      submitText="Save"
      isForHelp={isForHelp}
      busyText={update.isPending && 'Saving...'}
      failure={update.error ? describeFailure(update.error, 'Failed to save learner') : undefined}
      onSubmit={({ name, avatar, ...chosen }) =>
        update.mutate(
          {
            params: { householdId: learner.householdId, learnerId: learner.id },
            body: { name, ...(avatar && { avatar }), ...pickChangedHelp(help, chosen) },
          },
          {
            onSuccess: (saved) => {
              void forgetReports(client, learner.id);
              onClose();
              announce(`${saved.name} is saved`, { isShown: true });
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
