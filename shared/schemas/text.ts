import * as z from 'zod';
import { limits } from '../limits.ts';
import { isTimeZone } from '../time-zone.ts';

/** DynamoDB refuses half a surrogate pair, and no person can type one. */
const wellFormed = (text: string): boolean => text.isWellFormed();
const broken = 'This contains a broken character.';

/** A required text: trimmed, at least one character, at most `max` UTF-16 code units. */
export function requiredText(max: number, missing = 'This is required.') {
  return z
    .string(missing)
    .refine(wellFormed, broken)
    .trim()
    .min(1, missing)
    .max(max, `At most ${max.toLocaleString('en')} characters.`);
}

/** A secret as it was typed: not trimmed, at most `max` UTF-16 code units. */
export function secretText(max: number, missing: string) {
  return z
    .string(missing)
    .refine(wellFormed, broken)
    .min(1, missing)
    .max(max, `At most ${max.toLocaleString('en')} characters.`);
}

/** An optional text: trimmed; an empty one counts as absent. */
export function optionalText(max: number) {
  return z
    .string()
    .refine(wellFormed, broken)
    .trim()
    .max(max, `At most ${max.toLocaleString('en')} characters.`)
    .transform((text) => (text === '' ? undefined : text))
    .optional();
}

/** A change to an optional text: absent leaves it, an empty one removes it. */
export function changedText(max: number) {
  return z
    .string()
    .refine(wellFormed, broken)
    .trim()
    .max(max, `At most ${max.toLocaleString('en')} characters.`)
    .optional();
}

export const nameText = requiredText(limits.nameLength, 'A name is required.');

/** Trimmed and lower-cased: two spellings of an address are one account. */
export const emailText = z
  .string('An email is required.')
  .trim()
  .toLowerCase()
  .max(limits.emailLength, 'This email is too long.')
  .pipe(z.email('This does not look like an email.'));

export const passwordText = secretText(limits.passwordMaxLength, 'A password is required.').min(
  limits.passwordMinLength,
  'At least 6 characters',
);

export const idText = z
  .string('This is required.')
  .max(limits.idLength, 'This is not a valid id.')
  .regex(/^[A-Za-z0-9_-]+$/, 'This is not a valid id.');

export const instantText = z.iso.datetime({ error: 'This is not a time in UTC, such as 2026-01-31T09:30:00.000Z.' });

/** An IANA time zone that this runtime knows, such as `Europe/Berlin`. */
export const timeZoneText = z
  .string()
  .max(64, 'This is not a time zone.')
  .refine(isTimeZone, 'This is not a time zone.');
