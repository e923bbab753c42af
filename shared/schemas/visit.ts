import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { atMost, idText, instantText, wellFormed } from './text.ts';

const missing = 'Please say why, in a few words.';

const visitReason = z
  .string(missing)
  .check(wellFormed, z.trim(), z.minLength(limits.visitReason.least, missing), atMost(limits.visitReason.most));

/** Why an admin looks into a family, as they type it. The family reads it. */
export const visitInput = z.strictObject({ reason: visitReason });

/** Kinds of things of a family that an admin can look at or change. The family's screens have a word for each. */
const visitSubject = z.enum([
  'children',
  'people',
  /** Somebody was added or invited to the family. */
  'joined',
  'devices',
  'progress',
  'answers',
  'quizzes',
  'work',
  'flags',
  'bin',
  'decks',
  'media',
  'consent',
  'other',
]);
export type VisitSubject = z.infer<typeof visitSubject>;

/** That an admin said why they look into a family: from then on they may, until `endsAt`. */
export const openVisitSchema = z.object({ id: idText, at: instantText, endsAt: instantText, reason: z.string() });

/** A visit as the family sees it: when, why and at what. Which admin it was stays with the operator, who answers for all of them. */
export const visitSchema = z.object({
  id: idText,
  at: instantText,
  reason: z.string(),
  /** In the order in which they were first looked at. */
  looked: z.array(visitSubject),
  changed: z.array(visitSubject),
});
export type Visit = z.infer<typeof visitSchema>;
