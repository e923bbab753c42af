import { type ComponentProps, useState } from 'react';
import { Field, type FieldFrameProps } from './field.tsx';
import styles from './field.module.css';

type PasswordFieldProps = FieldFrameProps & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>;

/** A password, with a button that shows it: typing blind on a phone is where most failed sign-ins come from. */
export function PasswordField({ label, hint, error, isOptional, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => (
        <div className={styles.passwordWrap}>
          <input {...input} {...wiring} type={isShown ? 'text' : 'password'} className={styles.control} />
          <button type="button" className={styles.reveal} aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}
