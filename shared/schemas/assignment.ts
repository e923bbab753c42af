import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { changedStudyDay, studyDayText } from './progress.ts';
import { changedText, chosenId, idText, instantText, optionalText } from './text.ts';
import { problem } from './problem.ts';

export const assignmentType = z.enum(['deck', 'quiz']);
export type AssignmentType = z.infer<typeof assignmentType>;

/** How often an assignment repeats: it opens again once its week is over. */
export const repetition = z.enum(['weekly']);

/** Error message, worded as in the specification, for a new assignment without a learner or resource. */
export const chooseBoth = problem('chooseBoth');

/** Work that a grown-up assigned to a learner. Studying completes it automatically. */
export const assignmentSchema = z.object({
  id: idText,
  householdId: idText,
  learnerId: idText,
  type: assignmentType,
  resourceId: idText,
  resourceName: z.string(),
  /** The last study day on which the work counts as on time. */
  dueDate: z.optional(studyDayText),
  notes: z.optional(z.string()),
  /** For a deck with a due date: the deck is to be known by that day, and daily work is planned toward it. */
  untilReady: z.optional(z.literal(true)),
  /** How the work repeats; only for open assignments with a due date. */
  repeats: z.optional(repetition),
  /** For repeating work: the last due date that was missed. */
  missedDate: z.optional(studyDayText),
  createdAt: instantText,
  completedAt: z.optional(instantText),
});
export type Assignment = z.infer<typeof assignmentSchema>;

export const newAssignment = z.strictObject({
  householdId: idText,
  learnerId: chosenId(chooseBoth),
  type: assignmentType,
  resourceId: chosenId(chooseBoth),
  /** The resource's name as shown on the client's screen. Ignored: the server stores the name of the deck or quiz itself. */
  resourceName: optionalText(limits.nameLength),
  dueDate: z.optional(studyDayText),
  notes: optionalText(limits.notesLength),
  untilReady: z.optional(z.boolean()),
  repeats: z.optional(repetition),
});

/** Changes to an assignment; absent fields stay. Removing the due date also removes the plan and the repetition. */
export const assignmentChange = z.strictObject({
  dueDate: changedStudyDay,
  notes: changedText(limits.notesLength),
  untilReady: z.optional(z.boolean()),
  /** An empty text stops the repetition. */
  repeats: z.optional(z.enum(['weekly', ''])),
});
