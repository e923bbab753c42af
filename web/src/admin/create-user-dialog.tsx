import { useWatch } from 'react-hook-form';
import { givenPasswordHint, newAccount } from '../../../shared/schemas/sign-in.ts';
import type { AccountRole } from '../../../shared/schemas/user.ts';
import { PasswordField, Select, TextField } from '../components/controls/field.tsx';
import { ApiError } from '../lib/api/api-error.ts';
import { accountRoleNames } from '../words/names.ts';
import { describeAlert } from './describe-alert.ts';
import { createUserMutation } from '../queries/admin.ts';
import { fieldOf, useContractForm } from '../components/controls/contract-form.ts';
import { SavingDialog } from '../components/dialog/form-dialog.tsx';

const roleHints: Readonly<Record<AccountRole, string>> = {
  parent: 'A parent creates a new household automatically.',
  learner: 'A learner can be assigned later, with “Assign to Household”.',
  admin: 'An admin has full system access.',
};

const alertWords = { refused: 'Failed to create user', unanswered: 'Failed to create user' } as const;

/** Makes an account that can sign in at once. What the server refuses stands on top and at the field it is about. */
export function CreateUserDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useContractForm(newAccount, { email: '', password: '', role: 'parent' });
  const role = useWatch({ control: form.control, name: 'role' });
  return (
    <SavingDialog
      title="Create User"
      size={400}
      form={form}
      mutation={createUserMutation}
      targetOf={(user) => user}
      submitText="Create User"
      busyText="Creating..."
      failedText={(error) => describeAlert(error, alertWords)}
      doneText={({ email }) => `${email} can sign in now`}
      onRefused={(error) => {
        for (const [field, message] of listProblems(error)) form.setError(field, { message }, { shouldFocus: true });
      }}
      onClose={onClose}
    >
      <TextField type="email" label="Email" autoComplete="off" {...fieldOf(form, 'email')} />
      <PasswordField
        label="Password"
        hint={givenPasswordHint}
        autoComplete="new-password"
        {...fieldOf(form, 'password')}
      />
      <Select
        label="Role"
        hint={roleHints[role]}
        {...form.register('role')}
        options={Object.entries(accountRoleNames).map(([id, name]) => [id, name])}
      />
    </SavingDialog>
  );
}

/** What the server finds wrong with single fields. */
function listProblems(error: unknown): readonly ['email' | 'password' | 'role', string][] {
  const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
  return (['email', 'password', 'role'] as const).flatMap((field) => (fields[field] ? [[field, fields[field]]] : []));
}
