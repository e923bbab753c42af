import * as auth from './auth.ts';
import * as cards from './cards.ts';
import * as decks from './decks.ts';
import type { Route } from './define-route.ts';
import * as households from './households.ts';
import * as learners from './learners.ts';
import * as study from './study.ts';
import * as users from './users.ts';

/** Every route of the product. Infra makes the gateway and the functions from it, the tests their refusal matrix. */
export const routes: readonly Route[] = [auth, users, households, learners, decks, cards, study].flatMap((group) =>
  Object.values<Route>(group),
);
