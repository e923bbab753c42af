import { limits } from '../../shared/limits.ts';
import { getPack } from '../../shared/routes/home.ts';
import type { RouteAnswer } from '../../shared/routes/define-route.ts';
import { addDays } from '../../shared/scheduling/calendar-day.ts';
import { rankTracks } from '../../shared/scheduling/choose-tracks.ts';
import { readyDays, workOf } from '../../shared/scheduling/ready-by.ts';
import { dueByDay } from '../../shared/scheduling/due-histogram.ts';
import { endOfStudyDay, studyDayOf } from '../../shared/scheduling/study-day.ts';
import { type DailyGoal, goalOf } from '../../shared/scheduling/daily-goal.ts';
import { deckOfTrack, isReversed } from '../../shared/scheduling/track.ts';
import type { PackedStudy } from '../../shared/schemas/pack.ts';
import { listSoonestDue, type StoredCardMemory } from '../data/study/card-memory.ts';
import { findCards, presentAnswered, presentCard, type StoredCard, storedCards } from '../data/content/card.ts';
import { studySettingsOf, type StoredDeck, storedDecks } from '../data/content/deck.ts';
import { householdRows } from '../data/people/household.ts';
import { storedLearners } from '../data/people/learner.ts';
import { findScheduling, type Moment } from '../data/study/scheduling.ts';
import { cardKeyOf } from '../data/study/study-session.ts';
import type { Partition } from '../data/table/partition.ts';
import { type StoredTrack, tracksOfDeck } from '../data/study/deck-progress.ts';
import { readHome } from './read-home.ts';
import { findUnseenCards, readCardsFrom } from '../data/study/read-cards.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { takeFitting } from '../platform/call/list-page.ts';

export const handler = defineHandler(getPack, async (call): Promise<RouteAnswer<typeof getPack>> => {
  const { home, own } = await readHome(call);
  const pack = { madeAt: call.now.toISOString(), home };
  if (!own) return pack;
  const rows = householdRows(call.table, own.householdId);
  const [scheduling, asked] = await Promise.all([
    findScheduling(rows, own.learner),
    readAsked(rows, own, call.now, goalOf(home.me.learner ?? {})),
  ]);
  return { ...pack, study: presentStudy(own, scheduling, asked, Buffer.byteLength(JSON.stringify(home))) };
});

type OwnStudy = NonNullable<Awaited<ReturnType<typeof readHome>>['own']>;

/** A card to ask in a track. A card without a stored memory is new. */
interface Asked {
  readonly track: string;
  readonly card: StoredCard;
  readonly memory?: StoredCardMemory;
  /** See {@link PackedStudy}. */
  readonly restsOn?: string;
}

/** Reads the cards to study in the next days. The stored counts say which decks to read, so the cost depends only on the result. */
async function readAsked(
  rows: Partition,
  { decks, progress, learner, household, assignments, lastDay }: OwnStudy,
  now: Date,
  goal: DailyGoal,
): Promise<Asked[]> {
  const today = studyDayOf(now, household.timeZone);
  const until = addDays(today, limits.packDays - 1);
  const work = workOf(assignments);
  const all = decks.flatMap((deck) => tracksOfDeck(deck, progress, today, learner));
  const newADay = Math.max(limits.newCardsPerDay.usual, goal.newCards ?? 0);
  const on = { today, until, allowedNew: limits.newCardsPerDay.usual, ready: readyDays(work, today) };
  const tracks = rankTracks(all, work, on).slice(0, limits.packTracks);
  const shares = shareDue(tracks, today, Math.min(limits.packCards, limits.packDays * cardsADay(goal)));
  const end = endOfStudyDay(until, household.timeZone);
  const read = await Promise.all(
    tracks.map(async (track, index) => {
      const [memories, unseen] = await Promise.all([
        shares[index] ? listSoonestDue(rows, track.progress, shares[index], end) : [],
        findUnseenNotes(rows, track, (index === 0 ? limits.packNewDays : 1) * newADay),
      ]);
      return { track: track.progress.deck, memories, unseen };
    }),
  );
  const known = await readCards(
    rows,
    decks,
    read.flatMap(({ memories }) => memories),
  );
  const due = read
    .flatMap(({ memories }) => memories)
    .toSorted((a, b) => (a.state.due < b.state.due ? -1 : 1))
    .flatMap((memory) => {
      const card = known.get(cardKeyOf({ deck: deckOfTrack(memory.deck), card: memory.card }));
      return card ? [{ track: memory.deck, card, memory }] : [];
    });
  const asked = [...due, ...read.flatMap(({ track, unseen }) => unseen.map((card) => ({ track, card })))];
  return lastDay?.day === today ? await markResting(rows, asked, tracks, { now, timeZone: household.timeZone }) : asked;
}

/** Cards read for each new one that the pack takes of a deck with siblings. */
const cardsPerNote = 4;

/** @returns the next unseen cards of a track. Of those of one note, the first suffices for the next days. */
async function findUnseenNotes(rows: Partition, track: StoredTrack, count: number): Promise<StoredCard[]> {
  const found = await findUnseenCards(rows, track, track.deck.hasSiblings ? count * cardsPerNote : count);
  const byNote = Map.groupBy(found, ({ note, card }) => note ?? card);
  return [...byNote.values()].flatMap(([first]) => first ?? []).slice(0, count);
}

