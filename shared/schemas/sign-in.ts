import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { atMost, secretText, wellFormed } from './text.ts';
import { accountRole, chosenRole } from './user.ts';

/** Trimmed and lower-cased: two spellings of an address are one account. */
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

/** What a person is told who chooses a password. */
export const passwordHint = `At least ${limits.passwordMinLength} characters`;

/** What an admin is told who chooses a password for somebody else. */
export const givenPasswordHint = `Minimum ${limits.passwordMinLength} characters`;

function newPassword(tooShort: string) {
  return z
    .string(tooShort)
    .check(wellFormed, z.minLength(limits.passwordMinLength, tooShort), atMost(limits.passwordMaxLength));
}

/** Signing in with email and password. */
export const credentials = z.strictObject({
  email: emailText('Please enter your email.'),
  password: secretText(limits.typedPasswordLength, 'Please enter your password.'),
});

/** A new account of one's own. */
export const registration = z.strictObject({
  email: emailText('Please enter your email.'),
  password: newPassword(passwordHint),
  role: chosenRole,
});

/** A new account that an admin makes. */
export const newAccount = z.strictObject({
  email: emailText(),
  password: newPassword(givenPasswordHint),
  role: accountRole,
});

/** Another password for one's own account. */
export const passwordChange = z.strictObject({
  currentPassword: secretText(limits.typedPasswordLength, 'Please enter your current password.'),
  newPassword: newPassword(passwordHint),
});

/** The way back for somebody who forgot the password. */
export const passwordResetRequest = z.strictObject({ email: emailText('Please enter your email.') });

/** What the part behind `#token=` of a link in a mail says. */
const linkToken = secretText(limits.linkTokenLength, 'This link is not complete.');

export const passwordReset = z.strictObject({ token: linkToken, newPassword: newPassword(passwordHint) });

export const mailedLink = z.strictObject({ token: linkToken });

const sixDigits = `Type the ${limits.emailCodeDigits} digits from the mail.`;

/** The code of a mail, which may be typed or pasted with blanks in it. */
export const emailCode = z.strictObject({
  code: z.string(sixDigits).check(
    z.overwrite((text) => text.replaceAll(/\s/g, '')),
    z.regex(new RegExp(`^\\d{${limits.emailCodeDigits}}$`), sixDigits),
  ),
});

/** Another e-mail for one's own account. One that has no password asks for a sign-in just before instead. */
export const emailChange = z.strictObject({
  newEmail: emailText('Please enter the new email.'),
  password: z.optional(secretText(limits.typedPasswordLength, 'Please enter your password.')),
});

/** By what somebody who erases something shows again who it is. Where it is left out, a sign-in just before stands in for it. */
export const proof = z.strictObject({
  password: z.optional(secretText(limits.typedPasswordLength, 'Please enter your password.')),
});

/** What Google's button gives. */
export const googleSignIn = z.strictObject({
  /** An ID token. */
  credential: secretText(limits.googleTokenLength, 'A credential is required.'),
  role: chosenRole,
  /** The secret whose SHA-256 (base64url) the page gave to Google as `nonce`; needed when the token carries one. */
  nonce: z.optional(z.string().check(z.minLength(limits.nonceMinLength), z.maxLength(limits.nonceMaxLength))),
});
