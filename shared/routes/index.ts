import * as admin from './admin.ts';
import * as assignments from './assignments.ts';
import * as auth from './auth.ts';
import * as bin from './bin.ts';
import * as cards from './cards.ts';
import * as consent from './consent.ts';
import * as corrections from './corrections.ts';
import * as decks from './decks.ts';
import type { Route } from './define-route.ts';
import * as devices from './devices.ts';
import * as flags from './flags.ts';
import * as forecast from './forecast.ts';
import * as home from './home.ts';
import * as households from './households.ts';
import * as imports from './imports.ts';
import * as learners from './learners.ts';
import * as loose from './loose.ts';
import * as media from './media.ts';
import * as passkeys from './passkeys.ts';
import * as quizzes from './quizzes.ts';
import * as records from './records.ts';
import * as reports from './reports.ts';
import * as shares from './shares.ts';
import * as streaks from './streaks.ts';
import * as study from './study.ts';
import * as users from './users.ts';
import * as visits from './visits.ts';

const groups = [
  auth,
  users,
  households,
  consent,
  devices,
  passkeys,
  learners,
  decks,
  shares,
  cards,
  imports,
  media,
  flags,
  bin,
  study,
  home,
  quizzes,
  corrections,
  assignments,
  streaks,
  reports,
  loose,
  forecast,
  records,
  admin,
  visits,
];

/** Every route of the API. Infra derives the gateway and the functions from it, and the tests derive their access matrix. */
export const routes: readonly Route[] = groups.flatMap((group) => Object.values<Route>(group));
