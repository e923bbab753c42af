import { deckOfTrack } from './track.ts';
import { sortByForgetting, spreadEvenly, type StudiedCard } from './plan-session.ts';

/** The candidates that one track contributes to today's mix. */
export type MixDeck = {
  /** Name of the track, see `track.ts`. */
  deck: string;
  isAssigned: boolean;
  due: readonly StudiedCard[];
  /** New cards in deck order. */
  unseen: readonly string[];
  /** Cards asked ahead of time because the deck has a target day. */
  ahead?: readonly string[];
};

/** `decks` is in order of priority. `allowedNew` is the remaining allowance of new cards over all decks. */
export type MixPlan = { decks: readonly MixDeck[]; allowedNew: number; size: number; now: Date; timeZone: string };

export type MixCard = { deck: string; card: string };

/**
 * Selects and orders the cards of today's mix. Assigned decks come first, deck by deck: due cards, new cards, then cards ahead of time. The other decks
 * follow together: due cards, those most likely to be forgotten first, then new cards deck by deck. The selected cards are then interleaved: each deck's cards
 * are spread evenly, so that neighbors come from different decks where possible. A card asked in both directions appears once.
 */
export function planMix({ decks, allowedNew, size, now, timeZone }: MixPlan): MixCard[] {
  const [assigned, others] = [decks.filter((one) => one.isAssigned), decks.filter((one) => !one.isAssigned)];
  const groups = [...assigned.map((one) => [one]), others];
  let leftNew = allowedNew;
  const chosen = groups.flatMap((group) => {
    const due = group.flatMap((one) => one.due.map((card) => ({ ...card, deck: one.deck })));
    const unseen = group.flatMap((one) => one.unseen.map((card) => ({ deck: one.deck, card }))).slice(0, leftNew);
    leftNew -= unseen.length;
    const ahead = group.flatMap((one) => (one.ahead ?? []).map((card) => ({ deck: one.deck, card })));
    const dueCards = sortByForgetting(due, now, timeZone).map(({ deck, cardId }) => ({ deck, card: cardId }));
    return [...dueCards, ...unseen, ...ahead];
  });
  const distinct = leaveOutSiblings(chosen);
  return spreadEvenly([...Map.groupBy(distinct.slice(0, size), ({ deck }) => deckOfTrack(deck)).values()]);
}

/** @returns the cards, keeping only the first direction of each card */
export function leaveOutSiblings(cards: readonly MixCard[]): MixCard[] {
  const siblings = Map.groupBy(cards, ({ deck, card }) => `${deckOfTrack(deck)} ${card}`);
  return [...siblings.values()].flatMap(([first]) => first ?? []);
}
