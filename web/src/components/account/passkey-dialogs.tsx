import { useState } from 'react';
import { limits } from '../../../../shared/limits.ts';
import type { Passkey, SignInMethods } from '../../../../shared/schemas/passkey.ts';
import { addPasskeyMutation, deletePasskeyMutation, removePasswordMutation } from '../../queries/passkeys.ts';
import { TextField } from '../controls/field.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { useAnnounce } from '../feedback/announcer.tsx';
import { ProofForm } from './proof-form.tsx';

export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const announce = useAnnounce();
  const [name, setName] = useState('');
  return (
    <Dialog title="Add a passkey" size={400} isDirty={name.trim() !== ''} onClose={onClose}>
      {(close) => (
        <ProofForm
          mutation={addPasskeyMutation}
          targetOf={(password) => ({ name: name.trim() || undefined, password })}
          isAskedLate
          tone="primary"
          confirmText="Add"
          cancelText="Cancel"
          busyText="Adding..."
          failedText="Failed to add the passkey"
          onDone={() => {
            onClose();
            announce('Your passkey is saved', { isShown: true });
          }}
          onCancel={close}
        >
          <p>Your device asks for your finger, your face or its PIN, and then keeps the passkey for you.</p>
          <TextField
            label="Name"
            hint="Such as: my phone"
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
  return (
    <Dialog title={`Remove ${passkey.name}?`} size={400} onClose={onClose}>
      <ProofForm
        mutation={deletePasskeyMutation}
        targetOf={(password) => ({ params: { passkeyId: passkey.id }, body: { password } })}
        confirmText="Remove"
        cancelText="Keep it"
        busyText="Removing..."
        failedText="Failed to remove the passkey"
        refusals={{ 'not-found': 'It is removed already.' }}
        onDone={() => {
          onClose();
          onRemoved();
        }}
        onCancel={onClose}
      >
        <p>
          Nobody can sign in with it any more. A browser that is signed in already stays so: you can end that under
          “Your devices”.
        </p>
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
  const announce = useAnnounce();
  return (
    <Dialog title="Remove my password?" size={400} onClose={onClose}>
      <ProofForm
        mutation={removePasswordMutation}
        targetOf={(password) => ({ password })}
        confirmText="Remove my password"
        cancelText="Keep it"
        busyText="Removing..."
        failedText="Failed to remove the password"
        onDone={() => {
          onClose();
          onRemoved();
          announce('Your password is removed', { isShown: true });
        }}
        onCancel={onClose}
      >
        <p>{describeWhatIsLeft(methods)}</p>
      </ProofForm>
    </Dialog>
  );
}

const byMail = '“Forgot password?” on the sign-in screen sends you a mail.';

function describeWhatIsLeft({ hasGoogle, passkeys }: SignInMethods): string {
  if (!hasGoogle) return `You then sign in with your passkeys only. Should you lose all of them, ${byMail}`;
  const left = passkeys.length > 0 ? 'your passkeys or Google' : 'Google only';
  return `You then sign in with ${left}. Should that fail one day, ${byMail}`;
}
