import { decisions } from './decisions.ts';
import { errorsAndConstants } from './errors-and-constants.ts';
import { householdAndAdminScreens } from './household-and-admin-screens.ts';
import { signedOutAndLearnerScreens } from './signed-out-and-learner-screens.ts';
import type { SpecItem, SpecSections } from './spec-item.ts';
import { statesRulesAndCalls } from './states-rules-and-calls.ts';

const chapters: readonly SpecSections[] = [
  signedOutAndLearnerScreens,
  householdAndAdminScreens,
  statesRulesAndCalls,
  errorsAndConstants,
  decisions,
];

export const specification: readonly SpecItem[] = chapters.flatMap((sections) =>
  Object.entries(sections).flatMap(([section, items]) =>
    Object.entries(items).map(([id, [kind, item]]) => ({ id, section, kind, item })),
  ),
);
