import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner } from '../components/feedback/messages.tsx';
import { describeFailure } from '../lib/describe-error.ts';
import type { GoogleCredential } from './google-identity.ts';
import { GoogleButton } from './google-button.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { signInWithGoogleMutation } from '../queries/auth.ts';

/** Google on the sign-in screen: the credential is held until a role is chosen. */
export function GoogleSignIn() {
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
          onCancel={() => setHeld(undefined)}
        />
      )}
    </>
  );
}
