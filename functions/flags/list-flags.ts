import { listFlags } from '../../shared/routes/flags.ts';
import { storedFlags } from '../data/content/card-flag.ts';
import { storedCards } from '../data/content/card.ts';
import { storedDecks } from '../data/content/deck.ts';
import { storedLearners } from '../data/people/learner.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(listFlags, async ({ household }) => {
  const { rows } = household;
  const flags = await storedFlags.list(rows);
  const decks = await storedDecks.findMany(
    rows,
    [...new Set(flags.map(({ deck }) => deck))].map((deck) => ({ deck })),
  );
  // A deck in the bin keeps its flags, but they are not shown, because nobody needs to check its cards.
  const there = new Set(decks.map(({ deck }) => deck));
  const shown = flags.filter(({ deck }) => there.has(deck));
  return shown.map((flag) => ({
    cardId: storedCards.idOf(household.id, flag),
    deckId: storedDecks.idOf(household.id, flag),
    learnerId: storedLearners.idOf(household.id, flag),
    flaggedAt: flag.flaggedAt,
  }));
});
