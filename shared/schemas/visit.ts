import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { atMost, idText, instantText, wellFormed } from './text.ts';
import { problem } from './problem.ts';

const missing = problem('sayWhy');

const visitReason = z
  .string(missing)
  .check(wellFormed, z.trim(), z.minLength(limits.visitReason.least, missing), atMost(limits.visitReason.most));

/** An admin's reason for viewing a family, as typed. The family can read it. */
export const visitInput = z.strictObject({ reason: visitReason });

/** Areas of a family that an admin can view or change. The family's screens have a label for each. */
const visitSubject = z.enum([
  'children',
  'people',
  /** A person was added or invited to the family. */
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

/** An open visit: the admin stated a reason and has access until `endsAt`. */
export const openVisitSchema = z.object({ id: idText, at: instantText, endsAt: instantText, reason: z.string() });
export type OpenVisit = z.infer<typeof openVisitSchema>;

/** A visit as the family sees it: when, why and what was viewed or changed. The admin's identity is known only to the operator. */
export const visitSchema = z.object({
  id: idText,
  at: instantText,
  reason: z.string(),
  /** Areas viewed, in order of their first view. */
  looked: z.array(visitSubject),
  changed: z.array(visitSubject),
});
export type Visit = z.infer<typeof visitSchema>;
