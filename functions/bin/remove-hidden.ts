import { storedAssignments } from '../data/content/assignment.ts';
import { removeOpenAssignmentsOf } from '../data/content/open-assignments.ts';
import { isOfResource, removeEntriesOf, removeForGood } from '../data/content/empty-bin.ts';
import { storedFlags } from '../data/content/card-flag.ts';
import { isBeingFilled, storedCardImports, storedImportChanges } from '../data/content/card-import.ts';
import { storedMemories } from '../data/study/card-memory.ts';
import { removeCardsWithMedia, storedCards } from '../data/content/card.ts';
import { progressPlaces, storedProgress } from '../data/study/deck-progress.ts';
import { endShare } from '../data/content/deck-share.ts';
import { storedDecks } from '../data/content/deck.ts';
import { storedHouseholds } from '../data/people/household.ts';
import { storedLearners } from '../data/people/learner.ts';
import type { Deletion } from '../data/operations/pending-deletion.ts';
import { storedQuizzes } from '../data/content/quiz.ts';
import type { HasTime } from '../platform/time-to-remove.ts';
import { isKept, storedBinEntries, type StoredBinEntry } from '../data/content/bin.ts';
import { moveOpenAssignmentsToBin } from '../data/content/hide-into-bin.ts';
import type { Partition } from '../data/table/partition.ts';

/**
 * Deletes a hidden deck's rows page by page: first what learners still see, the deck last; answers stay. Safe to interrupt, repeat and run in parallel:
 * concurrent answers find no progress and store no memory. While cards of an import may still arrive, it waits for a later run.
 * @returns whether the deletion is complete.
 */
export async function removeHiddenDeck(deletion: Deletion, hasTime: HasTime, now: Date): Promise<boolean> {
  const { rows, id: deck, endAction } = deletion;
  if (!hasTime() || (await isBeingFilled(rows, { deck }, now))) return false;
  await endShare(deletion, deck);
  await removeOpenAssignmentsOf(rows, deck);
  if (!(await removeEntriesOf(deletion, isOfResource(deck), hasTime, now))) return false;
  const studied = progressPlaces(await storedLearners.list(rows), deck);
  await storedProgress.removeMany(rows, studied);
  const household = await storedHouseholds.findEvenHidden(rows, {});
  const mayShowMedia = (household?.mediaCount ?? 0) > 0;
  if (mayShowMedia && !(await removeCardsWithMedia(deletion, deck, hasTime, now))) return false;
  const beginnings = [
    ...studied.map((place) => storedFlags.beginningOf(place)),
    storedCards.beginningOf({ deck }),
    ...studied.map((place) => storedMemories.beginningOf(place)),
    storedImportChanges.beginningOf({ deck }),
    storedCardImports.beginningOf({ deck }),
  ];
  if (!(await rows.removeAll(beginnings, hasTime))) return false;
  await rows.commit([storedDecks.remove(rows, { deck }), endAction]);
  return true;
}

/** Deletes a hidden quiz's open assignments, then the quiz. Safe to interrupt and repeat. @returns whether the deletion is complete. */
export async function removeHiddenQuiz(deletion: Deletion, hasTime: HasTime, now: Date): Promise<boolean> {
  const { rows, id: quiz, endAction } = deletion;
  if (!hasTime()) return false;
  await removeOpenAssignmentsOf(rows, quiz);
  if (!(await removeEntriesOf(deletion, isOfResource(quiz), hasTime, now))) return false;
  await rows.commit([storedQuizzes.remove(rows, { quiz }), endAction]);
  return true;
}

/**
 * Deletes expired bin entries. Also moves to the bin any open assignments that an interrupted deletion of their deck or quiz left behind. Hidden decks and
 * quizzes get a pending deletion of their own. Safe to interrupt, repeat and run in parallel.
 * @returns whether the cleanup is complete.
 */
export async function purgeBin(deletion: Deletion, hasTime: HasTime, now: Date): Promise<boolean> {
  const { rows, endAction } = deletion;
  const entries = await storedBinEntries.list(rows);
  const isHidden = ({ kind }: StoredBinEntry) => kind === 'deck' || kind === 'quiz';
  const asked = entries.some((entry) => isHidden(entry) && isKept(entry, now))
    ? await listAsked(rows)
    : new Set<string>();
  for (const entry of entries) {
    if (!hasTime()) return false;
    if (!isKept(entry, now)) await removeForGood(deletion, entry, now);
    else if (asked.has(entry.entry)) await moveOpenAssignmentsToBin(rows, entry.entry);
  }
  await rows.commit([endAction]);
  return true;
}

/** @returns the decks and quizzes with open assignments. Completed work is stored elsewhere, so this does not read years of history. */
async function listAsked(rows: Partition): Promise<ReadonlySet<string>> {
  const open = (await storedAssignments.list(rows)).filter(({ completedAt }) => completedAt === undefined);
  return new Set(open.map(({ resource }) => resource));
}
