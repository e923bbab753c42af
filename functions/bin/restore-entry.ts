import { errorCatalogue, ProductError } from '../../shared/errors.ts';
import { restoreEntry } from '../../shared/routes/bin.ts';
import {
  backfillOpenCount,
  findResource,
  storedAssignments,
  storedDoneAssignments,
} from '../data/content/assignment.ts';
import {
  listDeletion,
  outOfBinActions,
  presentEntry,
  requireEntry,
  requireKept,
  type StoredBinEntry,
  storedBinEntries,
} from '../data/content/bin.ts';
import { storedDecks } from '../data/content/deck.ts';
import { countAssignmentsAction, countNewAssignmentAction, storedLearners } from '../data/people/learner.ts';
import { countQuizzesFirst, storedQuizzes } from '../data/content/quiz.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { type HasTime, timeOfCall } from '../platform/time-to-remove.ts';
import { restoreCardActions, restoreFirstCards } from './restore-card.ts';

export const handler = defineHandler(restoreEntry, async ({ params, household, effects, now }) => {
  const hasTime = timeOfCall(effects.clock, now);
  try {
    const restored = await repeatOnConflict(async () => {
      const entry = await requireEntry(household, params.entryId, now);
      await household.rows.commit(await restoreActions(household, entry));
      return entry;
    });
    if (restored.kind === 'deck' || restored.kind === 'quiz')
      await restoreOpenWork(household, restored.entry, hasTime, now);
    return presentEntry(household.id, restored);
  } catch (error) {
    if (!(error instanceof ProductError) || error.code !== 'not-found') throw error;
    return await restoreDeletion(household, params.entryId, hasTime, now);
  }
});

/**
 * Restores cards that were deleted together, several per transaction. Safe to interrupt, repeat and run in parallel.
 * @throws ProductError only if it restored none: otherwise the answer says how many are left, and the next call meets the refusal.
 */
async function restoreDeletion(scope: HouseholdScope, id: string, hasTime: HasTime, now: Date) {
  const entries = await listDeletion(scope, id, now);
  const [first] = entries;
  if (!first) throw new ProductError('not-found');
  let done = 0;
  do {
    try {
      done += await restoreFirstCards(scope, entries.slice(done));
    } catch (error) {
      if (done === 0 || !(error instanceof ProductError)) throw error;
      break;
    }
  } while (done < entries.length && hasTime());
  return { ...presentEntry(scope.id, first), left: entries.length - done };
}

/** @returns the writes that restore a bin entry in one transaction. @throws ProductError `restore-first`. */
async function restoreActions(scope: HouseholdScope, entry: StoredBinEntry): Promise<WriteAction[]> {
  const { rows } = scope;
  const { kind, entry: local, deletedAt } = entry;
  const shown = { remove: ['deletingSince'] } as const;
  const asHidden = { equals: { deletingSince: deletedAt }, otherwise: 'conflict' } as const;
  switch (kind) {
    case 'deck':
      return [
        ...outOfBinActions(rows, [entry], { deckCount: 1 }, 'deckCount'),
        storedDecks.change(rows, { deck: local }, shown, asHidden),
        ...scope.countActions({ decks: 1 }),
      ];
    case 'quiz':
      await countQuizzesFirst(rows, scope.household);
      return [
        ...outOfBinActions(rows, [entry], { quizCount: 1 }, 'quizCount'),
        storedQuizzes.change(rows, { quiz: local }, shown, asHidden),
      ];
    case 'card':
      return await restoreCardActions(scope, entry);
    case 'assignment':
      return await restoreWorkActions(scope, entry);
  }
}

/** Restores an assignment. A completed one needs only its learner; an open one also needs its deck or quiz. */
async function restoreWorkActions({ rows }: HouseholdScope, entry: StoredBinEntry): Promise<WriteAction[]> {
  const { assignment } = entry;
  if (!assignment) throw new ProductError('not-found');
  const { learner, type, resource, completedAt } = assignment;
  // Fails while the learner is being deleted, as the entry is deleted with them.
  const seen = await storedLearners.require(rows, { learner });
  if (completedAt !== undefined)
    return [
      ...outOfBinActions(rows, [entry]),
      storedDoneAssignments.create(rows, { ...assignment, completedAt }),
      countAssignmentsAction(rows, learner, { doneAssignments: 1 }, 'visible'),
    ];
  const found = await findResource(rows, type, resource);
  if (!found) throw new ProductError('restore-first');
  await backfillOpenCount(rows, seen);
  return [
    ...outOfBinActions(rows, [entry]),
    found.check,
    storedAssignments.create(rows, { ...assignment, resourceName: found.name }),
    countNewAssignmentAction(rows, learner),
  ];
}

/** Restores a deck's or quiz's open assignments. Those beyond the learner's limit or the call's time stay in the bin and are now listed there. */
async function restoreOpenWork(scope: HouseholdScope, resource: string, hasTime: HasTime, now: Date): Promise<void> {
  const { rows } = scope;
  const behind = (await storedBinEntries.list(rows)).filter(({ goneWith }) => goneWith === resource);
  for (const entry of behind) {
    if (!hasTime()) return;
    try {
      await repeatOnConflict(async () => {
        const seen = await requireKept(rows, entry, now);
        await rows.commit(await restoreWorkActions(scope, seen));
      });
    } catch (error) {
      if (!(error instanceof ProductError) || errorCatalogue[error.code].status >= 500) throw error;
    }
  }
}