/** Marks the cards that were answered today in their other direction, or of which a sibling was. */
async function markResting(
  rows: Partition,
  asked: readonly Asked[],
  tracks: readonly StoredTrack[],
  moment: Moment,
): Promise<Asked[]> {
  const { source } = readCardsFrom(rows, moment);
  const restsOn = studyDayOf(moment.now, moment.timeZone);
  const both = tracks.filter(({ deck }) => deck.asks === 'both' || deck.hasSiblings);
  const resting = new Map(
    await Promise.all(
      both.map(async (track) => {
        const own = asked.filter((one) => one.track === track.progress.deck).map(({ card }) => card.card);
        return [track.progress.deck, await source.findResting(track, own)] as const;
      }),
    ),
  );
  return asked.map((one) => (resting.get(one.track)?.has(one.card.card) ? { ...one, restsOn } : one));
}

/** Cards per day for a goal. A goal in minutes uses the largest portion of cards, because the child's speed is unknown in advance. */
function cardsADay({ kind, count }: DailyGoal): number {
  return kind === 'card' ? count : limits.cardsPerMix.most;
}

/** @returns the number of cards to take per track: soonest due first, and on the same day assigned decks first. */
function shareDue(
  tracks: readonly (StoredTrack & { readonly isAssigned: boolean })[],
  today: string,
  size: number,
): number[] {
  const shares = tracks.map(() => 0);
  const days = tracks.flatMap(({ progress, isAssigned }, index) =>
    Object.entries(dueByDay(progress.due)).map(([day, count]) => {
      const from = day < today ? today : day;
      return { index, count, place: `${from} ${isAssigned ? 0 : 1}` };
    }),
  );
  let left = size;
  for (const { index, count } of days.toSorted((a, b) => (a.place < b.place ? -1 : 1))) {
    const taken = Math.min(left, count);
    shares[index] = (shares[index] ?? 0) + taken;
    left -= taken;
  }
  return shares;
}

/** A deck is read as a range if at least one in this many of its cards is wanted, because reading a single card costs as much as reading a dozen in a range. */
const cardsReadInARow = 6;

async function readCards(
  rows: Partition,
  decks: readonly StoredDeck[],
  memories: readonly StoredCardMemory[],
): Promise<Map<string, StoredCard>> {
  const sizes = new Map(decks.map(({ deck, totalCards }) => [deck, totalCards]));
  const wanted = Map.groupBy(memories, ({ deck }) => deckOfTrack(deck));
  const read = await Promise.all(
    [...wanted].map(async ([deck, own]) => {
      const cards = [...new Set(own.map(({ card }) => card))].toSorted();
      const [from, upTo] = [cards[0], cards.at(-1)];
      const isDense = (sizes.get(deck) ?? Infinity) <= cards.length * cardsReadInARow;
      return isDense && from !== undefined && upTo !== undefined
        ? await storedCards.list(rows, { deck }, { from, upTo })
        : await findCards(rows, deck, cards);
    }),
  );
  return new Map(read.flat().map((card) => [cardKeyOf(card), card]));
}

/** @param taken bytes of the response already used. */
function presentStudy(
  own: OwnStudy,
  { paces, fits }: PackedStudy['scheduling'],
  asked: readonly Asked[],
  taken: number,
): PackedStudy {
  const { householdId, facts, lastDay, decks, progress, badges } = own;
  const distinct = new Map(asked.map(({ card }) => [cardKeyOf(card), card]));
  const cards = takeFitting(
    [...distinct.values()].map((card) => presentCard(householdId, card)),
    limits.pageBytes - taken,
  );
  const there = new Set(cards.map(({ id }) => id));
  const inUse = new Set(decks.map(({ deck }) => deck));
  return {
    learnerId: storedLearners.idOf(householdId, own),
    timeZone: own.household.timeZone,
    scheduling: { paces, fits },
    ...(facts.streak && { streak: facts.streak }),
    earned: [...badges],
    restDays: facts.restDays ?? [],
    ...(lastDay && { lastDay: { day: lastDay.day, correct: lastDay.correct, msTaken: lastDay.msTaken } }),
    decks: decks.map((deck) => ({
      id: storedDecks.idOf(householdId, deck),
      name: deck.name,
      totalCards: deck.totalCards,
      ...studySettingsOf(deck),
      ...(deck.asks && { asks: deck.asks }),
      ...(deck.hasSiblings && { hasSiblings: deck.hasSiblings }),
    })),
    tracks: progress
      .filter(({ deck }) => inUse.has(deckOfTrack(deck)))
      .map((counts) => ({
        ...counts,
        deckId: storedDecks.idOf(householdId, { deck: deckOfTrack(counts.deck) }),
        ...(isReversed(counts.deck) && { reversed: true as const }),
      })),
    cards,
    asked: asked
      .map(({ track, card, memory, restsOn }) => ({
        ...presentAnswered(householdId, { deck: track, card: card.card }),
        ...(restsOn !== undefined && { restsOn }),
        ...(memory && { memory: presentMemory(memory) }),
      }))
      .filter(({ cardId }) => there.has(cardId)),
  };
}

function presentMemory({ state, dueDay, lastAnswer, wrong, mixUps }: StoredCardMemory) {
  return { state, dueDay, lastAnswer, wrong, ...(mixUps && { mixUps }) };
}
