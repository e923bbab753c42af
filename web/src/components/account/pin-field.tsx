import { useLingui } from '@lingui/react/macro';
import { type Ref } from 'react';
import { PasswordField } from '../controls/field.tsx';
import styles from '../controls/field.module.css';

interface PinFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly value: string;
  readonly onValue: (pin: string) => void;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A grown-ups' PIN, on the keypad of digits. It is a hidden text where the browser can hide one, because a browser would save a password or fill in the
 * account's.
 */
export function PinField({ onValue, hint, ...field }: PinFieldProps) {
  const { t } = useLingui();
  return (
    <PasswordField
      inputMode="numeric"
      autoComplete="one-time-code"
      mask={'CSS' in window && CSS.supports('-webkit-text-security: disc') && styles.masked}
      maxLength={6}
      hint={hint ?? t`Four to six digits`}
      onChange={(event) => onValue(event.target.value.replaceAll(/\D/g, ''))}
      {...field}
    />
  );
}
