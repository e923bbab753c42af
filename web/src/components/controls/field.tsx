import { useLingui } from '@lingui/react/macro';
import ChevronDown from 'virtual:icons/chevron-down';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { joinClasses } from '../../lib/class-names.ts';
import { VisuallyHidden } from '../feedback/visually-hidden.tsx';
import styles from './field.module.css';

interface FieldFrameProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Error text: what is wrong with the input and how to fix it. */
  readonly error?: string | undefined;
  /** Shows `Optional` next to the label; fields are required by default. */
  readonly isOptional?: boolean | undefined;
}

/** Attributes that link a control to its label, hint and error. */
interface ControlWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldFrameProps {
  readonly isLabelHidden?: boolean | undefined;
  readonly children: (wiring: ControlWiring) => ReactNode;
}

/** Label, hint and error around a control. Screens use `TextField`, `TextArea` or `Select`. */
function Field({ label, isLabelHidden, hint, error, isOptional, children }: FieldProps) {
  const { t } = useLingui();
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  // Hide the hint if the error repeats it.
  const shownHint = hint === error ? undefined : hint;
  const describedBy = [shownHint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className="stack gap-1">
      {isLabelHidden ? (
        <VisuallyHidden>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
      ) : (
        <div className={joinClasses(styles.labelRow, 'gap-0-2 wrap apart')}>
          <label htmlFor={id} className="bold">
            {label}
          </label>
          {isOptional && <span className="note">{t`Optional`}</span>}
        </div>
      )}
      {shownHint && (
        <p id={hintId} className="note">
          {shownHint}
        </p>
      )}
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldFrameProps & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** A single-line text field. Controlled, or with react-hook-form: `<TextField label="Name" {...form.register('name')} />`. */
export function TextField({ label, hint, error, isOptional, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => <input type="text" {...input} {...wiring} className={styles.control} />}
    </Field>
  );
}

/** The email field for signing in: no auto-capitalization or spell check, and recognized by password managers. */
export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Email`}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

type TextAreaProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

export function TextArea({ label, hint, error, isOptional, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => <textarea {...textarea} {...wiring} className={styles.control} />}
    </Field>
  );
}

interface PasswordFieldProps extends FieldFrameProps, Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  /** A class that hides a text's letters, for a code that no password manager should know. */
  readonly mask?: string | false | undefined;
}

/** A password field with a button that shows the password, because typing blind on a phone causes most failed sign-ins. */
export function PasswordField({ label, hint, error, isOptional, mask, ...input }: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => (
        <div className={joinClasses(styles.passwordWrap, 'relative')}>
          <input
            // For the style that hides the button while the field is empty.
            placeholder=" "
            {...input}
            {...wiring}
            type={isShown || mask ? 'text' : 'password'}
            className={joinClasses(styles.control, !isShown && mask)}
          />
          <button type="button" className={styles.reveal} aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            {isShown ? t`Hide` : t`Show`}
          </button>
        </div>
      )}
    </Field>
  );
}

interface SelectProps extends FieldFrameProps, Omit<ComponentProps<'select'>, 'id' | 'className'> {
  /** Leaves the label to screen readers, where the place says what is chosen. */
  readonly isLabelHidden?: boolean | undefined;
  /** Options after those given as children. */
  readonly options?: readonly (readonly [value: string | number, text: string | number])[] | undefined;
}

export function Select(props: SelectProps) {
  const { label, isLabelHidden, hint, error, isOptional, options = [], children, ...select } = props;
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => (
        <div className={joinClasses(styles.selectWrap, 'relative')}>
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
