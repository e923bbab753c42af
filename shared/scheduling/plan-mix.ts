import { deckOfTrack } from './track.ts';
import { sortByForgetting, sortByGain, type StudiedCard } from './plan-session.ts';
import { isReturning } from './rest-card.ts';

/** The candidates that one track contributes to today's mix. */
export type MixDeck = {
  /** Name of the track, see `track.ts`. */
  deck: string;
  isAssigned: boolean;
  due: readonly StudiedCard[];
  /** The track's share of the mix's new cards, in deck order. */
  unseen: readonly string[];
  /** Cards asked ahead of time because the deck has a target day. */
  ahead?: readonly string[];
};

/** `decks` is in order of priority. */
export type MixPlan = { decks: readonly MixDeck[]; size: number; now: Date; timeZone: string };

export type MixCard = { deck: string; card: string };

/**
 * Selects and orders the cards of today's mix. Assigned decks come first, deck by deck, then the others together: their share of new cards, due cards (those
 * with the most gain), then cards ahead of time. A card asked in both directions appears once. At most one card returns from its rest. In the mix, each deck's
 * due cards precede its new ones, those most likely to be forgotten first, and neighbors come from different decks where possible.
 */
export function planMix({ decks, size, now, timeZone }: MixPlan): MixCard[] {
  const [assigned, others] = [decks.filter((one) => one.isAssigned), decks.filter((one) => !one.isAssigned)];
  const groups = [...assigned.map((one) => [one]), others];
  const chosen = groups.flatMap((group): Candidate[] => {
    const due = group.flatMap((one) => one.due.map((card) => ({ ...card, deck: one.deck })));
    const toCandidates = (kind: 'new' | 'ahead', listOf: (one: MixDeck) => readonly string[]) =>
      group.flatMap((one) => listOf(one).map((card): Candidate => ({ deck: one.deck, card, kind })));
    return [
      ...toCandidates('new', (one) => one.unseen),
      ...sortByGain(due, now, timeZone).map(({ deck, ...memory }) => toDueCandidate(deck, memory)),
      ...toCandidates('ahead', (one) => one.ahead ?? []),
    ];
  });
  const distinct = leaveOutSiblings(chosen);
  const isBack = ({ memory }: Candidate) => memory !== undefined && isReturning(memory.state);
  const returning = distinct.find(isBack);
  const taken = distinct.filter((one) => !isBack(one) || one === returning).slice(0, size);
  const due = taken.flatMap(({ deck, memory }) => (memory ? [{ ...memory, deck }] : []));
  const inOrder = [
    ...sortByForgetting(due, now, timeZone).map(({ deck, cardId }) => ({ deck, card: cardId })),
    ...(['new', 'ahead'] as const).flatMap((kind) =>
      taken.filter((one) => one.kind === kind).map(({ deck, card }) => ({ deck, card })),
    ),
  ];
  return spreadEvenly([...Map.groupBy(inOrder, ({ deck }) => deckOfTrack(deck)).values()]);
}

interface Candidate extends MixCard {
  readonly kind: 'due' | 'new' | 'ahead';
  readonly memory?: StudiedCard;
}

function toDueCandidate(deck: string, memory: StudiedCard): Candidate {
  return { deck, card: memory.cardId, kind: 'due', memory };
}

/** @returns the cards, keeping only the first direction of each card */
export function leaveOutSiblings<C extends MixCard>(cards: readonly C[]): C[] {
  const siblings = Map.groupBy(cards, ({ deck, card }) => `${deckOfTrack(deck)} ${card}`);
  return [...siblings.values()].flatMap(([first]) => first ?? []);
}

/**
 * Interleaves lists: each is spread evenly over the result and keeps its own order. Neighbors come from the same list only if no order avoids it, and then as
 * rarely as possible: a list with more than half of what is left goes next.
 */
export function spreadEvenly<T>(lists: readonly (readonly T[])[]): T[] {
  const waiting = lists.map((list) => ({ list, next: 0 }));
  const total = lists.reduce((sum, { length }) => sum + length, 0);
  const leftOf = ({ list, next }: (typeof waiting)[number]) => list.length - next;
  const placeOf = ({ list, next }: (typeof waiting)[number]) => (next + 0.5) / list.length;
  const spread: T[] = [];
  let last: (typeof waiting)[number] | undefined;
  while (spread.length < total) {
    const others = waiting.filter((one) => one !== last && leftOf(one) > 0);
    const most = others.find((one) => leftOf(one) * 2 > total - spread.length);
    const [soonest] = others.toSorted((a, b) => placeOf(a) - placeOf(b) || b.list.length - a.list.length);
    const taken = most ?? soonest ?? last;
    if (!taken) break;
    spread.push(...taken.list.slice(taken.next, taken.next + 1));
    taken.next += 1;
    last = taken;
  }
  return spread;
}
