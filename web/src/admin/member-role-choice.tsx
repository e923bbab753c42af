import type { MemberRole } from '../../../shared/schemas/user.ts';
import { Select } from '../components/controls/field.tsx';
import { memberRoleNames } from '../words/names.ts';

interface MemberRoleChoiceProps {
  readonly role: MemberRole;
  readonly isLearner: boolean;
  readonly onChoose: (role: MemberRole) => void;
}

const roles: readonly MemberRole[] = ['guardian', 'viewer', 'owner'];

const hints: Readonly<Record<MemberRole, string>> = {
  guardian: 'Manages everything, but cannot delete the household or change owners.',
  viewer: 'Can look at everything, but not change it.',
  owner: 'Manages everything, and may delete the household.',
};

/** What an account may do in the household. */
export function MemberRoleChoice({ role, isLearner, onChoose }: MemberRoleChoiceProps) {
  const hint = isLearner ? 'A learner account only studies, whatever is chosen here.' : hints[role];
  return (
    <Select label="Role" hint={hint} value={role} onChange={({ target }) => onChoose(target.value as MemberRole)}>
      {roles.map((choice) => (
        <option key={choice} value={choice}>
          {memberRoleNames[choice]}
        </option>
      ))}
    </Select>
  );
}
