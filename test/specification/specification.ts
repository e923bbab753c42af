import { decisions } from './decisions.ts';
import { errorsAndConstants } from './errors-and-constants.ts';
import { householdAndAdminScreens } from './household-and-admin-screens.ts';
import { signedOutAndLearnerScreens } from './signed-out-and-learner-screens.ts';
import type { SpecItem, SpecSections } from './spec-item.ts';
import { statesRulesAndCalls } from './states-rules-and-calls.ts';

const chapters = [
  signedOutAndLearnerScreens,
  householdAndAdminScreens,
  statesRulesAndCalls,
  errorsAndConstants,
  decisions,
] as const;

type IdsOf<Sections> = Sections extends unknown
  ? { [Name in keyof Sections]: keyof Sections[Name] & string }[keyof Sections]
  : never;

/** The ids of the specification. */
export type SpecId = IdsOf<(typeof chapters)[number]>;

/** Every label, message, screen, route, rule and constant of the specification. */
export const specification: readonly SpecItem[] = chapters.flatMap((sections: SpecSections) =>
  Object.entries(sections).flatMap(([section, items]) =>
    Object.entries(items).map(([id, [kind, item]]) => ({ id, section, kind, item })),
  ),
);
