import { flagCard } from '../../shared/routes/flags.ts';
import { storedFlags } from '../data/content/card-flag.ts';
import { storedCards } from '../data/content/card.ts';
import { storedDecks } from '../data/content/deck.ts';
import { limitedFlags } from '../data/people/learner.ts';
import { addWithinLimit } from '../data/table/limited-list.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

/** Flags a card. The limit on flags per learner keeps the household's list short. */
export const handler = defineHandler(flagCard, async ({ params, household, learner: { local: learner }, now }) => {
  const { rows } = household;
  const { deck } = storedDecks.placeOf(household.id, params.deckId);
  const { card } = storedCards.placeOf(household.id, params.cardId, { deck });
  const flag = { learner, deck, card };
  const [isThere] = await Promise.all([storedFlags.find(rows, flag), storedCards.require(rows, flag)]);
  if (isThere) return;
  const list = limitedFlags(rows, learner, async () => (await storedFlags.list(rows, { learner })).length);
  await addWithinLimit(list, async (countAction) => {
    // A concurrent call may have set the same flag.
    if (await storedFlags.find(rows, flag)) return;
    // The deletion of a deck or card removes the flags it finds, so none may be added while it runs.
    await rows.commit([
      countAction,
      storedDecks.check(rows, flag),
      storedCards.check(rows, flag),
      storedFlags.create(rows, { ...flag, flaggedAt: now.toISOString() }),
    ]);
  });
});
