import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Banner } from '../components/feedback/messages.tsx';
import { Button } from '../components/controls/button.tsx';
import { PasswordField, TextField } from '../components/controls/field.tsx';
import { describeFailure } from '../lib/describe-error.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { emailRules, newPasswordRules, PASSWORD_HINT } from './field-rules.ts';
import type { ChosenRole } from './chosen-role.ts';
import styles from './auth-form.module.css';
import { GoogleSignUp } from './google-sign-up.tsx';
import { RoleToggle } from './role-toggle.tsx';
import { SwitchLink } from './switch-link.tsx';
import { registerMutation } from '../queries/auth.ts';

/** A new account: who for, email and password, or Google. */
export function RegisterScreen({ onSignIn }: { readonly onSignIn: () => void }) {
  usePageTitle('Register');
  const [role, setRole] = useState<ChosenRole>('parent');
  return (
    <div className={styles.screen}>
      <div>
        <h1 className={styles.heading}>Create your account</h1>
        <p className={styles.lead}>It takes a minute, and it is free.</p>
      </div>
      <RoleToggle role={role} onChange={setRole} />
      <RegisterForm role={role} />
      <GoogleSignUp role={role} />
      <p className={styles.switch}>
        Already have an account? <SwitchLink onPress={onSignIn}>Sign in</SwitchLink>
      </p>
    </div>
  );
}

function RegisterForm({ role }: { readonly role: ChosenRole }) {
  const registration = useMutation(registerMutation);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '', password: '' } });
  const submit = handleSubmit((values) => {
    if (!registration.isPending) registration.mutate({ ...values, role });
  });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {registration.error && <Banner tone="error">{describeFailure(registration.error, 'Registration failed')}</Banner>}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.email?.message}
        {...register('email', emailRules)}
      />
      <PasswordField
        label="Password"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        error={formState.errors.password?.message}
        {...register('password', newPasswordRules)}
      />
      <Button type="submit" variant="primary" isWide busyText={registration.isPending && 'Creating your account...'}>
        Register
      </Button>
    </form>
  );
}
