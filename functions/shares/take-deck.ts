import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { takeDeck } from '../../shared/routes/shares.ts';
import { type GivenDeck, type StoredTake, storedTakes } from '../data/content/deck-share.ts';
import { storedDecks, toNewDeck } from '../data/content/deck.ts';
import { countInHousehold, storedHouseholds } from '../data/people/household.ts';
import type { Deletion } from '../data/operations/pending-deletion.ts';
import { endAfter } from '../data/table/expiry.ts';
import { presentDeck } from '../decks/present-deck.ts';
import { defineCreation } from '../platform/call/define-creation.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { openMediaEffects } from '../platform/effects/media-store.ts';
import { timeOfCall } from '../platform/time-to-remove.ts';
import { copyCards } from './copy-cards.ts';

/**
 * The copy is made hidden, noted as something to be removed by the clock half an hour later, filled in steps, and shown when it is whole, in the
 * transaction that counts it and keeps the answer. So nothing half-filled is ever seen, and a call that was cut off leaves nothing behind;
 * until then the next call for the same code goes on where it stopped.
 */
export const handler = defineCreation(
  takeDeck,
  async ({ body, household, caller, effects, now, clientNetwork }) => {
    const given = await household.openGivenDeck(body.code, { userId: caller.user.id, clientNetwork, now });
    const begun = await beginOrGoOn(household, given, effects.newId, now);
    const { mediaStore, newId } = effects;
    const copying = { household, given, mediaStore, newId, now };
    const take = await copyCards(copying, begun, timeOfCall(effects.clock, now));
    if (!take) throw new ProductError('still-copying', { retryAfterSeconds: 1 });
    return await showCopy(household, given, take, now);
  },
  openMediaEffects,
);

/** @returns the copy that is under way, or a new one. @throws ProductError `too-many-decks` before anything is copied. */
async function beginOrGoOn(
  household: HouseholdScope,
  { share: { share }, deck: source }: GivenDeck,
  newId: (at: Date) => string,
  now: Date,
): Promise<StoredTake> {
  const { rows } = household;
  const startedAt = now.toISOString();
  const seen = await storedTakes.find(rows, { share });
  if (seen && startedAt < seen.until) return seen;
  if (household.household.deckCount >= limits.decksPerHousehold) throw new ProductError('too-many-decks');
  const until = new Date(now.getTime() + limits.takeSeconds * 1_000).toISOString();
  const expiresAt = endAfter(now, 2 * limits.takeSeconds);
  const take = { share, deck: newId(now), startedAt, until, cards: 0, expiresAt };
  await rows.commit([
    // What goes along of a deck: its texts, what it is about and how it is studied.
    storedDecks.create(rows, { ...toNewDeck(source, { deck: take.deck, createdAt: startedAt }), deletingSince: until }),
    storedTakes.save(rows, seen, take),
    ...noteOf(household, take).beginActions,
    storedHouseholds.check(rows, {}),
  ]);
  return { ...take, version: (seen?.version ?? 0) + 1 };
}

/** By which a copy that nobody goes on with is removed: as a deck whose deletion begins when its time is over. */
function noteOf(household: HouseholdScope, { deck, until }: Pick<StoredTake, 'deck' | 'until'>): Deletion {
  return household.openDeletion({ kind: 'deck', id: deck, since: until });
}

/** @returns the writes that show a whole copy, and count it where it is and where it comes from. They refuse with `not-found` and `too-many-decks`. */
async function showCopy(household: HouseholdScope, given: GivenDeck, take: StoredTake, now: Date) {
  const { rows } = household;
  const isAsLeft = { equals: { deletingSince: take.until } };
  const deck = await storedDecks.findEvenHidden(rows, take);
  if (!deck) throw new ProductError('conflict');
  return {
    actions: [
      given.takenAction,
      countInHousehold(rows, { deckCount: 1 }, 'deckCount'),
      storedDecks.change(rows, take, { remove: ['deletingSince'] }, isAsLeft),
      storedTakes.removeSeen(rows, take),
      noteOf(household, take).endAction,
      ...household.countActions({ decks: 1 }),
    ],
    answer: presentDeck(household, deck, [], now),
  };
}
