import { deckOfTrack } from './track.ts';
import { sortByForgetting, spreadEvenly, type StudiedCard } from './plan-session.ts';

/** What one deck can give to today's mix, in one direction. */
export type MixDeck = {
  /** Its track: see `track.ts`. */
  deck: string;
  /** A grown-up gave it to do. */
  isAssigned: boolean;
  due: readonly StudiedCard[];
  /** New cards, in the order of the deck. */
  unseen: readonly string[];
  /** What is asked ahead of time, as the deck is to be known by a day. */
  ahead?: readonly string[];
};

/** `decks`: what is to be done first stands first. `allowedNew`: new cards that the day still allows, over all decks. */
export type MixPlan = { decks: readonly MixDeck[]; allowedNew: number; size: number; now: Date; timeZone: string };

/** A card of today's mix. */
export type MixCard = { deck: string; card: string };

/**
 * The cards of today's mix in the order of study. Assigned decks come in first, deck by deck, with what is due, then their new cards, then what is asked ahead of time; of
 * all others together what is due, the most forgettable first, then new cards, one deck after the other. What was chosen is mixed: each
 * deck's cards are spread evenly over the whole, so that neighbours are of different decks wherever that is possible. Of a card that is asked in
 * both directions one is in it.
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

/** @returns the cards, of those that are asked in both directions the first one only. */
export function leaveOutSiblings(cards: readonly MixCard[]): MixCard[] {
  const siblings = Map.groupBy(cards, ({ deck, card }) => `${deckOfTrack(deck)} ${card}`);
  return [...siblings.values()].flatMap(([first]) => first ?? []);
}
