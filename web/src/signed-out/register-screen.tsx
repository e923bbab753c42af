import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import * as z from 'zod/mini';
import { passwordHint, registration } from '../../../shared/schemas/sign-in.ts';
import { Button } from '../components/controls/button.tsx';
import { EmailField, PasswordField } from '../components/controls/field.tsx';
import { Banner, Failure } from '../components/feedback/messages.tsx';
import { registerMutation, signUpWithGoogleMutation } from '../queries/auth.ts';
import { AgeQuestion } from './age-question.tsx';
import styles from './auth-form.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { GoogleButton } from './google-button.tsx';
import { type ChosenRole, RoleToggle } from './role-choice.tsx';
import { fieldOf, useContractForm } from '../components/controls/contract-form.ts';

interface RegisterScreenProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSignIn: () => void;
  readonly onPair: () => void;
}

export function RegisterScreen({ email, onEmail, onSignIn, onPair }: RegisterScreenProps) {
  const [role, setRole] = useState<ChosenRole>('parent');
  const [isOldEnough, setIsOldEnough] = useState(false);
  return (
    <AuthFrame
      pageTitle="Register"
      heading="Create your account"
      lead="It takes a minute, and it is free."
      question="Already have an account?"
      link="Sign in"
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
  const creation = useMutation(registerMutation);
  const form = useContractForm(typedFields, { email, password: '' });
  const submit = form.handleSubmit((values) => {
    if (!creation.isPending) creation.mutate({ ...values, role });
  });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Failure error={creation.error} title="Registration failed" />
      <EmailField
        {...fieldOf(form, 'email', { onChange: (event: ChangeEvent<HTMLInputElement>) => onEmail(event.target.value) })}
      />
      <PasswordField label="Password" hint={passwordHint} autoComplete="new-password" {...fieldOf(form, 'password')} />
      <Button type="submit" variant="primary" isWide busyText={creation.isPending && 'Creating your account...'}>
        Register
      </Button>
    </form>
  );
}

function GoogleSignUp({ role }: { readonly role: ChosenRole }) {
  const signUp = useMutation(signUpWithGoogleMutation);
  return (
    <>
      <Failure error={signUp.error} title="Google sign-up failed" />
      {signUp.isPending && <Banner tone="info">Creating your account...</Banner>}
      <GoogleButton text="signup_with" onCredential={(credential) => signUp.mutate({ ...credential, role })} />
    </>
  );
}
