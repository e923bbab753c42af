import { limits } from '../../shared/limits.ts';
import { foldText } from '../../shared/quiz/fold-text.ts';
import type { OptionJudge } from '../../shared/quiz/option-judge.ts';
import { isReturning } from '../../shared/scheduling/rest-card.ts';
import { deckOfTrack, isReversed } from '../../shared/scheduling/track.ts';
import type { SideLanguages } from '../../shared/schemas/deck.ts';
import type { OpenSession } from '../../shared/schemas/study.ts';
import { type AnswerOption, chooseOthers, lacksOthers, toOptions } from '../../shared/study/other-answers.ts';
import type { StoredCardMemory } from '../data/study/card-memory.ts';
import { presentMedia } from '../data/content/media.ts';
import { type StoredCard, storedCards } from '../data/content/card.ts';
import { isInUse, type StoredDeck, storedDecks } from '../data/content/deck.ts';
import { type CardPlace, cardKeyOf, servedCards, type StoredStudySession } from '../data/study/study-session.ts';
import type { Partition } from '../data/table/partition.ts';

type Option = AnswerOption<StoredCard>;

/** Candidate wrong answers, for decks answered by multiple choice and for cards that return from a rest. */
export interface OptionCards {
  /** Tracks whose cards are all answered by multiple choice. */
  readonly choosing: ReadonlySet<string>;
  /** Makes the choice deterministic, so that it is the same when the session is reopened. */
  readonly seed: string;
  readonly near: ReadonlyMap<string, readonly Option[]>;
  /** By track, answers of other decks of the subject, where the deck has too few. */
  readonly elsewhere: ReadonlyMap<string, readonly Option[]>;
  /** By track, the judge that keeps further right answers out of the wrong options. */
  readonly judges: ReadonlyMap<string, OptionJudge>;
  /** Cards the learner confused with this one, newest first, by {@link cardKeyOf}. */
  readonly mixUps: ReadonlyMap<string, readonly Option[]>;
}

/** @returns the judge that keeps further right answers out of the wrong options of a track. */
export async function openJudge(deck: SideLanguages, track?: string): Promise<OptionJudge> {
  return await (await import('./judge-library.ts')).openOptionJudge(deck, track);
}

interface Opened {
  readonly session: StoredStudySession;
  readonly chosen: {
    readonly cards: readonly CardPlace[];
    readonly memories?: readonly StoredCardMemory[];
  };
}

interface AskedCard {
  readonly card: StoredCard;
  readonly track: string;
  readonly memory?: StoredCardMemory | undefined;
}

/**
 * Reads the cards around the furthest served one of each deck, and cards confused with the served ones. The number of cards read is bounded.
 * @param loading the session's cards.
 */
export async function readOptions(
  rows: Partition,
  { session, chosen }: Opened,
  decks: readonly StoredDeck[],
  loading: Promise<readonly AskedCard[]>,
): Promise<OptionCards> {
  const { tracks, choosing } = await chooseTracks(chosen, decks, loading);
  const deckOf = (track: string) => decks.find(({ deck }) => deck === deckOfTrack(track));
  const inUse = [...new Set(tracks.map(deckOfTrack))];
  const served = Map.groupBy(servedCards(session), ({ deck }) => deckOfTrack(deck));
  const [cards, judges, ...near] = await Promise.all([
    loading,
    Promise.all(tracks.map(async (track) => [track, await openJudge(deckOf(track) ?? {}, track)] as const)),
    ...inUse.map(async (deck) => await readNearbyCards(rows, deck, served.get(deck) ?? [], inUse.length)),
  ]);
  const ofDeck = Map.groupBy(near.flat(), ({ deck }) => deck);
  const nearTracks = tracks.map(
    (track) => [track, toOptions(ofDeck.get(deckOfTrack(track)) ?? [], isReversed(track))] as const,
  );
  const lacking = nearTracks.flatMap(([track, options]) => {
    const deck = deckOf(track);
    return deck && lacksOthers(options) ? [{ track, deck }] : [];
  });
  const elsewhere = await Promise.all(
    lacking.map(async ({ track, deck }) => {
      const found = await readCardsOfSubject(rows, deck, decks.length > 1 ? decks : undefined);
      const cardsAlike = found.flatMap(([{ format }, ofOther]) => (format === deck.format ? ofOther : []));
      return [track, toOptions(cardsAlike, isReversed(track))] as const;
    }),
  );
  const known = new Map(near.flat().map((card) => [cardKeyOf(card), card]));
  const mixUps = cards.flatMap(({ track, memory }) => (memory?.mixUps && tracks.includes(track) ? [memory] : []));
  const all = new Map([...known, ...(await findOutside(rows, mixUps.map(mixUpPlaces), known))]);
  return {
    seed: session.session,
    choosing,
    judges: new Map(judges),
    near: new Map(nearTracks),
    elsewhere: new Map(elsewhere),
    mixUps: new Map(
      mixUps.map((memory) => {
        const mixedUp = mixUpPlaces(memory).flatMap((place) => all.get(cardKeyOf(place)) ?? []);
        return [cardKeyOf(memory), toOptions(mixedUp, isReversed(memory.deck))];
      }),
    ),
  };
}

