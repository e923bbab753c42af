import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { changedStudyDay, studyDayText } from './progress.ts';
import { changedText, chosenId, idText, instantText, optionalText } from './text.ts';

export const assignmentType = z.enum(['deck', 'quiz']);
export type AssignmentType = z.infer<typeof assignmentType>;

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
});

export const assignmentChange = z.strictObject({ dueDate: changedStudyDay, notes: changedText(limits.notesLength) });
