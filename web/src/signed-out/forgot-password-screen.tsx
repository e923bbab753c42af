import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { limits } from '../../../shared/limits.ts';
import { passwordResetRequest } from '../../../shared/schemas/sign-in.ts';
import { Button } from '../components/controls/button.tsx';
import { EmailField } from '../components/controls/field.tsx';
import { Banner, Failure } from '../components/feedback/messages.tsx';
import { keepResetEmail } from '../lib/page/mail-link.ts';
import { requestPasswordResetMutation } from '../queries/auth.ts';
import { AuthFrame } from './auth-frame.tsx';
import { fieldOf, useContractForm } from '../components/controls/contract-form.ts';

interface ForgotPasswordScreenProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSignIn: () => void;
}

/** Requests a password reset link. The response doesn't reveal whether the address has an account. */
export function ForgotPasswordScreen({ onSignIn, ...typed }: ForgotPasswordScreenProps) {
  const { t } = useLingui();
  const request = useMutation(requestPasswordResetMutation);
  return (
    <AuthFrame
      pageTitle={t`Forgot password`}
      heading={request.isSuccess ? t`Check your email` : t`Forgot your password?`}
      lead={
        request.isSuccess
          ? t`If ${{ email: request.variables.email }} has an account, we sent it a link.`
          : t`It happens to everyone. We’ll email you a link to choose a new one.`
      }
      question={t`Remembered it?`}
      link={t`Sign in`}
      onSwitch={onSignIn}
    >
      {request.isSuccess ? <LookAtMail onAgain={request.reset} /> : <RequestForm request={request} {...typed} />}
    </AuthFrame>
  );
}

function LookAtMail({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useLingui();
  const linkMinutes = limits.resetLinkSeconds / 60;
  return (
    <>
      <Banner tone="info">{t`The link works once, for ${linkMinutes} minutes. It may take a few minutes to arrive. Check your spam folder too.`}</Banner>
      <Button isWide onClick={onAgain}>{t`Send it again`}</Button>
    </>
  );
}

interface RequestFormProps extends Pick<ForgotPasswordScreenProps, 'email' | 'onEmail'> {
  readonly request: ReturnType<typeof useMutation<void, Error, { email: string }>>;
}

function RequestForm({ request, email, onEmail }: RequestFormProps) {
  const { t } = useLingui();
  const form = useContractForm(passwordResetRequest, { email });
  const submit = form.handleSubmit((body) => {
    if (!request.isPending) request.mutate(body, { onSuccess: () => keepResetEmail(body.email) });
  });
  return (
    <form noValidate className="stack gap-5" onSubmit={(event) => void submit(event)}>
      <Failure error={request.error} title={t`We couldn’t send the link`} />
      <EmailField
        {...fieldOf(form, 'email', { onChange: (event: ChangeEvent<HTMLInputElement>) => onEmail(event.target.value) })}
      />
      <Button
        type="submit"
        variant="primary"
        isWide
        busyText={request.isPending && t`Sending...`}
      >{t`Send the link`}</Button>
    </form>
  );
}
