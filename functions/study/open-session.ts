import { isDue } from '../../shared/scheduling/card-state.ts';
import { explainToday } from '../../shared/scheduling/plan-session.ts';
import { isWantedAhead, type ReadyDays } from '../../shared/scheduling/ready-by.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import { deckOfTrack, isReversed } from '../../shared/scheduling/track.ts';
import type { OpenSession } from '../../shared/schemas/study.ts';
import { type CardPlace, nameCard, type StoredStudySession } from '../data/study/study-session.ts';
import { type StoredCardMemory, storedMemories } from '../data/study/card-memory.ts';
import type { Moment } from '../data/study/scheduling.ts';
import { presentCard, type StoredCard, storedCards } from '../data/content/card.ts';
import type { Partition } from '../data/table/partition.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import type { Creation } from '../platform/call/call.ts';
import { offerOthers, type OptionCards } from './offer-others.ts';
import { remainingCards } from './session-answers.ts';

/** Cards to study. */
export interface ChosenCards {
  /** In study order. */
  readonly cards: readonly CardPlace[];
  /** Those of them that were read in choosing them. */
  readonly loaded: readonly StoredCard[];
  /** What is remembered of them; absent where they were chosen before, and it was not read. */
  readonly memories?: readonly StoredCardMemory[];
}

/** A session, with the cards that are still to be answered in it. */
export interface Opened {
  readonly session: StoredStudySession;
  readonly chosen: ChosenCards;
}

/** How sessions of one kind are opened. */
export interface Opening {
  /** The learner's session of this kind that may go on: of the same study day, and not finished. */
  readonly findOpen: () => Promise<StoredStudySession | undefined>;
  readonly choose: () => Promise<ChosenCards>;
  /** A new session with these cards, and the writes that make it. */
  readonly make: (chosen: ChosenCards) => { readonly session: StoredStudySession; readonly actions: WriteAction[] };
  /** What is handed out. A card that was deleted since it was chosen is left out. */
  readonly present: (opened: Opened) => Promise<OpenSession>;
}

/**
 * Opens a session. One of the same study day that is not finished goes on where it stopped, on whatever device: asking twice, or again
 * after a lost answer, makes no second one.
 */
export async function openSession(rows: Partition, opening: Opening): Promise<Creation<OpenSession>> {
  const session = await opening.findOpen();
  const open = session && { session, chosen: { cards: remainingCards(session), loaded: [] } };
  if (!open || open.chosen.cards.length === 0) return await startAnew(opening, open);
  const answer = async () => {
    const resumed = await opening.present(open);
    if (resumed.cards.length > 0) return resumed;
    // All that was left of it has been deleted.
    const other = await startAnew(opening, open);
    await rows.commit(other.actions);
    return await other.answer();
  };
  return { actions: [], answer };
}

/** @param open the learner's session of today, of which nothing is left: it is answered again where there is nothing else to study. */
async function startAnew(opening: Opening, open: Opened | undefined) {
  const chosen = await opening.choose();
  const { session, actions } =
    open && chosen.cards.length === 0 ? { session: open.session, actions: [] } : opening.make(chosen);
  return { actions, answer: async () => await opening.present({ session, chosen }) };
}

/** A card, and the track in which it is studied. */
export interface LoadedCard {
  readonly card: StoredCard;
  readonly track: string;
  /** Absent where it was never answered. */
  readonly memory: StoredCardMemory | undefined;
}

/** @returns the cards that are there (still), in study order. */
export async function loadCards(
  rows: Partition,
  learner: string,
  { cards, loaded, memories }: ChosenCards,
): Promise<LoadedCard[]> {
  const places = cards.map(({ deck, card }) => ({ deck: deckOfTrack(deck), card }));
  const known = new Set(loaded.map(nameCard));
  const [found, remembered] = await Promise.all([
    storedCards.findMany(
      rows,
      places.filter((place) => !known.has(nameCard(place))),
    ),
    memories ??
      storedMemories.findMany(
        rows,
        cards.map((place) => ({ ...place, learner })),
      ),
  ]);
  const memoryOf = new Map(remembered.map((memory) => [nameCard(memory), memory]));
  const byName = new Map([...loaded, ...found].map((card) => [nameCard(card), card]));
  return cards.flatMap(({ deck: track, card: local }) => {
    const card = byName.get(nameCard({ deck: deckOfTrack(track), card: local }));
    return card ? [{ card, track, memory: memoryOf.get(nameCard({ deck: track, card: local })) }] : [];
  });
}

/**
 * @returns the cards of a session that are still to be answered in it: not what its learner finished in another session meanwhile, as devices that
 *   are offline open sessions of the same cards.
 */
export function leaveOutFinished(
  cards: readonly LoadedCard[],
  { mode }: Pick<StoredStudySession, 'mode'>,
  { now, timeZone, ready }: Moment & { readonly ready: ReadyDays },
): LoadedCard[] {
  const today = studyDayOf(now, timeZone);
  return cards.filter(({ memory, track }) => {
    if (mode === 'all' || !memory || isDue(memory.state, now, timeZone)) return true;
    const day = ready.get(deckOfTrack(track));
    return day !== undefined && isWantedAhead(memory.state, { day, today, timeZone });
  });
}

/** @returns the cards as they go out. */
export function presentCards(
  householdId: string,
  cards: readonly LoadedCard[],
  moment: Moment,
  options: OptionCards,
): OpenSession['cards'] {
  return cards.map(({ card, track, memory }) => ({
    ...presentCard(householdId, card),
    ...(isReversed(track) && { reversed: true as const }),
    ...offerOthers(householdId, { card, track }, options),
    why: explainToday(memory?.state, moment.now, moment.timeZone),
  }));
}
