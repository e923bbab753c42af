import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { atMost, secretText, wellFormed } from './text.ts';
import { accountRole, chosenRole } from './user.ts';

/** An email address, trimmed and lowercased so that spelling variants are the same account. */
export function emailText(missing = 'Please enter an email.') {
  return z.pipe(
    z
      .string(missing)
      .check(
        z.trim(),
        z.toLowerCase(),
        z.minLength(1, missing),
        z.maxLength(limits.emailLength, 'This email is too long.'),
      ),
    z.email('This does not look like an email.'),
  );
}

/** Password hint for people who choose their own. */
export const passwordHint = `At least ${limits.passwordMinLength} characters`;

/** Password hint for admins who set one for another person. */
export const givenPasswordHint = `Minimum ${limits.passwordMinLength} characters`;

function newPassword(tooShort: string) {
  return z
    .string(tooShort)
    .check(wellFormed, z.minLength(limits.passwordMinLength, tooShort), atMost(limits.passwordMaxLength));
}

export const credentials = z.strictObject({
  email: emailText('Please enter your email.'),
  password: secretText(limits.typedPasswordLength, 'Please enter your password.'),
});

export const registration = z.strictObject({
  email: emailText('Please enter your email.'),
  password: newPassword(passwordHint),
  role: chosenRole,
});

export const newAccount = z.strictObject({
  email: emailText(),
  password: newPassword(givenPasswordHint),
  role: accountRole,
});

export const passwordChange = z.strictObject({
  currentPassword: secretText(limits.typedPasswordLength, 'Please enter your current password.'),
  newPassword: newPassword(passwordHint),
});

export const passwordResetRequest = z.strictObject({ email: emailText('Please enter your email.') });

/** The secret after `#token=` in a mailed link. */
const linkToken = secretText(limits.linkTokenLength, 'This link is not complete.');

export const passwordReset = z.strictObject({ token: linkToken, newPassword: newPassword(passwordHint) });

export const mailedLink = z.strictObject({ token: linkToken });

const sixDigits = `Type the ${limits.emailCodeDigits} digits from the mail.`;

/** The mailed six-digit code. Whitespace from typing or pasting is removed. */
export const emailCode = z.strictObject({
  code: z.string(sixDigits).check(
    z.overwrite((text) => text.replaceAll(/\s/g, '')),
    z.regex(new RegExp(`^\\d{${limits.emailCodeDigits}}$`), sixDigits),
  ),
});

/** Input for changing one's own email. Accounts without a password need a recent sign-in instead. */
export const emailChange = z.strictObject({
  newEmail: emailText('Please enter the new email.'),
  password: z.optional(secretText(limits.typedPasswordLength, 'Please enter your password.')),
});

/** Proof of identity for destructive actions. Without a password, a recent sign-in is accepted. */
export const proof = z.strictObject({
  password: z.optional(secretText(limits.typedPasswordLength, 'Please enter your password.')),
});

export const googleSignIn = z.strictObject({
  /** A Google ID token, from Google's sign-in button. */
  credential: secretText(limits.googleTokenLength, 'A credential is required.'),
  role: chosenRole,
  /** The secret whose SHA-256 (base64url) the page gave Google as `nonce`; required if the token has a nonce. */
  nonce: z.optional(z.string().check(z.minLength(limits.nonceMinLength), z.maxLength(limits.nonceMaxLength))),
});
