import { useForm } from 'react-hook-form';
import { Banner } from '../../components/feedback/messages.tsx';
import { Button } from '../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { TextField } from '../../components/controls/field.tsx';
import { makeNameRules } from '../../lib/name-rules.ts';
import { AvatarPicker } from './avatar-picker.tsx';
import styles from './learners-tab.module.css';

/** What is asked of a learner. Without a choice there is no picture. */
export interface LearnerValues {
  readonly name: string;
  readonly avatar: string | null;
}

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
}

/** Name and picture of a learner, new or known. */
export function LearnerFormDialog({
  title,
  initial,
  submitText,
  busyText,
  failure,
  onSubmit,
  onClose,
}: LearnerFormDialogProps) {
  const { register, handleSubmit, formState } = useForm<LearnerValues>({ defaultValues: initial });
  const submit = handleSubmit((values) => {
    if (!busyText) onSubmit(values);
  });
  return (
    <Dialog title={title} isDirty={formState.isDirty} onClose={onClose}>
      {(close) => (
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          {failure && <Banner tone="error">{failure}</Banner>}
          <TextField
            label="Learner Name"
            placeholder="e.g. Emma"
            autoComplete="off"
            error={formState.errors.name?.message}
            {...register('name', makeNameRules('Please enter a name.'))}
          />
          <AvatarPicker field={register('avatar')} />
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="primary" busyText={busyText}>
              {submitText}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
