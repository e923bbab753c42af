import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQuery } from '@tanstack/react-query';
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { credentials } from '../../../shared/schemas/sign-in.ts';
import { Button } from '../components/controls/button.tsx';
import { EmailField, PasswordField } from '../components/controls/field.tsx';
import { Banner } from '../components/feedback/messages.tsx';
import { describeFailure } from '../lib/describe-error.ts';
import { readResetEmail } from '../lib/mail-link.ts';
import { useSessionEnd } from '../lib/session.ts';
import { appConfigQuery } from '../queries/app-config.ts';
import { signInMutation, signInWithGoogleMutation } from '../queries/auth.ts';
import styles from './auth-form.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { GoogleButton, type GoogleCredential } from './google-button.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { RoleDialog } from './role-choice.tsx';

interface SignInScreenProps {
  readonly onRegister: () => void;
  readonly onForgotPassword: () => void;
  /** To where the children are: on a family's device back to them, on any other to where it asks to be let in. */
  readonly onChild: () => void;
  readonly isFamilyDevice: boolean;
}

/** Email and password, a passkey, or Google. */
export function SignInScreen({ onRegister, onForgotPassword, onChild, isFamilyDevice }: SignInScreenProps) {
  const end = useSessionEnd();
  const config = useQuery(appConfigQuery).data;
  return (
    <AuthFrame
      pageTitle="Sign in"
      heading="Welcome back"
      lead="Good to see you. Ready for a little practice?"
      question="New to Flashspark?"
      link="Register"
      onSwitch={onRegister}
      isUnsettled={config === undefined}
    >
      {end === 'account-deleted' && (
        <Banner tone="success">
          Your account is deleted. Thank you for learning with Flashspark: you are welcome back at any time.
        </Banner>
      )}
      {end === 'expired' && (
        <Banner tone="info">You were signed out. Please sign in again: everything you saved is safe.</Banner>
      )}
      {end === 'password-set' && <Banner tone="success">Your new password is saved. Please sign in with it.</Banner>}
      <SignInForm onForgotPassword={onForgotPassword} />
      <GoogleSignIn onChild={onChild} />
      {isFamilyDevice ? (
        <Button icon={<UsersRound aria-hidden="true" />} isWide onClick={onChild}>
          Who is learning?
        </Button>
      ) : (
        <Button icon={<TabletSmartphone aria-hidden="true" />} isWide onClick={onChild}>
          This is a child’s device
        </Button>
      )}
    </AuthFrame>
  );
}

function SignInForm({ onForgotPassword }: Pick<SignInScreenProps, 'onForgotPassword'>) {
  const signIn = useMutation(signInMutation);
  const canMail = useQuery(appConfigQuery).data?.sendsNoMail !== true;
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(credentials),
    defaultValues: { email: readResetEmail(), password: '' },
  });
  const submit = handleSubmit((values) => {
    if (!signIn.isPending) signIn.mutate(values);
  });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {signIn.error && <Banner tone="error">{describeFailure(signIn.error, 'Login failed')}</Banner>}
      <EmailField autoComplete="username webauthn" error={formState.errors.email?.message} {...register('email')} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" variant="primary" isWide busyText={signIn.isPending && 'Signing in...'}>
        Sign In
      </Button>
      <PasskeySignIn />
      {canMail && (
        <Button variant="quiet" onClick={onForgotPassword}>
          Forgot password?
        </Button>
      )}
    </form>
  );
}

/** Google's credential is held until a role is chosen. */
function GoogleSignIn({ onChild }: Pick<SignInScreenProps, 'onChild'>) {
  const [held, setHeld] = useState<GoogleCredential>();
  const signIn = useMutation(signInWithGoogleMutation);
  return (
    <>
      {signIn.error && <Banner tone="error">{describeFailure(signIn.error, 'Google sign-in failed')}</Banner>}
      <GoogleButton text="signin_with" onCredential={setHeld} />
      {held && (
        <RoleDialog
          isBusy={signIn.isPending}
          onChoose={(role) => signIn.mutate({ ...held, role }, { onSettled: () => setHeld(undefined) })}
          onChild={onChild}
          onCancel={() => setHeld(undefined)}
        />
      )}
    </>
  );
}
