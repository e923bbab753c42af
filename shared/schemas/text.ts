import * as z from 'zod/mini';
import { appLanguages } from '../languages.ts';
import { limits } from '../limits.ts';
import { isTimeZone } from '../time-zone.ts';
import { problem } from './problem.ts';

/*
 * Validation rules for user input, each with the message that people read. The server validates every call with them, and forms use the same schemas
 * before sending: `useForm({ resolver: zodResolver(route.body, { error: describeIssue }) })`, or `z.pick(route.body, …)` for part of a body.
 */

/** Rejects lone surrogates: DynamoDB refuses them, and nobody can type them. */
export const wellFormed = z.refine<string>((text) => text.isWellFormed(), problem('brokenCharacter'));

/** Creates a check that a text has at most `max` UTF-16 code units. */
export function atMost(max: number) {
  return z.maxLength(max, problem('tooLong', { most: max }));
}

/** A text as someone saw it before they changed it. If someone else has changed it since, the change is refused. */
export const seenText = z.optional(z.string());

/** A required text: trimmed, 1 to `max` UTF-16 code units. */
export function requiredText(max: number, missing = problem('required')) {
  return z.string(missing).check(wellFormed, z.trim(), z.minLength(1, missing), atMost(max));
}

/** A secret as typed: not trimmed, at most `max` UTF-16 code units. */
export function secretText(max: number, missing: string) {
  return z.string(missing).check(wellFormed, z.minLength(1, missing), atMost(max));
}

const emptyIsAbsent = z.transform((text: string) => (text === '' ? undefined : text));

/** An optional text: trimmed; empty counts as absent. */
export function optionalText(max: number) {
  return z.optional(z.pipe(z.string().check(wellFormed, z.trim(), atMost(max)), emptyIsAbsent));
}

/** A change to an optional text: absent keeps it, empty removes it. */
export function changedText(max: number) {
  return z.optional(z.string().check(wellFormed, z.trim(), atMost(max)));
}

/** For forms: makes a field optional. Whitespace alone counts as absent; anything else is validated. */
export function emptyOr<S extends z.ZodMiniType<unknown, string>>(schema: S) {
  return z.pipe(
    z.transform((typed: string | undefined) => (typed?.trim() === '' ? undefined : typed)),
    z.optional(schema),
  );
}

export function nameText(missing: string) {
  const tooLong = z.maxLength(limits.nameLength, {
    error: ({ input }) => problem('nameTooLong', { most: limits.nameLength, length: (input as string).length }),
  });
  return z.string(missing).check(wellFormed, z.trim(), z.minLength(1, missing), tooLong);
}

const invalidId = problem('invalidId');
const idForm = [z.maxLength(limits.idLength, invalidId), z.regex(/^[A-Za-z0-9_-]+$/, invalidId)] as const;

export const idText = z.string(problem('required')).check(...idForm);

/** Schema for the id of an item picked from a list. It rejects the list's empty first entry. */
export function chosenId(missing: string) {
  return z.string(missing).check(z.minLength(1, missing), ...idForm);
}

const invalidInstant = problem('invalidInstant');

/** A UTC instant. The length check is needed because ISO allows any number of fraction digits, and instants are parts of keys. */
export const instantText = z.iso
  .datetime({ error: invalidInstant })
  .check(z.maxLength(limits.instantLength, invalidInstant));

const unknownTimeZone = problem('unknownTimeZone');

/** An IANA time zone known to this runtime, such as `Europe/Berlin`. */
export const timeZoneText = z
  .string()
  .check(z.maxLength(limits.timeZoneLength, unknownTimeZone), z.refine(isTimeZone, unknownTimeZone));

/** A language of the product's own words. */
export const appLanguage = z.enum(appLanguages, problem('unknownAppLanguage'));

const unknownLanguage = problem('unknownLanguage');

/** Whether a BCP 47 tag starts with two or three letters. BCP 47 alone would accept any short word. */
function isLanguageTag(text: string): boolean {
  if (!/^[a-z]{2,3}(?:-|$)/i.test(text)) return false;
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

const tagLength = z.maxLength(limits.languageLength, unknownLanguage);

/** A well-formed BCP 47 tag, such as `es` or `pt-BR`. */
export const languageTag = z.string().check(tagLength, z.refine(isLanguageTag, unknownLanguage));

const tagOrEmpty = z.string().check(
  tagLength,
  z.refine((text: string) => text === '' || isLanguageTag(text), unknownLanguage),
);

/** An optional language; an empty text counts as absent. */
export const optionalLanguage = z.optional(z.pipe(tagOrEmpty, emptyIsAbsent));

/** A change to an optional language: absent keeps it, empty removes it. */
export const changedLanguage = z.optional(tagOrEmpty);
