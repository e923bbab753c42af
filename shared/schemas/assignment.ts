import * as z from 'zod';
import { studyDayText } from './progress.ts';
import { idText, instantText } from './text.ts';

export const assignmentType = z.enum(['deck', 'quiz']);
export type AssignmentType = z.infer<typeof assignmentType>;

/** Work that a grown-up gave a learner. It ticks itself off. */
export const assignmentSchema = z.object({
  id: idText,
  householdId: idText,
  learnerId: idText,
  type: assignmentType,
  resourceId: idText,
  resourceName: z.string(),
  /** The last study day on which it is in time. */
  dueDate: studyDayText.optional(),
  notes: z.string().optional(),
  createdAt: instantText,
  completedAt: instantText.optional(),
});
export type Assignment = z.infer<typeof assignmentSchema>;
