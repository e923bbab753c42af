import { useMutation } from '@tanstack/react-query';
import { useAnnounce } from '../components/feedback/announcer.tsx';
import { ConfirmDialog } from '../components/dialog/dialog.tsx';
import { describeFailure } from '../lib/describe-error.ts';
import { type ManagedUser, updateUserMutation } from '../queries/admin.ts';

interface DisableUserDialogProps {
  readonly user: ManagedUser;
  readonly onClose: () => void;
}

const disabling = {
  deed: 'Disable',
  busyText: 'Disabling...',
  text: 'is signed out everywhere at once and cannot sign in. Nothing is deleted, and you can enable the account again.',
  failed: 'Failed to disable user',
  done: 'is disabled',
} as const;

const enabling = {
  deed: 'Enable',
  busyText: 'Enabling...',
  text: 'can sign in again and finds everything as it was.',
  failed: 'Failed to enable user',
  done: 'can sign in again',
} as const;

/** Asks before an account is disabled, or enabled again. */
export function DisableUserDialog({ user: { id, email, disabled }, onClose }: DisableUserDialogProps) {
  const announce = useAnnounce();
  const update = useMutation(updateUserMutation);
  const words = disabled ? enabling : disabling;
  return (
    <ConfirmDialog
      tone={disabled ? 'primary' : 'danger'}
      title={`${words.deed} user?`}
      text={`${email} ${words.text}`}
      confirmText={words.deed}
      busyText={update.isPending && words.busyText}
      error={update.error ? describeFailure(update.error, words.failed) : undefined}
      onConfirm={() =>
        update.mutate(
          { params: { userId: id }, body: { disabled: !disabled } },
          {
            onSuccess: () => {
              onClose();
              announce(`${email} ${words.done}`, { isShown: true });
            },
          },
        )
      }
      onCancel={onClose}
    />
  );
}
