import { passwordChange, passwordHint } from '../../../../shared/schemas/sign-in.ts';
import { PasswordField } from '../controls/field.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { describeFailure } from '../../lib/api/describe-error.ts';
import { changePasswordMutation } from '../../queries/auth.ts';
import { fieldOf, useContractForm } from '../controls/contract-form.ts';
import { SavingDialog } from '../dialog/form-dialog.tsx';

/** Changes the signed-in person's password. What the server refuses stands at the field that it is about. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { me } = useAccount();
  const form = useContractForm(passwordChange, { currentPassword: '', newPassword: '' });
  return (
    <SavingDialog
      title="Change password"
      size={400}
      form={form}
      mutation={changePasswordMutation}
      targetOf={(passwords) => passwords}
      failedText={(error) => (refusedField(error) ? undefined : describeFailure(error, 'Failed to change password'))}
      doneText={() => 'Password changed. Your other devices are signed out.'}
      onRefused={(error) => {
        const field = refusedField(error);
        if (field) form.setError(field, { message: error.message }, { shouldFocus: true });
      }}
      onClose={onClose}
    >
      {/* For password managers: it tells them whose password this is. */}
      <input type="email" autoComplete="username" value={me.email} readOnly hidden />
      <PasswordField label="Current password" autoComplete="current-password" {...fieldOf(form, 'currentPassword')} />
      <PasswordField
        label="New password"
        hint={passwordHint}
        autoComplete="new-password"
        {...fieldOf(form, 'newPassword')}
      />
    </SavingDialog>
  );
}

function refusedField(error: unknown): 'currentPassword' | 'newPassword' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'wrong-password') return 'currentPassword';
  if (error.code === 'common-password' || error.fields?.['newPassword']) return 'newPassword';
  return undefined;
}
