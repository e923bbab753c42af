import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** What every field has around its control. */
export interface FieldFrameProps {
  readonly label: string;
  /** One short line of help under the label. */
  readonly hint?: string | undefined;
  /** What is wrong with what was typed, and how to make it right. */
  readonly error?: string | undefined;
  /** Says `Optional` beside the label; everything else is required. */
  readonly isOptional?: boolean | undefined;
}

/** What ties a control to its label, its hint and its error. */
export interface ControlWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldFrameProps {
  readonly children: (wiring: ControlWiring) => ReactNode;
}

/** Label, hint and error around a control. The ready-made ones are `TextField`, `TextArea` and `Select`. */
export function Field({ label, hint, error, isOptional, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  // Where the error repeats the hint, one of the two is enough.
  const shownHint = hint === error ? undefined : hint;
  const describedBy = [shownHint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {isOptional && <span className={styles.optional}>Optional</span>}
      </div>
      {shownHint && (
        <p id={hintId} className={styles.hint}>
          {shownHint}
        </p>
      )}
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
