import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { emailChange } from '../../../../shared/schemas/sign-in.ts';
import { useAccount } from '../../lib/account.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { describeFailure } from '../../lib/describe-error.ts';
import { appConfigQuery } from '../../queries/app-config.ts';
import { requestEmailChangeMutation, resendVerificationMutation } from '../../queries/auth.ts';
import { Button } from '../controls/button.tsx';
import { PasswordField, TextField } from '../controls/field.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { Banner } from '../feedback/messages.tsx';
import styles from './account.module.css';

/** What the account's email lacks, and the way to another one. Nothing where the product sends no mails. */
export function EmailActions() {
  const { me } = useAccount();
  const config = useQuery(appConfigQuery).data;
  const [isChanging, setIsChanging] = useState(false);
  if (!config || config.sendsNoMail) return null;
  return (
    <>
      {!me.emailVerified && <UnverifiedNote />}
      <Button onClick={() => setIsChanging(true)}>Change email</Button>
      {isChanging && (
        <ChangeEmailDialog hasGoogle={config.googleClientId !== undefined} onClose={() => setIsChanging(false)} />
      )}
    </>
  );
}

function UnverifiedNote() {
  const { me } = useAccount();
  const resend = useMutation(resendVerificationMutation);
  if (resend.isSuccess) return <Banner tone="success">A link is on its way to {me.email}.</Banner>;
  return (
    <>
      {resend.error && <Banner tone="error">{describeFailure(resend.error, 'The link could not be sent')}</Banner>}
      <Banner
        tone="info"
        action={
          <Button busyText={resend.isPending && 'Sending...'} onClick={() => resend.mutate()}>
            Send the link again
          </Button>
        }
      >
        Please confirm your email by the link that we sent you. You need it to invite others by mail.
      </Banner>
    </>
  );
}

interface ChangeEmailDialogProps {
  readonly hasGoogle: boolean;
  readonly onClose: () => void;
}

function ChangeEmailDialog({ hasGoogle, onClose }: ChangeEmailDialogProps) {
  const { me } = useAccount();
  const change = useMutation(requestEmailChangeMutation);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: standardSchemaResolver(emailChange),
    defaultValues: { newEmail: '', password: '' },
  });
  const submit = handleSubmit((body) => {
    if (change.isPending) return;
    change.mutate(body, {
      onError: (error) => {
        const field = fieldOf(error);
        if (field) setError(field, { message: error.message }, { shouldFocus: true });
      },
    });
  });
  return (
    <Dialog title="Change email" size={400} isDirty={formState.isDirty && !change.isSuccess} onClose={onClose}>
      {(close) =>
        change.isSuccess ? (
          <div className={styles.stack}>
            <p>{describeNextStep(me.emailVerified && me.email, change.variables.newEmail)}</p>
            <DialogActions>
              <Button variant="primary" onClick={onClose}>
                Done
              </Button>
            </DialogActions>
          </div>
        ) : (
          <form noValidate className={styles.stack} onSubmit={(event) => void submit(event)}>
            {change.error && !fieldOf(change.error) && (
              <Banner tone="error">{describeFailure(change.error, 'Failed to change the email')}</Banner>
            )}
            <TextField
              label="New email"
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              error={formState.errors.newEmail?.message}
              {...register('newEmail')}
            />
            <PasswordField
              label="Your password"
              hint={hasGoogle ? 'If you only sign in with Google, leave this empty.' : undefined}
              autoComplete="current-password"
              error={formState.errors.password?.message}
              {...register('password', { setValueAs: (typed: string) => typed || undefined })}
            />
            <DialogActions>
              <Button onClick={close}>Cancel</Button>
              <Button type="submit" variant="primary" busyText={change.isPending && 'Sending...'}>
                Send the links
              </Button>
            </DialogActions>
          </form>
        )
      }
    </Dialog>
  );
}

/** @param oldEmail where it is asked as well: one that was never confirmed is not. */
function describeNextStep(oldEmail: string | undefined, newEmail: string): string {
  const until = 'Until then you sign in as always. The links work for a day.';
  if (oldEmail === undefined) return `Please open the link that we sent to ${newEmail}. ${until}`;
  return `Please open both links: the one that we sent to ${oldEmail}, and the one to ${newEmail}. ${until}`;
}

function fieldOf(error: unknown): 'newEmail' | 'password' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'wrong-password') return 'password';
  return error.fields?.['newEmail'] === undefined ? undefined : 'newEmail';
}
