import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { type AvatarName, avatarNames } from '../../../../shared/schemas/learner.ts';
import { wordOf } from '../../words/word-of.ts';
import { VisuallyHidden } from '../feedback/visually-hidden.tsx';
import { Avatar } from '../avatars/avatar.tsx';
import { Button } from './button.tsx';
import styles from './avatar-picker.module.css';

interface AvatarPickerProps {
  /** @returns the props of an animal's radio button: its registration in a form, or its checked state */
  readonly inputOf: (name: AvatarName) => ComponentProps<'input'>;
  /** The chosen animal, shown alone until more are asked for. Without it, all twelve show. */
  readonly alone?: string | null;
}

export function AvatarPicker({ inputOf, alone }: AvatarPickerProps) {
  const { t } = useLingui();
  const [areAllAsked, setAreAllAsked] = useState(false);
  const allRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (areAllAsked) allRef.current?.querySelector<HTMLInputElement>(':checked')?.focus();
  }, [areAllAsked]);
  const title = t({ message: 'Picture', context: 'an animal that stands for a person' });
  if (alone && !areAllAsked) {
    return (
      <div role="group" aria-label={title} className="row-wrap gap-4">
        <Avatar name={alone} size={72} />
        <VisuallyHidden>{wordOf(alone)}</VisuallyHidden>
        <Button variant="quiet" onClick={() => setAreAllAsked(true)}>{t`More animals`}</Button>
      </div>
    );
  }
  return (
    <fieldset>
      <legend className="below-2">{title}</legend>
      <div ref={allRef} className={styles.animals}>
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
