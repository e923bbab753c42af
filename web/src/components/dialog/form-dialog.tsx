import { useLingui } from '@lingui/react/macro';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode, SubmitEvent } from 'react';
import type { RefusalWords } from '../../lib/api/describe-error.ts';
import { Button } from '../controls/button.tsx';
import { useAnnounce } from '../feedback/announcer.tsx';
import { Failure } from '../feedback/messages.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import type { DialogSize } from './dialog-frame.tsx';
import { useGoneExplained } from './use-gone-explained.ts';

interface FormDialogProps {
  readonly title: string;
  readonly size?: DialogSize | undefined;
  /** Whether something was typed; if so, closing asks first. */
  readonly isDirty: boolean;
  readonly submitText?: string | undefined;
  /** Label while the form is submitted, such as `Saving...`. */
  readonly busyText?: string | false | undefined;
  /** Whether the fields are longer than a phone; if so, the buttons stay in sight below them. */
  readonly isLong?: boolean;
  /** What destroys: below the buttons, apart. */
  readonly last?: ReactNode;
  /** Replaces the default layout of the fields. */
  readonly className?: string | undefined;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  readonly onClose: () => void;
  /** The fields, shown below any error. */
  readonly children: ReactNode;
}

/** A dialog with a form. `SavingDialog` also submits it. */
export function FormDialog(props: FormDialogProps) {
  const { t } = useLingui();
  useGoneExplained();
  const { submitText = t`Save`, busyText, isLong, last, className, ...rest } = props;
  const { onSubmit, children, ...dialog } = rest;
  return (
    <Dialog {...dialog}>
      {(close) => (
        <form noValidate className={className ?? 'stack gap-5'} onSubmit={(event) => void onSubmit(event)}>
          {children}
          <div className={isLong ? 'dialog-foot' : undefined}>
            <DialogActions>
              <Button onClick={close}>{t`Cancel`}</Button>
              <Button type="submit" variant="primary" busyText={busyText}>
                {submitText}
              </Button>
            </DialogActions>
          </div>
          {last}
        </form>
      )}
    </Dialog>
  );
}

interface TypedForm<Values> {
  readonly formState: { readonly isDirty: boolean };
  readonly handleSubmit: (use: (values: Values) => void) => FormDialogProps['onSubmit'];
}

interface SavingDialogProps<Values, Target, Answer> extends Omit<FormDialogProps, 'isDirty' | 'onSubmit'> {
  readonly form: TypedForm<Values>;
  readonly mutation: UseMutationOptions<Answer, Error, Target>;
  readonly targetOf: (values: Values) => Target;
  /** Shown on failure: `Failed to save deck`. */
  readonly failedText: string | ((error: Error) => string | undefined);
  readonly refusals?: RefusalWords;
  readonly doneText?: (answer: Answer) => string;
  /** Called on success. It must close the dialog, unless the dialog shows something else next. */
  readonly onDone?: (answer: Answer) => void;
  /** Called on failure, in addition to the message, to show the error at a field. */
  readonly onRefused?: (error: Error) => void;
}

/** A form dialog that submits and announces the result. On failure, it stays open with the input and shows the reason. */
export function SavingDialog<Values, Target, Answer>(props: SavingDialogProps<Values, Target, Answer>) {
  const { t } = useLingui();
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
      busyText={isPending && (dialog.busyText || t`Saving...`)}
      onSubmit={submit}
    >
      <Failure error={error} title={failedText} refusals={refusals} />
      {dialog.children}
    </FormDialog>
  );
}
