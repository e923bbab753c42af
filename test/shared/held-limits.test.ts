import { expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '../../shared/limits.ts';

/**
 * How a limit on the number of stored things is enforced when many are added concurrently.
 * - `counted`: the transaction that adds one increments a count, on condition that there is room (`atMost`, or that the count is unchanged since the read).
 * - `list`: the same, for things that also expire on their own (`data/table/limited-list.ts`).
 * - `version`: the transaction that adds one requires that the row that holds or represents them all is unchanged since the read.
 */
type Enforcement = 'counted' | 'list' | 'version';

const enforcementOf: Readonly<Record<string, Enforcement>> = {
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
  quizzesPerDay: 'counted',
  restoredRecords: 'counted',
  flagsPerLearner: 'list',
  devicesPerHousehold: 'list',
  openInvitations: 'list',
  openPairings: 'list',
  passkeysPerAccount: 'version',
  pinTries: 'version',
  paceChanges: 'version',
  leftOutPerDeck: 'version',
  memoryFits: 'version',
  importCallsAtOnce: 'version',
  binEntries: 'counted',
  binBytes: 'counted',
};

/** Limits on attempts and calls. `throttle-tries.ts` and the call budget count each one before it runs. */
const attemptLimits = ['tries', 'callsPerMinute', 'mailTries'];

/** Limits within one call, text, session or read, which concurrent calls cannot exceed together. */
const perCallLimits = [
  // A PIN too many for a moment only ends its device's shortcut later.
  'pinsPerAccount',
  'requestBodyBytes',
  'pageBytes',
  'pageSize',
  'nameLength',
  'mailNameLength',
  'idempotencyKeyLength',
  'emailCodeDigits',
  'mediaPerSide',
  'cardSideLength',
  'cardsPerCopyStep',
  'minCardsForQuiz',
  'generatedQuestions',
  'answersPerSession',
  'reviewsPerCall',
  'newCardsPerDay',
  'decksPerMix',
  'cardsPerMix',
  'minutesPerDay',
  'mixUps',
  'mixUpsSearched',
  'hardestCards',
  'cardsCheckedForDeadline',
  'retriesLookedAt',
  'cardsConsideredForQuiz',
  'cardsConsideredForOptions',
  'sessionsListed',
  'importsListed',
  'packDays',
  'packNewDays',
  'packTracks',
  'packCards',
  'offlineSessionMaxAgeDays',
  'weeklyMail',
  'answersToFit',
  'answersFitted',
  'answersBetweenFits',
  'growthBetweenFits',
  'growthUntilRetry',
];
const isOfTimeOrPages = (limit: string) => /(?:Seconds|PerPage)$/.test(limit);

const sources = readdirSync('functions', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => [name, readFileSync(join('functions', name), 'utf8')] as const);

function namedLimits(code: string): string[] {
  return [...code.matchAll(/\blimits\.(\w+)/g)].map(([, limit = '']) => limit).filter((limit) => limit !== 'ts');
}

/** @returns the lines of the code that use `limits` in any way other than `limits.name`: destructured, by computed name, or passed on as a whole. */
function hiddenUses(code: string): string[] {
  const plainImport = /^import (?:type )?\{[^}]*\blimits\b(?! as)[^}]*\} from '[./]+shared\/limits\.ts';$/gm;
  const without = code.replaceAll(plainImport, '').replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
  return without
    .split('\n')
    .filter((line) => /\blimits\b(?!\.\w)|\* as .*limits\.ts/.test(line) && !/limits\.tries\[/.test(line));
}

it('every limit that a function names is held in a way that many at once cannot pass, or is of one call alone', () => {
  const known = [...Object.keys(enforcementOf), ...attemptLimits, ...perCallLimits];
  const named = new Set(sources.flatMap(([, code]) => namedLimits(code)));
  expect([...named].filter((limit) => !isOfTimeOrPages(limit) && !known.includes(limit))).toEqual([]);
  expect(known.filter((limit) => !named.has(limit))).toEqual([]);
});

it('limits are named where they are met: none is taken out of their list by another way', () => {
  expect(sources.flatMap(([name, code]) => hiddenUses(code).map((line) => `${name}: ${line.trim()}`))).toEqual([]);
  for (const way of [
    'const { quizzesPerDay } = limits;',
    "const most = limits['quizzesPerDay'];",
    'return begin(limits);',
    "import { limits as bounds } from '../../shared/limits.ts';",
    "import * as bounds from '../../shared/limits.ts';",
  ])
    expect(hiddenUses(way)).toHaveLength(1);
});

it('every limit that is said to be held is one', () => {
  expect(Object.keys(enforcementOf).filter((limit) => !(limit in limits))).toEqual([]);
});

it('a list is looked through and then added to nowhere but where that is counted', () => {
  const files = readdirSync('functions', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const looked = files.filter((name) =>
    /\.length >=? limits\.|\.length >= limit\b/.test(readFileSync(join('functions', name), 'utf8')),
  );
  // Passkeys, paces, cards left out and imports also check the version of a row in the same write; `parse-call.ts` and `adopt-opening.ts` check no stored list.
  expect(looked.toSorted()).toEqual([
    'cards/import-cards.ts',
    'data/people/passkey.ts',
    'learners/update-learner.ts',
    'loose/leave-out-card.ts',
    'platform/call/parse-call.ts',
    'study/adopt-opening.ts',
  ]);
});
