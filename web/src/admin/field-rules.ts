import { limits } from '../../../shared/limits.ts';

/** Catches slips of the finger; the server decides. */
const EMAIL_SHAPE = {
  value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/,
  message: 'This does not look like an email.',
} as const;

export const optionalEmailRules = { pattern: EMAIL_SHAPE } as const;
export const emailRules = { required: 'Please enter an email.', pattern: EMAIL_SHAPE } as const;

export const PASSWORD_HINT = 'Minimum 6 characters';

export const passwordRules = {
  required: PASSWORD_HINT,
  minLength: { value: limits.passwordMinLength, message: PASSWORD_HINT },
  maxLength: { value: limits.passwordMaxLength, message: `At most ${limits.passwordMaxLength} characters.` },
} as const;
