import type { ComponentProps } from 'react';
import { Field, type FieldFrameProps } from './field.tsx';
import styles from './field.module.css';

type TextAreaProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** Several lines of text; grows with what is typed. */
export function TextArea({ label, hint, error, isOptional, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => <textarea {...textarea} {...wiring} className={styles.control} />}
    </Field>
  );
}
