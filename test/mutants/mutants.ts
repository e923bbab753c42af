import { mutantsOfAccess } from './list/access.ts';
import { mutantsOfPrivacy } from './list/privacy.ts';
import { mutantsOfAnswers } from './list/answers.ts';
import { mutantsOfDelivery } from './list/delivery.ts';
import type { Mutant } from './mutant.ts';

/** All mutants written by hand: the most valuable ones for each promise of `test/bars.md`. */
export const mutants: readonly Mutant[] = [
  ...mutantsOfAccess,
  ...mutantsOfPrivacy,
  ...mutantsOfAnswers,
  ...mutantsOfDelivery,
];
