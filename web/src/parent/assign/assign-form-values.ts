import * as z from 'zod/mini';
import { newAssignment } from '../../../../shared/schemas/assignment.ts';
import { studyDayText } from '../../../../shared/schemas/progress.ts';
import { emptyOr } from '../../../../shared/schemas/text.ts';

const sent = z.pick(newAssignment, { learnerId: true, type: true, resourceId: true, notes: true });

/** The fields of the form, by the contract's rules; what is not chosen is empty. */
export const assignmentFields = z.object({ ...sent.shape, dueDate: emptyOr(studyDayText) });

export type AssignFormValues = z.input<typeof assignmentFields>;

/** An empty form. A household's only learner is chosen from the start, else the one that somebody came for. */
export function makeEmptyForm(learners: readonly { readonly id: string }[], learnerId?: string): AssignFormValues {
  const chosen = learners.length === 1 ? learners[0] : learners.find(({ id }) => id === learnerId);
  return {
    learnerId: chosen?.id ?? '',
    type: 'deck',
    resourceId: '',
    dueDate: '',
    notes: '',
  };
}
