import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { type AvatarName, avatarNames } from '../../../../shared/schemas/learner.ts';
import { wordOf } from '../../words/word-of.ts';
import { VisuallyHidden } from '../feedback/visually-hidden.tsx';
import { Avatar } from '../avatars/avatar.tsx';
import styles from './avatar-picker.module.css';

interface AvatarPickerProps {
  /** @returns the props of an animal's radio button: its registration in a form, or its checked state */
  readonly inputOf: (name: AvatarName) => ComponentProps<'input'>;
}

export function AvatarPicker({ inputOf }: AvatarPickerProps) {
  const { t } = useLingui();
  return (
    <fieldset>
      <legend className="below-2">{t({ message: 'Picture', context: 'an animal that stands for a person' })}</legend>
      <div className={styles.animals}>
        {avatarNames.map((name) => (
          <label key={name} className={styles.animal} title={wordOf(name)}>
            <input type="radio" value={name} {...inputOf(name)} />
            <Avatar name={name} size={52} />
            <VisuallyHidden>{wordOf(name)}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
