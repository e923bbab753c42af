import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { passwordHint, passwordReset } from '../../../shared/schemas/sign-in.ts';
import { Button } from '../components/controls/button.tsx';
import { PasswordField } from '../components/controls/field.tsx';
import { Banner } from '../components/feedback/messages.tsx';
import { ApiError } from '../lib/api/api-error.ts';
import { describeFailure } from '../lib/api/describe-error.ts';
import { leaveMailLink, type MailLink, readResetEmail } from '../lib/page/mail-link.ts';
import { usePageTitle } from '../lib/page/page-title.ts';
import { endSession } from '../lib/account/session.ts';
import { confirmEmailChangeMutation, resetPasswordMutation, verifyEmailMutation } from '../queries/auth.ts';
import { meQuery } from '../queries/home.ts';
import { stopWeeklyMailMutation } from '../queries/weekly-mail.ts';
import styles from './auth-form.module.css';
import { AuthLayout } from './auth-layout.tsx';
import { fieldOf, useContractForm } from '../components/controls/contract-form.ts';

/** Landing page of links in emails, for signed-in and signed-out users. */
export function MailLinkScreen({ link: { purpose, token } }: { readonly link: MailLink }) {
  return (
    <AuthLayout>
      {purpose === 'reset' && <ResetPassword token={token} />}
      {purpose === 'verify' && <VerifyEmail token={token} />}
      {purpose === 'email' && <ConfirmEmailChange token={token} />}
      {purpose === 'weekly' && <StopWeeklyMail token={token} />}
    </AuthLayout>
  );
}

const typedFields = z.pick(passwordReset, { newPassword: true });

function ResetPassword({ token }: { readonly token: string }) {
  usePageTitle('New password');
  const [email] = useState(readResetEmail);
  const reset = useMutation(resetPasswordMutation);
  const form = useContractForm(typedFields, { newPassword: '' });
  const submit = form.handleSubmit(({ newPassword }) => {
    if (reset.isPending) return;
    reset.mutate(
      { token, newPassword },
      {
        onSuccess: () => {
          // The server has ended all of the account's sessions with the password reset, so end the one in this browser too.
          endSession('password-set');
          leaveMailLink();
        },
        onError: (error) => {
          if (isAboutPassword(error)) form.setError('newPassword', { message: error.message }, { shouldFocus: true });
        },
      },
    );
  });
  return (
    <div className={styles.screen}>
      <div>
        <h1 className={styles.heading}>Choose a new password</h1>
        <p className={styles.lead}>
          {email ? `For ${email}. ` : ''}You sign in with it from now on; all devices are signed out.
        </p>
      </div>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {reset.error && !isAboutPassword(reset.error) && (
          <LinkFailed error={reset.error} failedText="The password could not be saved" advice={resetAdvice} />
        )}
        {/* Gives password managers the account's email. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="New password"
          hint={passwordHint}
          autoComplete="new-password"
          {...fieldOf(form, 'newPassword')}
        />
        <Button type="submit" variant="primary" isWide busyText={reset.isPending && 'Saving...'}>
          Save the password
        </Button>
      </form>
    </div>
  );
}

function isAboutPassword(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'common-password' || error.fields?.['newPassword'] !== undefined);
}

const resetAdvice = 'This link has been used already, or it is too old. “Forgot password?” sends a new one.';
const settingsAdvice = 'This link has been used already, or it is too old. Settings sends a new one.';

function VerifyEmail({ token }: { readonly token: string }) {
  usePageTitle('Confirm your email');
  const client = useQueryClient();
  const verify = useMutation({
    ...verifyEmailMutation,
    onSuccess: () => void client.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
  return (
    <ConfirmLink
      heading="Is this your email?"
      lead="Then you can always get back into your account, and invite others by mail."
      button="Yes, confirm it"
      isPending={verify.isPending}
      onConfirm={() => verify.mutate({ token })}
      error={verify.error}
      failedText="The email could not be confirmed"
      done={verify.isSuccess ? 'Thank you. Your email is confirmed.' : undefined}
    />
  );
}

function ConfirmEmailChange({ token }: { readonly token: string }) {
  usePageTitle('Confirm the new email');
  const client = useQueryClient();
  const confirmation = useMutation({
    ...confirmEmailChangeMutation,
    onSuccess: () => void client.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
  return (
    <ConfirmLink
      heading="Change the email of your account?"
      lead="From then on you sign in with the new one. All that you saved stays."
      button="Yes, change it"
      isPending={confirmation.isPending}
      onConfirm={() => confirmation.mutate({ token })}
      error={confirmation.error}
      failedText="The email could not be changed"
      done={confirmation.data && changeStates[confirmation.data.state]}
    />
  );
}

const changeStates = {
  waiting: 'Thank you. Now please open the link that we sent to your other email: then it is changed.',
  changed: 'Thank you. You sign in with the new email from now on.',
} as const;

function StopWeeklyMail({ token }: { readonly token: string }) {
  usePageTitle('Stop the weekly email');
  const stop = useMutation(stopWeeklyMailMutation);
  return (
    <ConfirmLink
      heading={stop.isSuccess ? 'The weekly email is stopped' : 'Stop the weekly email?'}
      lead="Nothing else changes. In Settings you can switch it on again."
      button="Yes, stop it"
      isPending={stop.isPending}
      onConfirm={() => stop.mutate(token)}
      error={stop.error}
      failedText="The weekly email could not be stopped"
      done={stop.isSuccess ? 'Nothing more comes on Sundays.' : undefined}
    />
  );
}

interface ConfirmLinkProps {
  readonly heading: string;
  readonly lead: string;
  readonly button: string;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly error: Error | null;
  readonly failedText: string;
  readonly done: string | undefined;
}

/** Confirms the link with a button, because mail scanners open links and would otherwise use it up. */
function ConfirmLink({ heading, lead, button, isPending, onConfirm, error, failedText, done }: ConfirmLinkProps) {
  return (
    <div className={styles.screen}>
      <div>
        <h1 className={styles.heading}>{heading}</h1>
        {done === undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {error && <LinkFailed error={error} failedText={failedText} advice={settingsAdvice} />}
      {done === undefined ? (
        <Button variant="primary" isWide busyText={isPending && 'One moment...'} onClick={onConfirm}>
          {button}
        </Button>
      ) : (
        <Banner tone="success">{done}</Banner>
      )}
      <Button variant={done === undefined ? 'quiet' : 'primary'} isWide onClick={leaveMailLink}>
        Go to Flashspark
      </Button>
    </div>
  );
}

interface LinkFailedProps {
  readonly error: Error;
  readonly failedText: string;
  readonly advice: string;
}

function LinkFailed({ error, failedText, advice }: LinkFailedProps) {
  const isOver = error instanceof ApiError && error.code === 'link-expired';
  return (
    <Banner tone="error" action={isOver && <Button onClick={leaveMailLink}>Go on</Button>}>
      {describeFailure(error, failedText, { 'link-expired': advice, 'not-found': 'This link does not work any more.' })}
    </Banner>
  );
}
