import * as z from 'zod/mini';
import { chooseBoth, newAssignment } from '../../../../shared/schemas/assignment.ts';
import { studyDayText } from '../../../../shared/schemas/progress.ts';
import { emptyOr, idText } from '../../../../shared/schemas/text.ts';
import type { NewAssignment } from '../../queries/assignments.ts';

const sent = z.pick(newAssignment, { type: true, resourceId: true, notes: true });

/** Form schema, based on the API contract. A choice that isn't made is an empty string. */
export const assignmentFields = z.object({
  learnerIds: z.array(idText).check(z.minLength(1, chooseBoth)),
  ...sent.shape,
  dueDate: emptyOr(studyDayText),
  untilReady: z.boolean(),
  isWeekly: z.boolean(),
});

export type AssignFormValues = z.input<typeof assignmentFields>;

/** Returns an empty form with the given deck and one learner preselected: the household's only learner, or else the given one. */
export function makeEmptyForm(
  learners: readonly { readonly id: string }[],
  { learnerId, deckId = '' }: { readonly learnerId?: string | undefined; readonly deckId?: string | undefined } = {},
): AssignFormValues {
  const chosen = learners.length === 1 ? learners[0] : learners.find(({ id }) => id === learnerId);
  return {
    learnerIds: chosen ? [chosen.id] : [],
    type: 'deck',
    resourceId: deckId,
    dueDate: '',
    notes: '',
    untilReady: false,
    isWeekly: false,
  };
}

/** @returns one request body per chosen learner, without values of hidden fields. */
export function toAssignments(householdId: string, values: AssignFormValues): NewAssignment[] {
  const { learnerIds, type, resourceId, notes, dueDate, untilReady, isWeekly } = values;
  const common = {
    type,
    resourceId,
    notes,
    ...(dueDate && { dueDate }),
    ...(canBePlanned({ type, dueDate }) && untilReady && { untilReady }),
    ...(isWeekly && { repeats: 'weekly' as const }),
  };
  return learnerIds.map((learnerId) => ({ householdId, learnerId, ...common }));
}

/** Returns true if the parent can require that the deck be learned by its due date. */
export function canBePlanned({ type, dueDate }: Pick<AssignFormValues, 'type' | 'dueDate'>): boolean {
  return type === 'deck' && Boolean(dueDate);
}
