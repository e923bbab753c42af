import { mutantsOfAccess } from './list/access.ts';
import { mutantsOfPrivacy } from './list/privacy.ts';
import { mutantsOfAnswers } from './list/answers.ts';
import { mutantsOfDelivery } from './list/delivery.ts';
import type { Mutant } from './mutant.ts';

/** Every defect that is seeded by hand: for each promise of `test/bars.md`, those most worth a guard. `test/bars.ts` names them by promise. */
export const mutants: readonly Mutant[] = [
  ...mutantsOfAccess,
  ...mutantsOfPrivacy,
  ...mutantsOfAnswers,
  ...mutantsOfDelivery,
];
