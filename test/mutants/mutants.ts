import { mutantsOfBin } from './list/bin.ts';
import { mutantsOfBrowser } from './list/browser.ts';
import { mutantsOfCalls } from './list/calls.ts';
import { mutantsOfCards } from './list/cards.ts';
import { mutantsOfCloud } from './list/cloud.ts';
import { mutantsOfOffline } from './list/offline.ts';
import { mutantsOfQuizzes } from './list/quizzes.ts';
import { mutantsOfStreaks } from './list/streaks.ts';
import { mutantsOfPrivacy } from './list/privacy.ts';
import { mutantsOfRights } from './list/rights.ts';
import { mutantsOfImports } from './list/imports.ts';
import { mutantsOfMedia } from './list/media.ts';
import { mutantsOfRows } from './list/rows.ts';
import { mutantsOfSessions } from './list/sessions.ts';
import { mutantsOfPasskeys } from './list/passkeys.ts';
import { mutantsOfScheduling } from './list/scheduling.ts';
import { mutantsOfSigningIn } from './list/signing-in.ts';
import { mutantsOfStudy } from './list/study.ts';
import type { Mutant } from './mutant.ts';

/** Every seeded defect. */
export const mutants: readonly Mutant[] = [
  ...mutantsOfPrivacy,
  ...mutantsOfRights,
  ...mutantsOfSessions,
  ...mutantsOfSigningIn,
  ...mutantsOfPasskeys,
  ...mutantsOfScheduling,
  ...mutantsOfImports,
  ...mutantsOfMedia,
  ...mutantsOfRows,
  ...mutantsOfStudy,
  ...mutantsOfQuizzes,
  ...mutantsOfStreaks,
  ...mutantsOfBin,
  ...mutantsOfCalls,
  ...mutantsOfCards,
  ...mutantsOfCloud,
  ...mutantsOfBrowser,
  ...mutantsOfOffline,
];
