import { removeOpenAssignmentsOf } from '../data/content/assignment.ts';
import { isOfResource, removeEntriesOf } from '../data/content/empty-bin.ts';
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

/**
 * Removes the rows of a hidden deck, in pages: first what learners still see of it, and itself last. The answers that were given stay in the
 * learners' logs and totals. Cut off anywhere, whoever runs it again goes on; two at once do no harm. An answer that is on its way meanwhile
 * finds that the progress which it read is gone: it leaves no memory behind; while cards of an import may still arrive, all is left for later.
 * @returns whether it is through.
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

/**
 * Removes the open assignments of a hidden quiz, and itself last. Cut off anywhere, whoever runs it again goes on.
 * @returns whether it is through.
 */
export async function removeHiddenQuiz(deletion: Deletion, hasTime: HasTime, now: Date): Promise<boolean> {
  const { rows, id: quiz, endAction } = deletion;
  if (!hasTime()) return false;
  await removeOpenAssignmentsOf(rows, quiz);
  if (!(await removeEntriesOf(deletion, isOfResource(quiz), hasTime, now))) return false;
  await rows.commit([storedQuizzes.remove(rows, { quiz }), endAction]);
  return true;
}
