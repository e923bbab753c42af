import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { givenPasswordHint, newAccount } from '../../../shared/schemas/sign-in.ts';
import type { AccountRole } from '../../../shared/schemas/user.ts';
import { useAnnounce } from '../components/feedback/announcer.tsx';
import { Banner } from '../components/feedback/messages.tsx';
import { Button } from '../components/controls/button.tsx';
import { Dialog, DialogActions } from '../components/dialog/dialog.tsx';
import { PasswordField, Select, TextField } from '../components/controls/field.tsx';
import { ApiError } from '../lib/api/api-error.ts';
import { accountRoleNames } from '../words/names.ts';
import { describeAlert } from './describe-alert.ts';
import styles from './dashboard.module.css';
import { createUserMutation } from '../queries/admin.ts';

const roleHints: Readonly<Record<AccountRole, string>> = {
  parent: 'A parent creates a new household automatically.',
  learner: 'A learner can be assigned later, with “Assign to Household”.',
  admin: 'An admin has full system access.',
};

const alertWords = { refused: 'Failed to create user', unanswered: 'Failed to create user' } as const;

/** Makes an account that can sign in at once. What the server refuses stands on top and at the field it is about. */
export function CreateUserDialog({ onClose }: { readonly onClose: () => void }) {
  const announce = useAnnounce();
  const creation = useMutation(createUserMutation);
  const { register, handleSubmit, formState, setError, control } = useForm({
    resolver: standardSchemaResolver(newAccount),
    defaultValues: { email: '', password: '', role: 'parent' as AccountRole },
  });
  const role = useWatch({ control, name: 'role' });
  const submit = handleSubmit((user) => {
    if (creation.isPending) return;
    creation.mutate(user, {
      onSuccess: ({ email }) => {
        onClose();
        announce(`${email} can sign in now`, { isShown: true });
      },
      onError: (error) => {
        for (const [field, message] of listProblems(error)) setError(field, { message }, { shouldFocus: true });
      },
    });
  });
  return (
    <Dialog title="Create User" size={400} isDirty={formState.isDirty} onClose={onClose}>
      {(close) => (
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          {creation.error && <Banner tone="error">{describeAlert(creation.error, alertWords)}</Banner>}
          <TextField
            type="email"
            label="Email"
            autoComplete="off"
            error={formState.errors.email?.message}
            {...register('email')}
          />
          <PasswordField
            label="Password"
            hint={givenPasswordHint}
            autoComplete="new-password"
            error={formState.errors.password?.message}
            {...register('password')}
          />
          <Select label="Role" hint={roleHints[role]} {...register('role')}>
            {Object.entries(accountRoleNames).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="primary" busyText={creation.isPending && 'Creating...'}>
              Create User
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}

/** What the server finds wrong with single fields. */
function listProblems(error: unknown): readonly ['email' | 'password' | 'role', string][] {
  const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
  return (['email', 'password', 'role'] as const).flatMap((field) => (fields[field] ? [[field, fields[field]]] : []));
}
