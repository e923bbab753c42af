import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Banner } from '../components/feedback/messages.tsx';
import { Button } from '../components/controls/button.tsx';
import { PasswordField, TextField } from '../components/controls/field.tsx';
import { describeFailure } from '../lib/describe-error.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { readSessionEnd } from '../lib/session.ts';
import { emailRules } from './field-rules.ts';
import styles from './auth-form.module.css';
import { GoogleSignIn } from './google-sign-in.tsx';
import { SwitchLink } from './switch-link.tsx';
import { signInMutation } from '../queries/auth.ts';

/** Email and password, or Google. */
export function SignInScreen({ onRegister }: { readonly onRegister: () => void }) {
  usePageTitle('Sign in');
  return (
    <div className={styles.screen}>
      <div>
        <h1 className={styles.heading}>Welcome back</h1>
        <p className={styles.lead}>Good to see you. Ready for a little practice?</p>
      </div>
      {readSessionEnd() === 'expired' && (
        <Banner tone="info">You were signed out. Please sign in again: everything you saved is safe.</Banner>
      )}
      <SignInForm />
      <GoogleSignIn />
      <p className={styles.switch}>
        New to Flashspark? <SwitchLink onPress={onRegister}>Register</SwitchLink>
      </p>
    </div>
  );
}

function SignInForm() {
  const signIn = useMutation(signInMutation);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '', password: '' } });
  const submit = handleSubmit((values) => {
    if (!signIn.isPending) signIn.mutate(values);
  });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {signIn.error && <Banner tone="error">{describeFailure(signIn.error, 'Login failed')}</Banner>}
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
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', { required: 'Please enter your password.' })}
      />
      <Button type="submit" variant="primary" isWide busyText={signIn.isPending && 'Signing in...'}>
        Sign In
      </Button>
    </form>
  );
}
