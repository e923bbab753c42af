import { householdKeys } from '../../../functions/data/keys.ts';
import type { HouseholdContents } from '../household-contents.ts';
import { type Violation, violation } from '../violation.ts';

/**
 * A deck's counter equals its cards. One that is being deleted loses its cards before it goes itself.
 * @yields what contradicts that.
 */
export function* checkDecks({ id, decks, cards }: HouseholdContents): Generator<Violation> {
  for (const { deck, totalCards, deletingSince } of decks.values()) {
    const rows = cards.get(deck)?.size ?? 0;
    if (deletingSince === undefined && totalCards !== rows) {
      const key = `${householdKeys.partition(id)}/${householdKeys.deck(deck)}`;
      yield violation('deck-cards', `${key} has totalCards ${totalCards}, and there are ${rows}`);
    }
  }
}
