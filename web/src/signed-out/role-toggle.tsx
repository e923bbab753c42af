import GraduationCap from 'lucide-react/icons/graduation-cap';
import HousePlus from 'lucide-react/icons/house-plus';
import { useId } from 'react';
import { type ChosenRole, roleTexts } from './chosen-role.ts';
import styles from './auth-form.module.css';

interface RoleToggleProps {
  readonly role: ChosenRole;
  readonly onChange: (role: ChosenRole) => void;
}

const choices = [
  { role: 'parent', Icon: HousePlus },
  { role: 'learner', Icon: GraduationCap },
] as const;

/** Parent or learner, as two big radio buttons. */
export function RoleToggle({ role, onChange }: RoleToggleProps) {
  const id = useId();
  return (
    <fieldset>
      <legend className={styles.rolesLegend}>I am a…</legend>
      <div className={styles.roles}>
        {choices.map(({ role: choice, Icon }) => (
          <div key={choice} className={styles.role}>
            <Icon aria-hidden="true" />
            <label htmlFor={`${id}-${choice}`} className={styles.roleName}>
              {roleTexts[choice].name}
            </label>
            <span id={`${id}-${choice}-hint`} className={styles.roleHint}>
              {roleTexts[choice].hint}
            </span>
            <input
              type="radio"
              name={id}
              id={`${id}-${choice}`}
              aria-describedby={`${id}-${choice}-hint`}
              checked={choice === role}
              onChange={() => onChange(choice)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
