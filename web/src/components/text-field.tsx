import type { ComponentProps } from 'react';
import { Field, type FieldFrameProps } from './field.tsx';
import styles from './field.module.css';

type TextFieldProps = FieldFrameProps & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** One line of text. Controlled, or with react-hook-form: `<TextField label="Name" {...form.register('name')} />`. */
export function TextField({ label, hint, error, isOptional, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => <input type="text" {...input} {...wiring} className={styles.control} />}
    </Field>
  );
}
