import { isDue } from '../../shared/scheduling/card-state.ts';
import { explainToday } from '../../shared/scheduling/plan-session.ts';
import { describeRest, isResting } from '../../shared/scheduling/rest-card.ts';
import { isWantedAhead, type ReadyDays } from '../../shared/scheduling/ready-by.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import { isLeftOut } from '../../shared/scheduling/track-progress.ts';
import { deckOfTrack, isReversed } from '../../shared/scheduling/track.ts';
import type { OpenSession, SessionMode } from '../../shared/schemas/study.ts';
import { type CardPlace, cardKeyOf, type StoredStudySession } from '../data/study/study-session.ts';
import type { StoredDeckProgress } from '../data/study/deck-progress.ts';
import { type StoredCardMemory, storedMemories } from '../data/study/card-memory.ts';
import type { Moment } from '../data/study/scheduling.ts';
import { presentCard, type StoredCard, storedCards } from '../data/content/card.ts';
import type { Partition } from '../data/table/partition.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import type { Creation } from '../platform/call/call.ts';
import { offerOthers, type OptionCards } from './offer-others.ts';
import { remainingCards } from './session-answers.ts';

export interface ChosenCards {
  /** The cards in study order. */
  readonly cards: readonly CardPlace[];
  /** Cards that were already read while choosing the session's cards. */
  readonly loaded: readonly StoredCard[];
  /** The cards' memories; absent when they were not read because the cards were chosen earlier. */
  readonly memories?: readonly StoredCardMemory[];
}

/** A session with the cards still to be answered. */
export interface Opened {
  readonly session: StoredStudySession;
  readonly chosen: ChosenCards;
}

export interface Opening {
  /** The learner's unfinished session of this kind from the same study day, if any. */
  readonly findOpen: () => Promise<StoredStudySession | undefined>;
  readonly choose: () => Promise<ChosenCards>;
  /** Creates a session with these cards, and the writes that store it. */
  readonly make: (chosen: ChosenCards) => { readonly session: StoredStudySession; readonly actions: WriteAction[] };
  /** Builds the response, leaving out cards deleted since they were chosen. */
  readonly present: (opened: Opened) => Promise<OpenSession>;
}

/** Opens a session. An unfinished one of the same study day is resumed, on any device, so a repeated request or a lost response never creates a second one. */
export async function openSession(rows: Partition, opening: Opening): Promise<Creation<OpenSession>> {
  const session = await opening.findOpen();
  const open = session && { session, chosen: { cards: remainingCards(session), loaded: [] } };
  if (!open || open.chosen.cards.length === 0) return await startAnew(opening, open);
  const answer = async () => {
    const resumed = await opening.present(open);
    if (resumed.cards.length > 0) return resumed;
    // All remaining cards of the open session have been deleted.
    const other = await startAnew(opening, open);
    await rows.commit(other.actions);
    return await other.answer();
  };
  return { actions: [], answer };
}

/** @param open the learner's session of today with no cards left; it is returned again when there is nothing else to study. */
async function startAnew(opening: Opening, open: Opened | undefined) {
  const chosen = await opening.choose();
  const { session, actions } =
    open && chosen.cards.length === 0 ? { session: open.session, actions: [] } : opening.make(chosen);
  return { actions, answer: async () => await opening.present({ session, chosen }) };
}

export interface LoadedCard {
  readonly card: StoredCard;
  readonly track: string;
  /** Undefined if the card was never answered. */
  readonly memory: StoredCardMemory | undefined;
}

/** @returns the cards that still exist, in study order. */
export async function loadCards(
  rows: Partition,
  learner: string,
  { cards, loaded, memories }: ChosenCards,
): Promise<LoadedCard[]> {
  const places = cards.map(({ deck, card }) => ({ deck: deckOfTrack(deck), card }));
  const known = new Set(loaded.map(cardKeyOf));
  const [found, remembered] = await Promise.all([
    storedCards.findMany(
      rows,
      places.filter((place) => !known.has(cardKeyOf(place))),
    ),
    memories ??
      storedMemories.findMany(
        rows,
        cards.map((place) => ({ ...place, learner })),
      ),
  ]);
  const memoryOf = new Map(remembered.map((memory) => [cardKeyOf(memory), memory]));
  const byName = new Map([...loaded, ...found].map((card) => [cardKeyOf(card), card]));
  return cards.flatMap(({ deck: track, card: local }) => {
    const card = byName.get(cardKeyOf({ deck: deckOfTrack(track), card: local }));
    return card ? [{ card, track, memory: memoryOf.get(cardKeyOf({ deck: track, card: local })) }] : [];
  });
}

/**
 * @returns the session's remaining cards, without those left out for the learner or finished in another session in the meantime: offline devices may open
 *   overlapping sessions.
 */
export function leaveOutFinished(
  cards: readonly LoadedCard[],
  { mode }: Pick<StoredStudySession, 'mode'>,
  {
    now,
    timeZone,
    ready,
    progress,
  }: Moment & {
    readonly ready: ReadyDays;
    readonly progress: readonly StoredDeckProgress[];
  },
): LoadedCard[] {
  const today = studyDayOf(now, timeZone);
  const isAnsweredToday = ({ state }: StoredCardMemory) => studyDayOf(new Date(state.lastReview), timeZone) >= today;
  return cards.filter(({ card, memory, track }) => {
    if (progress.some((one) => one.deck === track && isLeftOut(one, card.card))) return false;
    if (!memory || isDue(memory.state, now, timeZone)) return true;
    // A wrong answer today may have made the card rest, also in a session with all cards.
    if (mode === 'all') return !(isResting(memory.state, today) && isAnsweredToday(memory));
    const day = ready.get(deckOfTrack(track));
    return day !== undefined && isWantedAhead(memory.state, { day, today, timeZone });
  });
}

export function presentCards(
  householdId: string,
  cards: readonly LoadedCard[],
  moment: Moment & { readonly mode: SessionMode },
  options: OptionCards,
): OpenSession['cards'] {
  return cards.map(({ card, track, memory }) => ({
    ...presentCard(householdId, card),
    ...(isReversed(track) && { reversed: true as const }),
    ...offerOthers(householdId, { card, track, memory }, options),
    ...describeRest(memory?.state, moment),
    why: explainToday(memory?.state, moment.now, moment.timeZone),
  }));
}
