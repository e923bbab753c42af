import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useForm, type UseFormRegisterReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { avatarNames, extraTime, type Learner, learnerName } from '../../../../shared/schemas/learner.ts';
import { Avatar } from '../../components/avatars/avatar.tsx';
import { Button } from '../../components/controls/button.tsx';
import { Select, TextField } from '../../components/controls/field.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { VisuallyHidden } from '../../components/feedback/visually-hidden.tsx';
import { describeFailure } from '../../lib/describe-error.ts';
import { createLearnerMutation, updateLearnerMutation } from '../../queries/learners.ts';
import { extraTimeNames } from '../../words/durations.ts';
import { ConsentStep } from './consent-step.tsx';
import styles from './learners-tab.module.css';

/** What is asked of a learner. Without a choice there is no picture; what helps a child is asked once it is here. */
const learnerFields = z.object({
  name: learnerName,
  avatar: z.nullable(z.string()),
  extraTime: z.optional(extraTime),
});
type LearnerValues = z.infer<typeof learnerFields>;

interface LearnerFormDialogProps {
  readonly title: string;
  readonly initial: LearnerValues;
  readonly submitText: string;
  /** Such as `Adding...`, while it is being saved. */
  readonly busyText: string | false;
  /** Why it could not be saved; what was typed stays. */
  readonly failure: string | undefined;
  readonly onSubmit: (values: LearnerValues) => void;
  readonly onClose: () => void;
  /** What stands before the form, until it is done with. */
  readonly renderWithin?: (form: ReactNode, close: () => void) => ReactNode;
}

/** Name and picture of a learner, new or known. */
function LearnerFormDialog({
  title,
  initial,
  submitText,
  busyText,
  failure,
  onSubmit,
  onClose,
  renderWithin = (form) => form,
}: LearnerFormDialogProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(learnerFields),
    defaultValues: initial,
  });
  const submit = handleSubmit((values) => {
    if (!busyText) onSubmit(values);
  });
  return (
    <Dialog title={title} isDirty={formState.isDirty} onClose={onClose}>
      {(close) =>
        renderWithin(
          <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
            {failure && <Banner tone="error">{failure}</Banner>}
            <TextField
              label="Learner Name"
              placeholder="e.g. Emma"
              autoComplete="off"
              error={formState.errors.name?.message}
              {...register('name')}
            />
            <AvatarPicker field={register('avatar')} />
            {initial.extraTime !== undefined && (
              <QuizTimeField field={register('extraTime', { setValueAs: readOption })} />
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
  /** Those already there: a new learner is offered an animal that none of them has. */
  readonly taken: readonly Learner[];
  readonly onClose: () => void;
}

/** Adds a learner to the household. */
export function AddLearnerDialog({ householdId, taken, onClose }: AddLearnerDialogProps) {
  const announce = useAnnounce();
  const creation = useMutation(createLearnerMutation);
  const [initial] = useState(() => ({ name: '', avatar: pickFreeAvatar(taken) }));
  return (
    <LearnerFormDialog
      title="Add Learner"
      initial={initial}
      submitText="Add Learner"
      busyText={creation.isPending && 'Adding...'}
      failure={creation.error ? describeFailure(creation.error, 'Failed to add learner') : undefined}
      onSubmit={({ name, avatar }) =>
        creation.mutate(
          { params: { householdId }, body: { name, ...(avatar && { avatar }) } },
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
  readonly onClose: () => void;
}

/** Changes a learner's name, picture and time for quizzes. */
export function EditLearnerDialog({ learner, onClose }: EditLearnerDialogProps) {
  const announce = useAnnounce();
  const { extraTime: given = 1 } = learner;
  const update = useMutation(updateLearnerMutation);
  return (
    <LearnerFormDialog
      title="Edit learner"
      initial={{ name: learner.name, avatar: learner.avatar ?? null, extraTime: given }}
      submitText="Save"
      busyText={update.isPending && 'Saving...'}
      failure={update.error ? describeFailure(update.error, 'Failed to save learner') : undefined}
      onSubmit={({ name, avatar, extraTime: chosen }) =>
        update.mutate(
          {
            params: { householdId: learner.householdId, learnerId: learner.id },
            body: { name, ...(avatar && { avatar }), ...(chosen !== given && { extraTime: chosen }) },
          },
          {
            onSuccess: (saved) => {
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

/** How much time timed quizzes give this child. */
function QuizTimeField({ field }: { readonly field: UseFormRegisterReturn }) {
  return (
    <Select label="Time for quizzes" hint="Of quizzes with a time limit. It holds from the next start on." {...field}>
      {[...extraTimeNames].map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** @returns what an option stands for: its number, or its word. */
function readOption(value: string): number | string {
  return Number(value) || value;
}

/** The twelve animals as radio buttons of a form. */
export function AvatarPicker({ field }: { readonly field: UseFormRegisterReturn }) {
  return (
    <fieldset>
      <legend className={styles.legend}>Picture</legend>
      <div className={styles.animals}>
        {avatarNames.map((name) => (
          <label key={name} className={styles.animal} title={name}>
            <input type="radio" value={name} {...field} />
            <Avatar name={name} size={52} />
            <VisuallyHidden>{name}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
