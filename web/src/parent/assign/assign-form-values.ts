import { limits } from '../../../../shared/limits.ts';
import type { AssignmentType } from '../../../../shared/schemas/assignment.ts';
import { formatNumber } from '../../words/counts.ts';

/** What the form holds; what is not chosen is empty. */
export interface AssignFormValues {
  learnerId: string;
  type: AssignmentType;
  resourceId: string;
  /** A study day, `YYYY-MM-DD`. */
  dueDate: string;
  notes: string;
}

/** The specified words for two fields, said once for both. */
export const CHOOSE_BOTH = 'Please select a learner and resource';
export const RESOURCE_GONE = 'Selected resource not found';

/** The rules of the contract, said before anything is sent; the server decides. */
export const assignRules = {
  learnerId: { validate: (id: string) => id !== '' || CHOOSE_BOTH },
  notes: {
    validate: (text: string) =>
      text.trim().length <= limits.notesLength || `At most ${formatNumber(limits.notesLength)} characters.`,
  },
} as const;

/** An empty form. A household's only learner is chosen from the start. */
export function makeEmptyForm(learners: readonly { readonly id: string }[]): AssignFormValues {
  const [only, ...others] = learners;
  return {
    learnerId: only && others.length === 0 ? only.id : '',
    type: 'deck',
    resourceId: '',
    dueDate: '',
    notes: '',
  };
}
