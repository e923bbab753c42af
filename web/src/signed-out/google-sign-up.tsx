import { useMutation } from '@tanstack/react-query';
import { Banner } from '../components/feedback/messages.tsx';
import { describeFailure } from '../lib/describe-error.ts';
import type { ChosenRole } from './chosen-role.ts';
import { GoogleButton } from './google-button.tsx';
import { signUpWithGoogleMutation } from '../queries/auth.ts';

/** Google on the registration screen, where the role is already chosen. */
export function GoogleSignUp({ role }: { readonly role: ChosenRole }) {
  const signUp = useMutation(signUpWithGoogleMutation);
  return (
    <>
      {signUp.error && <Banner tone="error">{describeFailure(signUp.error, 'Google sign-up failed')}</Banner>}
      {signUp.isPending && <Banner tone="info">Creating your account...</Banner>}
      <GoogleButton text="signup_with" onCredential={(credential) => signUp.mutate({ ...credential, role })} />
    </>
  );
}
