import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { passwordHint, passwordReset } from '../../../shared/schemas/sign-in.ts';
import { Button } from '../components/controls/button.tsx';
import { PasswordField } from '../components/controls/field.tsx';
import { Banner } from '../components/feedback/messages.tsx';
import { MascotPlace } from '../components/pictures/mascot-place.tsx';
import { ApiError } from '../lib/api/api-error.ts';
import { describeFailure } from '../lib/api/describe-error.ts';
import { leaveMailLink, type MailLink, readResetEmail } from '../lib/page/mail-link.ts';
import { usePageTitle } from '../lib/page/page-title.ts';
import { endSession } from '../lib/account/session.ts';
import { confirmEmailChangeMutation, resetPasswordMutation, verifyEmailMutation } from '../queries/auth.ts';
import { meQuery } from '../queries/home.ts';
import { stopWeeklyMailMutation } from '../queries/weekly-mail.ts';
import { AuthLayout } from './auth-layout.tsx';
import { fieldOf, useContractForm } from '../components/controls/contract-form.ts';
import { wordProblem } from '../words/word-problem.ts';

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
  const { t } = useLingui();
  usePageTitle(t`New password`);
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
    <div className="stack gap-6">
      <div>
        <h1 className="text-3xl">{t`Choose a new password`}</h1>
        <p className="muted above-1">
          {email ? t`For ${email}. This signs you out on all devices.` : t`This signs you out on all devices.`}
        </p>
      </div>
      <form noValidate className="stack gap-5" onSubmit={(event) => void submit(event)}>
        {reset.error && !isAboutPassword(reset.error) && (
          <LinkFailed error={reset.error} failedText={t`We couldn’t save the password`} advice={t(resetAdvice)} />
        )}
        {/* Gives password managers the account's email. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t`New password`}
          hint={wordProblem(passwordHint)}
          autoComplete="new-password"
          {...fieldOf(form, 'newPassword')}
        />
        <Button
          type="submit"
          variant="primary"
          isWide
          busyText={reset.isPending && t`Saving...`}
        >{t`Save password`}</Button>
      </form>
    </div>
  );
}

function isAboutPassword(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'common-password' || error.fields?.['newPassword'] !== undefined);
}

const resetAdvice = msg`This link was already used or has expired. Get a new one with “Forgot password?”.`;
const settingsAdvice = msg`This link was already used or has expired. Get a new one in Settings.`;

function VerifyEmail({ token }: { readonly token: string }) {
  const { t } = useLingui();
  usePageTitle(t`Confirm your email`);
  const client = useQueryClient();
  const verify = useMutation({
    ...verifyEmailMutation,
    onSuccess: () => void client.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
  return (
    <ConfirmLink
      heading={t`Is this your email?`}
      lead={t`Confirm it so you can always get back in and invite others.`}
      button={t`Yes, confirm it`}
      isPending={verify.isPending}
      onConfirm={() => verify.mutate({ token })}
      error={verify.error}
      failedText={t`We couldn’t confirm the email`}
      done={verify.isSuccess ? t`Thanks! Your email is confirmed.` : undefined}
    />
  );
}

function ConfirmEmailChange({ token }: { readonly token: string }) {
  const { t } = useLingui();
  usePageTitle(t`Confirm the new email`);
  const client = useQueryClient();
  const confirmation = useMutation({
    ...confirmEmailChangeMutation,
    onSuccess: () => void client.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
  return (
    <ConfirmLink
      heading={t`Change your email?`}
      lead={t`You’ll sign in with the new one. Everything you saved stays.`}
      button={t`Yes, change it`}
      isPending={confirmation.isPending}
      onConfirm={() => confirmation.mutate({ token })}
      error={confirmation.error}
      failedText={t`We couldn’t change the email`}
      done={confirmation.data && t(changeStates[confirmation.data.state])}
    />
  );
}

const changeStates = {
  waiting: msg`Thanks! Now open the link we sent to your other email to finish.`,
  changed: msg`Thanks! Sign in with your new email from now on.`,
} as const;

function StopWeeklyMail({ token }: { readonly token: string }) {
  const { t } = useLingui();
  usePageTitle(t`Stop the weekly email`);
  const stop = useMutation(stopWeeklyMailMutation);
  return (
    <ConfirmLink
      heading={stop.isSuccess ? t`Weekly email stopped` : t`Stop the weekly email?`}
      lead={t`Nothing else changes. You can turn it back on in Settings.`}
      button={t`Yes, stop it`}
      isPending={stop.isPending}
      onConfirm={() => stop.mutate(token)}
      error={stop.error}
      failedText={t`We couldn’t stop the weekly email`}
      done={stop.isSuccess ? t`You won’t get it on Sundays anymore.` : undefined}
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
  const { t } = useLingui();
  return (
    <div className="stack gap-6">
      <div>
        <h1 className="text-3xl">{heading}</h1>
        {done === undefined && <p className="muted above-1">{lead}</p>}
      </div>
      {error && <LinkFailed error={error} failedText={failedText} advice={t(settingsAdvice)} />}
      {done === undefined ? (
        <Button variant="primary" isWide busyText={isPending && t`One moment...`} onClick={onConfirm}>
          {button}
        </Button>
      ) : (
        <>
          <span className="middle">
            <MascotPlace mood="done" size={88} />
          </span>
          <Banner tone="success">{done}</Banner>
        </>
      )}
      <Button
        variant={done === undefined ? 'quiet' : 'primary'}
        isWide
        onClick={leaveMailLink}
      >{t`Go to Flashspark`}</Button>
    </div>
  );
}

interface LinkFailedProps {
  readonly error: Error;
  readonly failedText: string;
  readonly advice: string;
}

function LinkFailed({ error, failedText, advice }: LinkFailedProps) {
  const { t } = useLingui();
  const isOver = error instanceof ApiError && error.code === 'link-expired';
  return (
    <Banner tone="error" action={isOver && <Button onClick={leaveMailLink}>{t`Continue`}</Button>}>
      {describeFailure(error, failedText, { 'link-expired': advice, 'not-found': t`This link no longer works.` })}
    </Banner>
  );
}
