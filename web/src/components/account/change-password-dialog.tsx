import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { passwordChange, passwordHint } from '../../../../shared/schemas/sign-in.ts';
import { useAnnounce } from '../feedback/announcer.tsx';
import { Banner } from '../feedback/messages.tsx';
import { Button } from '../controls/button.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { PasswordField } from '../controls/field.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { describeFailure } from '../../lib/api/describe-error.ts';
import styles from './account.module.css';
import { changePasswordMutation } from '../../queries/auth.ts';

/** Changes the signed-in person's password. What the server refuses stands at the field that it is about. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { me } = useAccount();
  const announce = useAnnounce();
  const change = useMutation(changePasswordMutation);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: standardSchemaResolver(passwordChange),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const submit = handleSubmit((passwords) => {
    if (change.isPending) return;
    change.mutate(passwords, {
      onSuccess: () => {
        onClose();
        announce('Password changed. Your other devices are signed out.', { isShown: true });
      },
      onError: (error) => {
        const field = fieldOf(error);
        if (field) setError(field, { message: error.message }, { shouldFocus: true });
      },
    });
  });
  return (
    <Dialog title="Change password" size={400} isDirty={formState.isDirty} onClose={onClose}>
      {(close) => (
        <form noValidate className={styles.stack} onSubmit={(event) => void submit(event)}>
          {change.error && !fieldOf(change.error) && (
            <Banner tone="error">{describeFailure(change.error, 'Failed to change password')}</Banner>
          )}
          {/* For password managers: it tells them whose password this is. */}
          <input type="email" autoComplete="username" value={me.email} readOnly hidden />
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            error={formState.errors.currentPassword?.message}
            {...register('currentPassword')}
          />
          <PasswordField
            label="New password"
            hint={passwordHint}
            autoComplete="new-password"
            error={formState.errors.newPassword?.message}
            {...register('newPassword')}
          />
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="primary" busyText={change.isPending && 'Saving...'}>
              Save
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}

function fieldOf(error: unknown): 'currentPassword' | 'newPassword' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'wrong-password') return 'currentPassword';
  if (error.code === 'common-password' || error.fields?.['newPassword']) return 'newPassword';
  return undefined;
}
