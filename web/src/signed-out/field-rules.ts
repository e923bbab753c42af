import { limits } from '../../../shared/limits.ts';

/** Catches slips of the finger; the server decides. */
const EMAIL_SHAPE = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/;

export const emailRules = {
  required: 'Please enter your email.',
  pattern: { value: EMAIL_SHAPE, message: 'This does not look like an email.' },
} as const;

export const PASSWORD_HINT = 'At least 6 characters';

export const newPasswordRules = {
  required: PASSWORD_HINT,
  minLength: { value: limits.passwordMinLength, message: PASSWORD_HINT },
  maxLength: { value: limits.passwordMaxLength, message: 'At most 128 characters.' },
} as const;
