import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode, SubmitEvent } from 'react';
import type { RefusalWords } from '../../lib/api/describe-error.ts';
import { Button } from '../controls/button.tsx';
import { useAnnounce } from '../feedback/announcer.tsx';
import { Failure } from '../feedback/messages.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import type { DialogSize } from './dialog-frame.tsx';
import styles from './dialog.module.css';

/** What is typed: a form of react-hook-form. */
interface TypedForm<Values> {
  readonly formState: { readonly isDirty: boolean };
  readonly handleSubmit: (use: (values: Values) => void) => (event: SubmitEvent<HTMLFormElement>) => unknown;
}

interface FormDialogProps<Values, Target, Answer> {
  readonly title: string;
  readonly size?: DialogSize;
  readonly form: TypedForm<Values>;
  readonly mutation: UseMutationOptions<Answer, Error, Target>;
  /** What the mutation is to do. */
  readonly targetOf: (values: Values) => Target;
  readonly submitText?: string;
  /** While it is being done. */
  readonly busyText?: string;
  /** Said when it could not be done: `Failed to save deck`. A function says something else, or nothing where it stands at a field already. */
  readonly failedText: string | ((error: Error) => string | undefined);
  readonly refusals?: RefusalWords;
  /** Said once it is done. */
  readonly doneText?: string | ((answer: Answer) => string);
  readonly onDone?: (answer: Answer) => void;
  /** Called beside the message, to say it at a field. */
  readonly onRefused?: (error: Error) => void;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** Asks for something, sends it, and says so. Stays open, with the reason and what was typed, when the server refuses. Closing asks first where something was typed. */
export function FormDialog<Values, Target, Answer>(props: FormDialogProps<Values, Target, Answer>) {
  const { form, targetOf, submitText = 'Save', busyText = 'Saving...', failedText, doneText, onClose } = props;
  const announce = useAnnounce();
  const { mutate, isPending, error } = useMutation(props.mutation);
  const submit = form.handleSubmit((values) => {
    if (isPending) return;
    mutate(targetOf(values), {
      onSuccess: (answer) => {
        onClose();
        props.onDone?.(answer);
        if (doneText) announce(typeof doneText === 'string' ? doneText : doneText(answer), { isShown: true });
      },
      onError: (refusal) => props.onRefused?.(refusal),
    });
  });
  return (
    <Dialog title={props.title} size={props.size} isDirty={form.formState.isDirty} onClose={onClose}>
      {(close) => (
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          <Failure error={error} title={failedText} refusals={props.refusals} />
          {props.children}
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="primary" busyText={isPending && busyText}>
              {submitText}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
