import { expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '../../shared/limits.ts';

/**
 * How each limit on a number of things is held when many are added at the same moment.
 * - `counted`: the transaction that adds one counts it, on condition that there is room (`atMost`).
 * - `list`: the same, for things that also go by themselves (`data/table/limited-list.ts`).
 * - `version`: the transaction that adds one asks that the row which holds them all, or stands for them, is as it was read.
 * - `late`: what is too much goes, or is refused, a moment later; why that is enough stands beside it.
 */
type Held = 'counted' | 'list' | 'version' | `late: ${string}`;

const held: Readonly<Record<string, Held>> = {
  householdsPerAccount: 'counted',
  grownUpsPerHousehold: 'counted',
  learnersPerHousehold: 'counted',
  decksPerHousehold: 'counted',
  quizzesPerHousehold: 'counted',
  mediaPerHousehold: 'counted',
  mediaBytesPerHousehold: 'counted',
  openAssignmentsPerLearner: 'counted',
  cardsPerDeck: 'counted',
  answersPerDay: 'counted',
  broughtRecords: 'counted',
  flagsPerLearner: 'list',
  devicesPerHousehold: 'list',
  openInvitations: 'list',
  openPairings: 'list',
  passkeysPerAccount: 'version',
  paceChanges: 'version',
  memoryFits: 'version',
  importCallsAtOnce: 'version',
  binEntries: 'late: of more than these the oldest go with the next deletion, and nothing is refused',
  quizzesPerDay: 'late: attempts are begun against it and counted when they end, so that no answer is ever refused',
};

/** What a limit on a number of things is compared with, wherever it is met. */
const comparison = /(?:>=|>|<=|===|atMost: \{[^}]*:|slice\([^)]*-|bound:|limit:|limit =)\s*\(?limits\.(\w+)/g;

/** Of one call, one text or one reading: nothing that others could add to at the same moment. */
const ofOneCall =
  /^(requestBodyBytes|pageBytes|minCardsForQuiz|signedIn|mailTries|answersToFit|answersFitted|freshSignIn|cardsPerSession|decksPerMix|mixUps|cardsConsidered|weeklyMail|pageSize)|PerPage$/;

it('every limit that a function compares with is held in a way that many at once cannot pass', () => {
  const files = readdirSync('functions', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const met = files.flatMap((name) =>
    [...readFileSync(join('functions', name), 'utf8').matchAll(comparison)].map(([, limit = '']) => limit),
  );
  const counts = [...new Set(met)].filter((limit) => !ofOneCall.test(limit));
  expect(counts.length).toBeGreaterThan(12);
  expect(counts.filter((limit) => !(limit in held))).toEqual([]);
});

it('every limit that is said to be held is one', () => {
  expect(Object.keys(held).filter((limit) => !(limit in limits))).toEqual([]);
});

it('a list is looked through and then added to nowhere but where that is counted', () => {
  const files = readdirSync('functions', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const looked = files.filter((name) =>
    /\.length >=? limits\.|\.length >= limit\b/.test(readFileSync(join('functions', name), 'utf8')),
  );
  // Passkeys, paces and imports go by the version of a row that is written with them; the others are not about what is stored.
  expect(looked.toSorted()).toEqual([
    'cards/import-cards.ts',
    'data/people/passkey.ts',
    'learners/update-learner.ts',
    'platform/call/parse-call.ts',
    'study/adopt-session.ts',
  ]);
});
