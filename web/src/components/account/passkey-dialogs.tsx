import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { limits } from '../../../../shared/limits.ts';
import type { Passkey, SignInMethods } from '../../../../shared/schemas/passkey.ts';
import { addPasskeyMutation, deletePasskeyMutation, removePasswordMutation } from '../../queries/passkeys.ts';
import { TextField } from '../controls/field.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { useAnnounce } from '../feedback/announcer.tsx';
import { ProofForm } from './proof-form.tsx';

export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const [name, setName] = useState('');
  return (
    <Dialog title={t`Add a passkey`} size={400} isDirty={name.trim() !== ''} onClose={onClose}>
      {(close) => (
        <ProofForm
          mutation={addPasskeyMutation}
          targetOf={(password) => ({ name: name.trim() || undefined, password })}
          isAskedLate
          tone="primary"
          confirmText={t`Add`}
          cancelText={t`Cancel`}
          busyText={t`Adding...`}
          failedText={t`Failed to add the passkey`}
          onDone={() => {
            onClose();
            announce(t`Your passkey is saved`, { isShown: true });
          }}
          onCancel={close}
        >
          <p>{t`Your device keeps the passkey. It asks for your fingerprint, face or PIN.`}</p>
          <TextField
            label={t`Name`}
            hint={t`e.g. My phone`}
            isOptional
            autoComplete="off"
            maxLength={limits.nameLength}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </ProofForm>
      )}
    </Dialog>
  );
}

interface RemovePasskeyDialogProps {
  readonly passkey: Passkey;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

export function RemovePasskeyDialog({ passkey, onRemoved, onClose }: RemovePasskeyDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Remove ${{ passkey: passkey.name }}?`} size={400} onClose={onClose}>
      <ProofForm
        mutation={deletePasskeyMutation}
        targetOf={(password) => ({ params: { passkeyId: passkey.id }, body: { password } })}
        confirmText={t`Remove`}
        cancelText={t({ message: 'Keep it', context: 'a passkey' })}
        busyText={t`Removing...`}
        failedText={t`Failed to remove the passkey`}
        refusals={{ 'not-found': t`It’s already removed.` }}
        onDone={() => {
          onClose();
          onRemoved();
        }}
        onCancel={onClose}
      >
        <p>{t`Nobody can sign in with it anymore. Browsers already signed in stay signed in. Sign them out under “Your devices”.`}</p>
      </ProofForm>
    </Dialog>
  );
}

interface RemovePasswordDialogProps {
  readonly methods: SignInMethods;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

export function RemovePasswordDialog({ methods, onRemoved, onClose }: RemovePasswordDialogProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  return (
    <Dialog title={t`Remove my password?`} size={400} onClose={onClose}>
      <ProofForm
        mutation={removePasswordMutation}
        targetOf={(password) => ({ password })}
        confirmText={t`Remove my password`}
        cancelText={t({ message: 'Keep it', context: 'a password' })}
        busyText={t`Removing...`}
        failedText={t`Failed to remove the password`}
        onDone={() => {
          onClose();
          onRemoved();
          announce(t`Your password is removed`, { isShown: true });
        }}
        onCancel={onClose}
      >
        <p>{describeWhatIsLeft(methods)}</p>
      </ProofForm>
    </Dialog>
  );
}

function describeWhatIsLeft({ hasGoogle, passkeys }: SignInMethods): string {
  if (!hasGoogle) {
    return t`You’ll only sign in with passkeys. If you lose them all, press “Forgot password?”. We’ll email you a link.`;
  }
  return passkeys.length > 0
    ? t`You’ll sign in with your passkeys or Google. If that ever fails, press “Forgot password?”. We’ll email you a link.`
    : t`You’ll sign in with Google only. If that ever fails, press “Forgot password?”. We’ll email you a link.`;
}
