import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import styles from './field.module.css';

/** What every field has around its control. */
interface FieldFrameProps {
  readonly label: string;
  /** One short line of help under the label. */
  readonly hint?: string | undefined;
  /** What is wrong with what was typed, and how to make it right. */
  readonly error?: string | undefined;
  /** Says `Optional` beside the label; everything else is required. */
  readonly isOptional?: boolean | undefined;
}

/** What ties a control to its label, its hint and its error. */
interface ControlWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldFrameProps {
  readonly children: (wiring: ControlWiring) => ReactNode;
}

/** Label, hint and error around a control. The ready-made ones are `TextField`, `TextArea` and `Select`. */
function Field({ label, hint, error, isOptional, children }: FieldProps) {
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

type TextFieldProps = FieldFrameProps & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** One line of text. Controlled, or with react-hook-form: `<TextField label="Name" {...form.register('name')} />`. */
export function TextField({ label, hint, error, isOptional, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => <input type="text" {...input} {...wiring} className={styles.control} />}
    </Field>
  );
}

/** The e-mail with which somebody signs in: no capital at its beginning, no red line under it, and known to password managers. */
export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField label="Email" type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} {...props} />
  );
}

type TextAreaProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** Several lines of text; grows with what is typed. */
export function TextArea({ label, hint, error, isOptional, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => <textarea {...textarea} {...wiring} className={styles.control} />}
    </Field>
  );
}

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

interface SelectProps extends FieldFrameProps, Omit<ComponentProps<'select'>, 'id' | 'className'> {
  /** Below the `<option>`s that are its children. */
  readonly options?: readonly (readonly [value: string | number, text: string | number])[] | undefined;
}

/** One of several, as the system's own list. */
export function Select({ label, hint, error, isOptional, options = [], children, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => (
        <div className={styles.selectWrap}>
          <select {...select} {...wiring} className={styles.control}>
            {children}
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown />
        </div>
      )}
    </Field>
  );
}
