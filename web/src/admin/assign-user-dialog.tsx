import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { Household } from '../../../shared/schemas/household.ts';
import type { Learner } from '../../../shared/schemas/learner.ts';
import type { MemberRole } from '../../../shared/schemas/user.ts';
import { Select } from '../components/controls/field.tsx';
import { useAnnounce } from '../components/feedback/announcer.tsx';
import { ErrorState, Failure } from '../components/feedback/messages.tsx';
import { assignUserMutation, type ManagedUser } from '../queries/admin.ts';
import { learnersQuery } from '../queries/learners.ts';
import { memberRoleNames } from '../words/names.ts';
import styles from './dashboard.module.css';
import { describeAlert } from './describe-alert.ts';
import { HouseholdChoice } from './household-choice.tsx';
import { FormDialog } from '../components/dialog/form-dialog.tsx';

const alertWords = { refused: 'Failed to assign user', unanswered: 'Failed to assign user to household' } as const;

/** Lets an account into a household; a learner account is tied to a learner of it. */
export function AssignUserDialog({ user, onClose }: { readonly user: ManagedUser; readonly onClose: () => void }) {
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
          announce(`${user.email} is now in ${household.name}`, { isShown: true });
        },
      },
    );
  }

  return (
    <FormDialog
      title="Assign to Household"
      isDirty={household !== undefined || role !== usualRole}
      submitText="Assign"
      busyText={assignment.isPending && 'Assigning...'}
      onSubmit={submit}
      onClose={onClose}
    >
      <Failure error={assignment.error} title={(error) => describeAlert(error, alertWords)} />
      <p className={styles.assignee}>{user.email}</p>
      <HouseholdChoice
        chosen={household}
        joinedIds={user.households.map(({ id }) => id)}
        error={isTried && !household ? 'Please select a household.' : undefined}
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

const roleHints: Readonly<Record<MemberRole, string>> = {
  guardian: 'Manages everything, but cannot delete the household or change owners.',
  viewer: 'Can look at everything, but not change it.',
  owner: 'Manages everything, and may delete the household.',
};

/** What an account may do in the household. */
function MemberRoleChoice({ role, isLearner, onChoose }: MemberRoleChoiceProps) {
  const hint = isLearner ? 'A learner account only studies, whatever is chosen here.' : roleHints[role];
  return (
    <Select
      label="Role"
      hint={hint}
      value={role}
      onChange={({ target }) => onChoose(target.value as MemberRole)}
      options={roles.map((choice) => [choice, memberRoleNames[choice]])}
    />
  );
}

interface LearnerChoiceProps {
  readonly household: Household;
  /** Of the account that will study as the learner. */
  readonly email: string;
  /** Undefined to leave it to the server. */
  readonly chosenId: string | undefined;
  readonly onChoose: (learnerId: string | undefined) => void;
}

/** Which learner of the household the account studies as: one without an account, or whom the rule of the product picks. */
function LearnerChoice({ household, email, chosenId, onChoose }: LearnerChoiceProps) {
  const learners = useQuery(learnersQuery(household.id));
  if (!learners.data && learners.isError) return <ErrorState title="Failed to load learners" of={learners} />;
  const unlinked = learners.data?.filter(({ userId }) => userId === undefined);
  return (
    <Select
      label="Learner"
      hint={chosenId === undefined && unlinked ? describeRule(unlinked, email) : undefined}
      value={chosenId ?? ''}
      onChange={({ target }) => onChoose(target.value || undefined)}
      options={unlinked?.map(({ id, name }) => [id, name])}
    >
      <option value="">{unlinked ? 'Choose automatically' : 'Loading learners...'}</option>
    </Select>
  );
}

/** What the server does by itself: takes the only learner without an account, else makes one. */
function describeRule(unlinked: readonly Learner[], email: string): string {
  const [only, ...others] = unlinked;
  if (only && others.length === 0) return `${only.name} is the only learner without an account.`;
  return `A new learner named ${email.slice(0, email.indexOf('@'))} is added.`;
}
