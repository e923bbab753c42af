import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { Household } from '../../../shared/schemas/household.ts';
import type { Learner } from '../../../shared/schemas/learner.ts';
import type { AccountRole, MemberRole } from '../../../shared/schemas/user.ts';
import { PasswordField, Select, TextField } from '../components/controls/field.tsx';
import { useAnnounce } from '../components/feedback/announcer.tsx';
import { ErrorState, Failure } from '../components/feedback/messages.tsx';
import { assignUserMutation, createUserMutation, type ManagedUser } from '../queries/admin.ts';
import { learnersQuery } from '../queries/learners.ts';
import { accountRoleNames, memberRoleNames } from '../words/roles.ts';
import { HouseholdChoice } from './household-choice.tsx';
import { FormDialog, SavingDialog } from '../components/dialog/form-dialog.tsx';
import { ApiError } from '../lib/api/api-error.ts';
import { describeFailure } from '../lib/api/describe-error.ts';
import { useWatch } from 'react-hook-form';
import { givenPasswordHint, newAccount } from '../../../shared/schemas/sign-in.ts';
import { fieldOf, useContractForm } from '../components/controls/contract-form.ts';
import { wordProblem } from '../words/word-problem.ts';

/** Adds an account to a household. A learner account is linked to one of the household's learners. */
export function AssignUserDialog({ user, onClose }: { readonly user: ManagedUser; readonly onClose: () => void }) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const assignment = useMutation(assignUserMutation);
  const isLearner = user.role === 'learner';
  const usualRole = isLearner ? 'viewer' : 'guardian';
  const [household, setHousehold] = useState<Household>();
  const [role, setRole] = useState<MemberRole>(usualRole);
  const [learnerId, setLearnerId] = useState<string>();
  const [isTried, setIsTried] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsTried(true);
    if (!household || assignment.isPending) return;
    assignment.mutate(
      { user, household, role, learnerId },
      {
        onSuccess: () => {
          onClose();
          announce(t`${{ email: user.email }} is now in ${{ name: household.name }}`, { isShown: true });
        },
      },
    );
  }

  return (
    <FormDialog
      title={t`Assign to Household`}
      isDirty={household !== undefined || role !== usualRole}
      submitText={t({ message: 'Assign', context: 'an account to a household' })}
      busyText={assignment.isPending && t`Assigning...`}
      onSubmit={submit}
      onClose={onClose}
    >
      <Failure
        error={assignment.error}
        title={(error) =>
          describeAlert(error, { refused: t`Failed to assign user`, unanswered: t`Failed to assign user to household` })
        }
      />
      <p className="bold breaks">{user.email}</p>
      <HouseholdChoice
        chosen={household}
        joinedIds={user.households.map(({ id }) => id)}
        error={isTried && !household ? t({ message: 'Pick a household.', context: 'for an account' }) : undefined}
        onChoose={(next) => {
          setHousehold(next);
          setLearnerId(undefined);
        }}
      />
      <MemberRoleChoice role={role} isLearner={isLearner} onChoose={setRole} />
      {isLearner && household && (
        <LearnerChoice household={household} email={user.email} chosenId={learnerId} onChoose={setLearnerId} />
      )}
    </FormDialog>
  );
}

interface MemberRoleChoiceProps {
  readonly role: MemberRole;
  readonly isLearner: boolean;
  readonly onChoose: (role: MemberRole) => void;
}

const roles: readonly MemberRole[] = ['guardian', 'viewer', 'owner'];

const roleHints: Readonly<Record<MemberRole, MessageDescriptor>> = {
  guardian: msg`Manages everything, but can’t delete the household or change owners.`,
  viewer: msg`Can see everything, but can’t change it.`,
  owner: msg`Manages everything and can delete the household.`,
};

function MemberRoleChoice({ role, isLearner, onChoose }: MemberRoleChoiceProps) {
  const { t } = useLingui();
  const hint = isLearner ? t`Learner accounts can only study.` : t(roleHints[role]);
  return (
    <Select
      label={t`Role`}
      hint={hint}
      value={role}
      onChange={({ target }) => onChoose(target.value as MemberRole)}
      options={roles.map((choice) => [choice, memberRoleNames[choice]])}
    />
  );
}

