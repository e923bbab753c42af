import { useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useState } from 'react';
import * as z from 'zod/mini';
import { passwordHint, registration } from '../../../shared/schemas/sign-in.ts';
import { Button } from '../components/controls/button.tsx';
import { EmailField, PasswordField } from '../components/controls/field.tsx';
import { Banner, Failure } from '../components/feedback/messages.tsx';
import { ApiError } from '../lib/api/api-error.ts';
import { registerMutation, signUpWithGoogleMutation } from '../queries/auth.ts';
import { AgeQuestion } from './age-question.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { GoogleButton } from './google-button.tsx';
import { type ChosenRole, RoleToggle } from './role-choice.tsx';
import { useSignIn } from './use-sign-in.ts';
import { fieldOf, useContractForm } from '../components/controls/contract-form.ts';
import { wordProblem } from '../words/word-problem.ts';

interface RegisterScreenProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSignIn: () => void;
  readonly onPair: () => void;
}

export function RegisterScreen({ email, onEmail, onSignIn, onPair }: RegisterScreenProps) {
  const { t } = useLingui();
  const [role, setRole] = useState<ChosenRole>('parent');
  const [isOldEnough, setIsOldEnough] = useState(false);
  return (
    <AuthFrame
      pageTitle={t`Register`}
      heading={t`Create your account`}
      lead={t`It’s free and takes a minute.`}
      question={t`Already have an account?`}
      link={t`Sign in`}
      onSwitch={onSignIn}
    >
      <RoleToggle role={role} onChange={setRole} />
      {role === 'learner' && !isOldEnough ? (
        <AgeQuestion onOldEnough={() => setIsOldEnough(true)} onPair={onPair} />
      ) : (
        <>
          <RegisterForm role={role} email={email} onEmail={onEmail} />
          <GoogleSignUp role={role} />
        </>
      )}
    </AuthFrame>
  );
}

/** The role isn't a form field, because it also applies to Google sign-up. */
const typedFields = z.pick(registration, { email: true, password: true });

type RegisterFormProps = Pick<RegisterScreenProps, 'email' | 'onEmail'> & { readonly role: ChosenRole };

function RegisterForm({ role, email, onEmail }: RegisterFormProps) {
  const { t } = useLingui();
  const creation = useSignIn(registerMutation);
  const form = useContractForm(typedFields, { email, password: '' });
  const submit = form.handleSubmit((values) => {
    if (creation.isPending) return;
    creation.mutate(
      { ...values, role },
      {
        onError: (error) => {
          if (isAboutPassword(error)) form.setError('password', { message: error.message }, { shouldFocus: true });
        },
      },
    );
  });
  return (
    <form noValidate className="stack gap-5" onSubmit={(event) => void submit(event)}>
      <Failure error={isAboutPassword(creation.error) ? undefined : creation.error} title={t`Registration failed`} />
      <EmailField
        {...fieldOf(form, 'email', { onChange: (event: ChangeEvent<HTMLInputElement>) => onEmail(event.target.value) })}
      />
      <PasswordField
        label={t`Password`}
        hint={wordProblem(passwordHint)}
        autoComplete="new-password"
        {...fieldOf(form, 'password')}
      />
      <Button
        type="submit"
        variant="primary"
        isWide
        busyText={creation.isPending && t`Creating your account...`}
      >{t`Register`}</Button>
    </form>
  );
}

function isAboutPassword(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'common-password';
}

function GoogleSignUp({ role }: { readonly role: ChosenRole }) {
  const { t } = useLingui();
  const signUp = useSignIn(signUpWithGoogleMutation);
  return (
    <>
      <Failure error={signUp.error} title={t`Google sign-up failed`} />
      {signUp.isPending && <Banner tone="info">{t`Creating your account...`}</Banner>}
      <GoogleButton wording="signup_with" onCredential={(credential) => signUp.mutate({ ...credential, role })} />
    </>
  );
}
