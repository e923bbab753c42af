import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { takeDeck } from '../../shared/routes/shares.ts';
import { type SharedDeck, type StoredDeckCopy, storedDeckCopies } from '../data/content/deck-share.ts';
import { storedDecks, toNewDeck } from '../data/content/deck.ts';
import { countInHousehold, storedHouseholds } from '../data/people/household.ts';
import type { Deletion } from '../data/operations/pending-deletion.ts';
import { expiryAfter } from '../data/table/expiry.ts';
import { presentDeck } from '../decks/present-deck.ts';
import { defineCreation } from '../platform/call/define-creation.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { openMediaEffects } from '../platform/effects/media-store.ts';
import { timeOfCall } from '../platform/time-to-remove.ts';
import { copyCards } from './copy-cards.ts';

/**
 * Copies a shared deck into the household. The copy is hidden until it is complete, so nobody sees a partial one. A deletion scheduled half an hour later
 * removes an interrupted copy, unless another call with the same code continues it.
 */
export const handler = defineCreation(
  takeDeck,
  async ({ body, household, caller, effects, now, clientNetwork }) => {
    const sharedDeck = await household.openSharedDeck(body.code, { userId: caller.user.id, clientNetwork, now });
    const begun = await beginOrGoOn(household, sharedDeck, effects.newId, now);
    const { mediaStore, newId } = effects;
    const copying = { household, sharedDeck, mediaStore, newId, now };
    const copy = await copyCards(copying, begun, timeOfCall(effects.clock, now));
    if (!copy) throw new ProductError('still-copying', { retryAfterSeconds: 1 });
    return await showCopy(household, sharedDeck, copy, now);
  },
  openMediaEffects,
);

/** @returns the copy in progress, or a new one. @throws ProductError `too-many-decks` before anything is copied. */
async function beginOrGoOn(
  household: HouseholdScope,
  { share: { share }, deck: source }: SharedDeck,
  newId: (at: Date) => string,
  now: Date,
): Promise<StoredDeckCopy> {
  const { rows } = household;
  const startedAt = now.toISOString();
  const seen = await storedDeckCopies.find(rows, { share });
  if (seen && startedAt < seen.until) return seen;
  if (household.household.deckCount >= limits.decksPerHousehold) throw new ProductError('too-many-decks');
  const until = new Date(now.getTime() + limits.deckCopySeconds * 1_000).toISOString();
  const expiresAt = expiryAfter(now, 2 * limits.deckCopySeconds);
  const copy = { share, deck: newId(now), startedAt, until, cards: 0, expiresAt };
  await rows.commit([
    // Copies the deck's texts, subject and study settings.
    storedDecks.create(rows, { ...toNewDeck(source, { deck: copy.deck, createdAt: startedAt }), deletingSince: until }),
    storedDeckCopies.save(rows, seen, copy),
    ...noteOf(household, copy).beginActions,
    storedHouseholds.check(rows, {}),
  ]);
  return { ...copy, version: (seen?.version ?? 0) + 1 };
}

/** The pending deletion that removes an unfinished copy once it expires, in the same way as a deleted deck. */
function noteOf(household: HouseholdScope, { deck, until }: Pick<StoredDeckCopy, 'deck' | 'until'>): Deletion {
  return household.openDeletion({ kind: 'deck', id: deck, since: until });
}

/**
 * @returns the writes that make the finished copy visible and count it in this household and in the source deck's share. They fail with `not-found` and
 *   `too-many-decks`.
 */
async function showCopy(household: HouseholdScope, sharedDeck: SharedDeck, copy: StoredDeckCopy, now: Date) {
  const { rows } = household;
  const isAsLeft = { equals: { deletingSince: copy.until } };
  const deck = await storedDecks.findEvenHidden(rows, copy);
  if (!deck) throw new ProductError('conflict');
  return {
    actions: [
      sharedDeck.countCopyAction,
      countInHousehold(rows, { deckCount: 1 }, 'deckCount'),
      storedDecks.change(rows, copy, { remove: ['deletingSince'] }, isAsLeft),
      storedDeckCopies.removeIfUnchanged(rows, copy),
      noteOf(household, copy).endAction,
      ...household.countActions({ decks: 1 }),
    ],
    answer: presentDeck(household, deck, [], now),
  };
}
