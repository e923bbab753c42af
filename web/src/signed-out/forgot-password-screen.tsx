import { useMutation } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { limits } from '../../../shared/limits.ts';
import { passwordResetRequest } from '../../../shared/schemas/sign-in.ts';
import { Button } from '../components/controls/button.tsx';
import { EmailField } from '../components/controls/field.tsx';
import { Banner, Failure } from '../components/feedback/messages.tsx';
import { keepResetEmail } from '../lib/page/mail-link.ts';
import { requestPasswordResetMutation } from '../queries/auth.ts';
import styles from './auth-form.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { fieldOf, useContractForm } from '../components/controls/contract-form.ts';

interface ForgotPasswordScreenProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSignIn: () => void;
}

/** Requests a password reset link. The response doesn't reveal whether the address has an account. */
export function ForgotPasswordScreen({ onSignIn, ...typed }: ForgotPasswordScreenProps) {
  const request = useMutation(requestPasswordResetMutation);
  return (
    <AuthFrame
      pageTitle="Forgot password"
      heading={request.isSuccess ? 'Look at your mail' : 'Forgot your password?'}
      lead={
        request.isSuccess
          ? `If ${request.variables.email} has an account, a link is on its way.`
          : 'Happens to everybody. We send you a link, and you choose a new one.'
      }
      question="Remembered it?"
      link="Sign in"
      onSwitch={onSignIn}
    >
      {request.isSuccess ? <LookAtMail onAgain={request.reset} /> : <RequestForm request={request} {...typed} />}
    </AuthFrame>
  );
}

function LookAtMail({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <>
      <Banner tone="info">
        The link works once, for {limits.resetLinkSeconds / 60} minutes. It can take a few minutes until the mail is
        there; have a look into the spam folder as well.
      </Banner>
      <Button isWide onClick={onAgain}>
        Send it again
      </Button>
    </>
  );
}

interface RequestFormProps extends Pick<ForgotPasswordScreenProps, 'email' | 'onEmail'> {
  readonly request: ReturnType<typeof useMutation<void, Error, { email: string }>>;
}

function RequestForm({ request, email, onEmail }: RequestFormProps) {
  const form = useContractForm(passwordResetRequest, { email });
  const submit = form.handleSubmit((body) => {
    if (!request.isPending) request.mutate(body, { onSuccess: () => keepResetEmail(body.email) });
  });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Failure error={request.error} title="The link could not be sent" />
      <EmailField
        {...fieldOf(form, 'email', { onChange: (event: ChangeEvent<HTMLInputElement>) => onEmail(event.target.value) })}
      />
      <Button type="submit" variant="primary" isWide busyText={request.isPending && 'Sending...'}>
        Send the link
      </Button>
    </form>
  );
}
