import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import * as z from 'zod/mini';
import { credentials } from '../../../../shared/schemas/sign-in.ts';
import { fieldOf, useContractForm } from '../../components/controls/contract-form.ts';
import { PasswordField } from '../../components/controls/field.tsx';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Failure } from '../../components/feedback/messages.tsx';
import { endSession } from '../../lib/account/session.ts';
import { signInMethodsQuery } from '../../queries/passkeys.ts';
import { signOutEverywhereByPasswordMutation } from '../../queries/sign-out-everywhere.ts';

interface GrownUpDialogProps {
  readonly email: string;
  /** Sends waiting answers, then calls `leave`. */
  readonly saveAndLeave: (leave: () => void) => void;
  readonly onClose: () => void;
}

/** Signs a child's account out everywhere after a grown-up has typed its password: without it, the child couldn't sign in again anywhere. */
export function GrownUpDialog({ email, saveAndLeave, onClose }: GrownUpDialogProps) {
  const { t } = useLingui();
  const form = useContractForm(z.pick(credentials, { password: true }), { password: '' });
  const { mutate, isPending, error } = useMutation({
    ...signOutEverywhereByPasswordMutation,
    onSuccess: (...done) => {
      signOutEverywhereByPasswordMutation.onSuccess?.(...done);
      endSession('signed-out');
    },
  });
  const hasPassword = useQuery(signInMethodsQuery).data?.hasPassword ?? true;
  const leave = (typed?: { readonly password: string }) => {
    if (!isPending) saveAndLeave(() => mutate(typed && { email, ...typed }));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (hasPassword) void form.handleSubmit(leave)(event);
    else leave();
  };
  return (
    <FormDialog
      title={t`Is a grown-up with you?`}
      size={400}
      isDirty={false}
      submitText={t`Sign out everywhere`}
      busyText={isPending && t`Signing out...`}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t`This signs you out on all your devices. Then sign in again on each one.`}</p>
      <Failure
        error={error}
        title={t`We couldn’t sign you out everywhere`}
        refusals={{ 'wrong-credentials': t`That password isn’t right.` }}
      />
      {/* Not filled in by the browser, which would answer for the grown-up. */}
      {hasPassword && (
        <PasswordField
          label={t`Password`}
          hint={t`Ask your grown-up to type it.`}
          autoComplete="off"
          {...fieldOf(form, 'password')}
        />
      )}
    </FormDialog>
  );
}
