import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { isTimeZone } from '../time-zone.ts';

/** DynamoDB refuses half a surrogate pair, and no person can type one. */
export const wellFormed = z.refine<string>((text) => text.isWellFormed(), 'This contains a broken character.');

function atMost(max: number) {
  return z.maxLength(max, `At most ${max.toLocaleString('en')} characters.`);
}

/** A required text: trimmed, at least one character, at most `max` UTF-16 code units. */
export function requiredText(max: number, missing = 'This is required.') {
  return z.string(missing).check(wellFormed, z.trim(), z.minLength(1, missing), atMost(max));
}

/** A secret as it was typed: not trimmed, at most `max` UTF-16 code units. */
export function secretText(max: number, missing: string) {
  return z.string(missing).check(wellFormed, z.minLength(1, missing), atMost(max));
}

/** An optional text: trimmed; an empty one counts as absent. */
export function optionalText(max: number) {
  return z.optional(
    z.pipe(
      z.string().check(wellFormed, z.trim(), atMost(max)),
      z.transform((text: string) => (text === '' ? undefined : text)),
    ),
  );
}

/** A change to an optional text: absent leaves it, an empty one removes it. */
export function changedText(max: number) {
  return z.optional(z.string().check(wellFormed, z.trim(), atMost(max)));
}

export const nameText = requiredText(limits.nameLength, 'A name is required.');

/** Trimmed and lower-cased: two spellings of an address are one account. */
export const emailText = z.pipe(
  z
    .string('An email is required.')
    .check(z.trim(), z.toLowerCase(), z.maxLength(limits.emailLength, 'This email is too long.')),
  z.email('This does not look like an email.'),
);

export const passwordText = secretText(limits.passwordMaxLength, 'A password is required.').check(
  z.minLength(limits.passwordMinLength, 'At least 6 characters'),
);

export const idText = z
  .string('This is required.')
  .check(
    z.maxLength(limits.idLength, 'This is not a valid id.'),
    z.regex(/^[A-Za-z0-9_-]+$/, 'This is not a valid id.'),
  );

export const instantText = z.iso.datetime({ error: 'This is not a time in UTC, such as 2026-01-31T09:30:00.000Z.' });

/** An IANA time zone that this runtime knows, such as `Europe/Berlin`. */
export const timeZoneText = z
  .string()
  .check(z.maxLength(64, 'This is not a time zone.'), z.refine(isTimeZone, 'This is not a time zone.'));
