import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { flagCard } from '../../shared/routes/flags.ts';
import { storedFlags } from '../data/card-flag.ts';
import { storedCards } from '../data/card.ts';
import { storedDecks } from '../data/deck.ts';
import { storedLearners } from '../data/learner.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/define-handler.ts';

/** The limit keeps the list of a household short; two flags at the same moment may exceed it by one. */
export const handler = defineHandler(flagCard, async ({ params, household, learner: { local: learner }, now }) => {
  const { rows } = household;
  const { deck } = storedDecks.placeOf(household.id, params.deckId);
  const { card } = storedCards.placeOf(household.id, params.cardId, { deck });
  await repeatOnConflict(async () => {
    const [own] = await Promise.all([storedFlags.list(rows, { learner }), storedCards.require(rows, { deck, card })]);
    if (own.some((flag) => flag.deck === deck && flag.card === card)) return;
    if (own.length >= limits.flagsPerLearner) throw new ProductError('too-many-flags');
    // What is being deleted removes the flags that it finds: none may come meanwhile.
    await rows.commit([
      storedDecks.check(rows, { deck }),
      storedCards.check(rows, { deck, card }),
      storedLearners.check(rows, { learner }),
      storedFlags.create(rows, { learner, deck, card, flaggedAt: now.toISOString() }),
    ]);
  });
});
