import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Failure } from '../components/feedback/messages.tsx';
import { signInWithGoogleMutation } from '../queries/auth.ts';
import { GoogleButton, type GoogleCredential } from './google-button.tsx';
import { RoleDialog } from './role-choice.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Google sign-in. Keeps the credential until a role is chosen. `onChild` is called for a child too young for their own account. */
export function GoogleSignIn({ onChild }: { readonly onChild: () => void }) {
  const { t } = useLingui();
  const [held, setHeld] = useState<GoogleCredential>();
  const signIn = useSignIn(signInWithGoogleMutation);
  return (
    <>
      <Failure error={signIn.error} title={t`Google sign-in failed`} />
      <GoogleButton wording="signin_with" onCredential={setHeld} />
      {held && (
        <RoleDialog
          isBusy={signIn.isPending}
          onChoose={(role) => signIn.mutate({ ...held, role }, { onSettled: () => setHeld(undefined) })}
          onChild={onChild}
          onCancel={() => {
            signIn.cancel();
            setHeld(undefined);
          }}
        />
      )}
    </>
  );
}