/** @returns the tracks whose cards need wrong answers: those `choosing` for all cards, and those with a card that returns from its rest. */
async function chooseTracks(
  { cards, memories }: Opened['chosen'],
  decks: readonly StoredDeck[],
  loading: Promise<readonly AskedCard[]>,
): Promise<{ readonly tracks: readonly string[]; readonly choosing: ReadonlySet<string> }> {
  const asked = new Set(cards.map(cardKeyOf));
  const remembered = memories ?? (await loading).flatMap(({ memory }) => memory ?? []);
  const returning = remembered.filter((memory) => isReturning(memory.state) && asked.has(cardKeyOf(memory)));
  const easier = new Set(returning.map(({ deck }) => deck));
  const answeredByChoice = new Set(decks.filter(({ answerWay }) => answerWay === 'choose').map(({ deck }) => deck));
  const all = [...new Set(cards.map(({ deck }) => deck))];
  const choosing = new Set(all.filter((track) => answeredByChoice.has(deckOfTrack(track))));
  return { tracks: all.filter((track) => choosing.has(track) || easier.has(track)), choosing };
}

/**
 * @returns the first cards of the household's other decks of a deck's subject, with their decks: those of the same languages first. The number of decks and cards
 *   read is bounded.
 * @param known the household's decks, if they are read already.
 */
export async function readCardsOfSubject(
  rows: Partition,
  deck: StoredDeck,
  known?: readonly StoredDeck[],
): Promise<(readonly [StoredDeck, StoredCard[]])[]> {
  const subject = nameSubject(deck);
  if (subject === undefined) return [];
  const decks = known ?? (await storedDecks.list(rows, {}, { eventuallyConsistent: true }));
  const isAlike = ({ backLanguage }: StoredDeck) => backLanguage === deck.backLanguage;
  const others = decks.filter((one) => one.deck !== deck.deck && isInUse(one) && nameSubject(one) === subject);
  const nearest = [...others.filter(isAlike), ...others.filter((one) => !isAlike(one))].slice(0, limits.decksPerMix);
  const share = Math.floor(limits.cardsConsideredForOptions / nearest.length);
  return await Promise.all(
    nearest.map(async (one) => [one, await storedCards.first(rows, { deck: one.deck }, share)] as const),
  );
}

function nameSubject({ subject }: StoredDeck): string | undefined {
  return subject === undefined ? undefined : foldText(subject);
}

/** @returns cards around the furthest served one: recently seen ones and the next. */
async function readNearbyCards(rows: Partition, deck: string, served: readonly CardPlace[], decks: number) {
  const furthest = served
    .map(({ card }) => card)
    .toSorted()
    .at(-1);
  const count = Math.floor(limits.cardsConsideredForOptions / decks / 2);
  const [before, after] = await Promise.all([
    storedCards.first(rows, { deck }, count, { upTo: furthest, newestFirst: true }),
    storedCards.first(rows, { deck }, count, { after: furthest }),
  ]);
  return [...before, ...after];
}

/** @returns the cards that this memory's card was confused with, newest first. */
function mixUpPlaces({ deck, mixUps = [] }: Pick<StoredCardMemory, 'deck' | 'mixUps'>): CardPlace[] {
  return mixUps.toReversed().map((card) => ({ deck: deckOfTrack(deck), card }));
}

/** @returns the confused cards that exist and are not loaded yet, newest first per card, up to a limit. */
async function findOutside(rows: Partition, mixUps: readonly CardPlace[][], known: ReadonlyMap<string, StoredCard>) {
  const byRank = Array.from({ length: limits.mixUps }, (_, rank) => mixUps.flatMap((places) => places[rank] ?? []));
  const missing = new Map(byRank.flat().map((place) => [cardKeyOf(place), place]));
  for (const name of known.keys()) missing.delete(name);
  const found = await storedCards.findMany(rows, [...missing.values()].slice(0, limits.mixUpsSearched));
  return found.map((card) => [cardKeyOf(card), card] as const);
}

/** @returns the wrong answers offered with a card: confused ones first, then similar ones. None if the card isn't answered by choice or its deck is too small. */
export function offerOthers(
  householdId: string,
  { card, track, memory }: AskedCard,
  { seed, choosing, near, elsewhere, judges, mixUps }: OptionCards,
): Pick<OpenSession['cards'][number], 'others'> {
  const judge = judges.get(track);
  const isEasier = memory !== undefined && isReturning(memory.state);
  if (!judge || !(choosing.has(track) || isEasier)) return {};
  const before = mixUps.get(cardKeyOf({ deck: track, card: card.card }));
  const options = {
    isReversed: isReversed(track),
    near: near.get(track) ?? [],
    elsewhere: elsewhere.get(track),
    seed: `${seed} ${card.card}`,
    before,
    judge,
  };
  const others = chooseOthers(card, options);
  if (others.length === 0) return {};
  return {
    others: others.map((one) => {
      const { frontMedia, backMedia } = presentMedia(householdId, one.card);
      const media = isReversed(track) ? frontMedia : backMedia;
      const cardId = storedCards.idOf(householdId, one.card);
      return { cardId, text: one.text, ...(one.media.length > 0 && media && { media }) };
    }),
  };
}
