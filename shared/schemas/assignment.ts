import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { changedStudyDay, studyDayText } from './progress.ts';
import { changedText, chosenId, idText, instantText, optionalText } from './text.ts';

export const assignmentType = z.enum(['deck', 'quiz']);
export type AssignmentType = z.infer<typeof assignmentType>;

/** How often work comes back: once its week is over. */
export const repetition = z.enum(['weekly']);

/** The specified words for two fields of a new assignment, the learner and the resource. */
export const chooseBoth = 'Please select a learner and resource';

/** Work that a grown-up gave a learner. It ticks itself off. */
export const assignmentSchema = z.object({
  id: idText,
  householdId: idText,
  learnerId: idText,
  type: assignmentType,
  resourceId: idText,
  resourceName: z.string(),
  /** The last study day on which it is in time. */
  dueDate: z.optional(studyDayText),
  notes: z.optional(z.string()),
  /** Of a deck with a due date: it is to be known by that day, and is planned until then. */
  untilReady: z.optional(z.literal(true)),
  /** Of work with a due date that is still to do. */
  repeats: z.optional(repetition),
  /** Of work that comes back: the last due date by which it was not done. */
  missedDate: z.optional(studyDayText),
  createdAt: instantText,
  completedAt: z.optional(instantText),
});
export type Assignment = z.infer<typeof assignmentSchema>;

/** What a grown-up gives a learner. */
export const newAssignment = z.strictObject({
  householdId: idText,
  learnerId: chosenId(chooseBoth),
  type: assignmentType,
  resourceId: chosenId(chooseBoth),
  /** As the screen shows it; the resource's own name is what is stored. */
  resourceName: optionalText(limits.nameLength),
  dueDate: z.optional(studyDayText),
  notes: optionalText(limits.notesLength),
  untilReady: z.optional(z.boolean()),
  repeats: z.optional(repetition),
});

/** What is absent stays. Without its due date nothing is planned, and nothing comes back. */
export const assignmentChange = z.strictObject({
  dueDate: changedStudyDay,
  notes: changedText(limits.notesLength),
  untilReady: z.optional(z.boolean()),
  /** An empty one: it does not come back any more. */
  repeats: z.optional(z.enum(['weekly', ''])),
});
