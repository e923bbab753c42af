import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../components/feedback/messages.tsx';
import { signInWithGoogleMutation } from '../queries/auth.ts';
import { GoogleButton, type GoogleCredential } from './google-button.tsx';
import { RoleDialog } from './role-choice.tsx';

/** Google's way in. Its credential is held until a role is chosen. `onChild`: to where a child goes that is too young for an account. */
export function GoogleSignIn({ onChild }: { readonly onChild: () => void }) {
  const [held, setHeld] = useState<GoogleCredential>();
  const signIn = useMutation(signInWithGoogleMutation);
  return (
    <>
      <Failure error={signIn.error} title="Google sign-in failed" />
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