interface LearnerChoiceProps {
  readonly household: Household;
  readonly email: string;
  /** Id of the chosen learner; undefined lets the server choose. */
  readonly chosenId: string | undefined;
  readonly onChoose: (learnerId: string | undefined) => void;
}

/** Picks the learner to link: one without an account, or the server's choice. */
function LearnerChoice({ household, email, chosenId, onChoose }: LearnerChoiceProps) {
  const { t } = useLingui();
  const learners = useQuery(learnersQuery(household.id));
  if (!learners.data && learners.isError) return <ErrorState title={t`Failed to load learners`} of={learners} />;
  const unlinked = learners.data?.filter(({ userId }) => userId === undefined);
  return (
    <Select
      label={t`Learner`}
      hint={chosenId === undefined && unlinked ? describeRule(unlinked, email) : undefined}
      value={chosenId ?? ''}
      onChange={({ target }) => onChoose(target.value || undefined)}
      options={unlinked?.map(({ id, name }) => [id, name])}
    >
      <option value="">{unlinked ? t`Pick automatically` : t`Loading learners...`}</option>
    </Select>
  );
}

/** Describes the server's choice: the only learner without an account, else a new learner. */
function describeRule(unlinked: readonly Learner[], email: string): string {
  const [only, ...others] = unlinked;
  if (only && others.length === 0) return t`${{ name: only.name }} is the only learner without an account.`;
  const name = email.slice(0, email.indexOf('@'));
  return t`Adds a new learner named ${name}.`;
}

interface AlertWords {
  /** Fallback for an error response without a message. */
  readonly refused: string;
  /** Text for the case that the server didn't respond. */
  readonly unanswered: string;
}

/** Text of the alert for a failed admin action: `Error: ` plus the server's message, or the text for a missing response. */
function describeAlert(error: unknown, { refused, unanswered }: AlertWords): string {
  const isAnswered = error instanceof ApiError && error.status > 0;
  return isAnswered ? t`Error: ${{ reason: describeFailure(error, refused) }}` : describeFailure(error, unanswered);
}

const accountHints: Readonly<Record<AccountRole, MessageDescriptor>> = {
  parent: msg`A parent creates a new household automatically.`,
  learner: msg`A learner can be assigned later, with “Assign to Household”.`,
  admin: msg`An admin has full system access.`,
};

/** Creates an account that can sign in immediately. Server errors show on top and at the field that caused them. */
export function CreateUserDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const form = useContractForm(newAccount, { email: '', password: '', role: 'parent' });
  const role = useWatch({ control: form.control, name: 'role' });
  return (
    <SavingDialog
      title={t`Create User`}
      size={400}
      form={form}
      mutation={createUserMutation}
      targetOf={(user) => user}
      submitText={t`Create User`}
      busyText={t({ message: 'Creating...', context: 'a household or an account' })}
      failedText={(error) =>
        describeAlert(error, { refused: t`Failed to create user`, unanswered: t`Failed to create user` })
      }
      doneText={({ email }) => t`${email} can sign in now`}
      onRefused={(error) => {
        for (const [field, message] of listProblems(error)) form.setError(field, { message }, { shouldFocus: true });
      }}
      onClose={onClose}
    >
      <TextField type="email" label={t`Email`} autoComplete="off" {...fieldOf(form, 'email')} />
      <PasswordField
        label={t`Password`}
        hint={wordProblem(givenPasswordHint)}
        autoComplete="new-password"
        {...fieldOf(form, 'password')}
      />
      <Select
        label={t`Role`}
        hint={t(accountHints[role])}
        {...form.register('role')}
        options={Object.entries(accountRoleNames).map(([id, name]) => [id, name])}
      />
    </SavingDialog>
  );
}

function listProblems(error: unknown): readonly ['email' | 'password' | 'role', string][] {
  const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
  return (['email', 'password', 'role'] as const).flatMap((field) => (fields[field] ? [[field, fields[field]]] : []));
}
