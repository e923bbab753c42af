import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode, SubmitEvent } from 'react';
import type { RefusalWords } from '../../lib/api/describe-error.ts';
import { Button } from '../controls/button.tsx';
import { useAnnounce } from '../feedback/announcer.tsx';
import { Failure } from '../feedback/messages.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import type { DialogSize } from './dialog-frame.tsx';
import styles from './dialog.module.css';

interface FormDialogProps {
  readonly title: string;
  readonly size?: DialogSize | undefined;
  /** Something was typed: closing asks first. */
  readonly isDirty: boolean;
  readonly submitText?: string | undefined;
  /** Such as `Saving...`, while it is being done. */
  readonly busyText?: string | false | undefined;
  /** Where the fields stand closer than elsewhere. */
  readonly className?: string | undefined;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  readonly onClose: () => void;
  /** The fields, below what went wrong. */
  readonly children: ReactNode;
}

/** A dialog that asks for something. `SavingDialog` sends it, too. */
export function FormDialog(props: FormDialogProps) {
  const { submitText = 'Save', busyText, className = styles.form, onSubmit, children, ...dialog } = props;
  return (
    <Dialog {...dialog}>
      {(close) => (
        <form noValidate className={className} onSubmit={(event) => void onSubmit(event)}>
          {children}
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

/** A form of react-hook-form. */
interface TypedForm<Values> {
  readonly formState: { readonly isDirty: boolean };
  readonly handleSubmit: (use: (values: Values) => void) => FormDialogProps['onSubmit'];
}

interface SavingDialogProps<Values, Target, Answer> extends Omit<FormDialogProps, 'isDirty' | 'onSubmit'> {
  readonly form: TypedForm<Values>;
  readonly mutation: UseMutationOptions<Answer, Error, Target>;
  /** What the mutation is to do. */
  readonly targetOf: (values: Values) => Target;
  /** Said when it could not be done: `Failed to save deck`. */
  readonly failedText: string | ((error: Error) => string | undefined);
  readonly refusals?: RefusalWords;
  /** Said once it is done. */
  readonly doneText?: (answer: Answer) => string;
  /** Closes it, where there is no more to do. */
  readonly onDone?: (answer: Answer) => void;
  /** Called beside the message, to say it at a field. */
  readonly onRefused?: (error: Error) => void;
}

/** Asks for something, sends it, and says so. Stays open, with the reason and what was typed, when the server refuses. */
export function SavingDialog<Values, Target, Answer>(props: SavingDialogProps<Values, Target, Answer>) {
  const { form, mutation, targetOf, failedText, refusals, doneText, onDone, onRefused, ...dialog } = props;
  const announce = useAnnounce();
  const { mutate, isPending, error } = useMutation(mutation);
  const submit = form.handleSubmit((values) => {
    if (isPending) return;
    mutate(targetOf(values), {
      onSuccess: (answer) => {
        if (doneText) announce(doneText(answer), { isShown: true });
        if (onDone) onDone(answer);
        else dialog.onClose();
      },
      onError: onRefused,
    });
  });
  return (
    <FormDialog
      {...dialog}
      isDirty={form.formState.isDirty}
      busyText={isPending && (dialog.busyText || 'Saving...')}
      onSubmit={submit}
    >
      <Failure error={error} title={failedText} refusals={refusals} />
      {dialog.children}
    </FormDialog>
  );
}
