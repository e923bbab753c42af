import type { UseFormRegisterReturn } from 'react-hook-form';
import { Avatar } from '../../components/avatars/avatar.tsx';
import { VisuallyHidden } from '../../components/feedback/visually-hidden.tsx';
import { avatarChoices } from './avatar-choices.ts';
import styles from './avatar-picker.module.css';

/** The twelve animals as radio buttons of a form. */
export function AvatarPicker({ field }: { readonly field: UseFormRegisterReturn }) {
  return (
    <fieldset>
      <legend className={styles.legend}>Picture</legend>
      <div className={styles.animals}>
        {avatarChoices.map((name) => (
          <label key={name} className={styles.animal} title={name}>
            <input type="radio" value={name} {...field} />
            <Avatar name={name} size={52} />
            <VisuallyHidden>{name}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
