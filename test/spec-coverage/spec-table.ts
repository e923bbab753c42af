import type { SpecTable } from '../../infra/local/spec-coverage.ts';
import { calls } from './calls.ts';
import { decisions } from './decisions.ts';
import { decksAndImport } from './decks-and-import.ts';
import { entitiesAndStates } from './entities-and-states.ts';
import { errorsAndConstants } from './errors-and-constants.ts';
import { householdsAndConsole } from './households-and-console.ts';
import { learnerHomeAndStudy } from './learner-home-and-study.ts';
import { open } from './open.ts';
import { quizMakingAndAdmin } from './quiz-making-and-admin.ts';
import { quizTaking } from './quiz-taking.ts';
import { rootAndPolicies } from './root-and-policies.ts';
import { signInAndRegistration } from './sign-in-and-registration.ts';
import { validationAndRoles } from './validation-and-roles.ts';

/** Every label, message, screen, route, rule and constant of the specification, with the tests that prove it. */
export const table: SpecTable = {
  rows: [
    ...rootAndPolicies,
    ...signInAndRegistration,
    ...learnerHomeAndStudy,
    ...quizTaking,
    ...householdsAndConsole,
    ...decksAndImport,
    ...quizMakingAndAdmin,
    ...entitiesAndStates,
    ...validationAndRoles,
    ...calls,
    ...errorsAndConstants,
    ...decisions,
  ],
  open,
};
