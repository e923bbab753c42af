import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { appLanguage, atMost, secretText, wellFormed } from './text.ts';
import { accountRole, chosenRole } from './user.ts';
import { problem } from './problem.ts';

/** An email address, trimmed and lowercased so that spelling variants are the same account. */
export function emailText(missing = problem('enterAnEmail')) {
  return z.pipe(
    z
      .string(missing)
      .check(
        z.trim(),
        z.toLowerCase(),
        z.minLength(1, missing),
        z.maxLength(limits.emailLength, problem('emailTooLong')),
      ),
    z.email(problem('notAnEmail')),
  );
}

/** Password hint for people who choose their own. */
export const passwordHint = problem('passwordTooShort', { least: limits.passwordMinLength });

/** Password hint for admins who set one for another person. */
export const givenPasswordHint = problem('givenPasswordTooShort', { least: limits.passwordMinLength });

function newPassword(tooShort: string) {
  return z
    .string(tooShort)
    .check(wellFormed, z.minLength(limits.passwordMinLength, tooShort), atMost(limits.passwordMaxLength));
}

export const credentials = z.strictObject({
  email: emailText(problem('enterYourEmail')),
  password: secretText(limits.typedPasswordLength, problem('enterPassword')),
});

export const registration = z.strictObject({
  email: emailText(problem('enterYourEmail')),
  password: newPassword(passwordHint),
  role: chosenRole,
  /** The page's language, for a new account's screens and emails. */
  language: z.optional(appLanguage),
});

export const newAccount = z.strictObject({
  email: emailText(),
  password: newPassword(givenPasswordHint),
  role: accountRole,
});

export const passwordChange = z.strictObject({
  currentPassword: secretText(limits.typedPasswordLength, problem('enterCurrentPassword')),
  newPassword: newPassword(passwordHint),
});

export const passwordResetRequest = z.strictObject({ email: emailText(problem('enterYourEmail')) });

/** The secret after `#token=` in a mailed link. */
const linkToken = secretText(limits.linkTokenLength, problem('incompleteLink'));

export const passwordReset = z.strictObject({ token: linkToken, newPassword: newPassword(passwordHint) });

export const mailedLink = z.strictObject({ token: linkToken });

const sixDigits = problem('typeDigits', { digits: limits.emailCodeDigits });

/** The mailed six-digit code. Whitespace from typing or pasting is removed. */
export const emailCode = z.strictObject({
  code: z.string(sixDigits).check(
    z.overwrite((text) => text.replaceAll(/\s/g, '')),
    z.regex(new RegExp(`^\\d{${limits.emailCodeDigits}}$`), sixDigits),
  ),
});

/** Input for changing one's own email. Accounts without a password need a recent sign-in instead. */
export const emailChange = z.strictObject({
  newEmail: emailText(problem('enterNewEmail')),
  password: z.optional(secretText(limits.typedPasswordLength, problem('enterPassword'))),
});

/** Proof of identity for destructive actions. Without a password, a recent sign-in is accepted. */
export const proof = z.strictObject({
  password: z.optional(secretText(limits.typedPasswordLength, problem('enterPassword'))),
});

export const googleSignIn = z.strictObject({
  /** A Google ID token, from Google's sign-in button. */
  credential: secretText(limits.googleTokenLength, problem('googleMissing')),
  role: chosenRole,
  /** The page's language, in case this creates an account. */
  language: z.optional(appLanguage),
  /** The secret whose SHA-256 (base64url) the page gave Google as `nonce`; required if the token has a nonce. */
  nonce: z.optional(z.string().check(z.minLength(limits.nonceMinLength), z.maxLength(limits.nonceMaxLength))),
});
