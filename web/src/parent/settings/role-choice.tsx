import type { MemberRole } from '../../../../shared/schemas/user.ts';
import { memberRoleHints, memberRoleNames } from '../../words/roles.ts';

interface RoleChoiceProps<Role extends MemberRole> {
  /** Legend of the group of roles, such as `What may they do?` */
  readonly question: string;
  readonly roles: readonly Role[];
  readonly role: Role;
  readonly onChange: (role: Role) => void;
}

export function RoleChoice<Role extends MemberRole>({ question, roles, role, onChange }: RoleChoiceProps<Role>) {
  return (
    <fieldset>
      <legend className="below-2">{question}</legend>
      <div className="stack gap-3">
        {roles.map((choice) => (
          <label key={choice} className="chosen described outlined target pad-3-4">
            <input type="radio" name="role" checked={choice === role} onChange={() => onChange(choice)} />
            <strong>{memberRoleNames[choice]}</strong>
            <span className="note block">{memberRoleHints[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
