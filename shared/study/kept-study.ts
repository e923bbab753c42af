import { localPart } from '../ids.ts';
import type { getPack } from '../routes/home.ts';
import type { RouteAnswer } from '../routes/define-route.ts';
import {
  type CardAnswer,
  type CardMemory,
  continueMemory,
  foldMemory,
  sortByPlace,
} from '../scheduling/card-memory.ts';
import { clampAnsweredAt, studyDayOf } from '../scheduling/study-day.ts';
import { deckOfTrack, isReversed, otherTrack, reversedTrack, tracksOf } from '../scheduling/track.ts';
import { isDue } from '../scheduling/card-state.ts';
import { type CardSource, countDay, sayNeeded, type StudyDay } from '../scheduling/offer-cards.ts';
import { isPlanned, workOf } from '../scheduling/ready-by.ts';
import {
  type CountedChange,
  type CountedDeck,
  countMastered,
  countStudied,
  countWaiting,
  dayCounts,
  nextProgress,
  notBegun,
  type StudiedTrack,
  studiedTracks,
  type TrackProgress,
} from '../scheduling/track-progress.ts';
import { doneOn, goalOf } from '../scheduling/daily-goal.ts';
import { givenWork, standOn } from '../scheduling/weekly-work.ts';
import type { PackedStudy } from '../schemas/pack.ts';
import type { Review } from '../schemas/study.ts';
import { badgesReached } from '../streaks/badges.ts';
import { extendStreak, streakFromFacts } from '../streaks/streak.ts';

/* Offline study: the device's pack plus the answers given on the device since. Counts, memories and streak are computed by the same code as on the server. */

export type Pack = RouteAnswer<typeof getPack>;

/** An answer given on this device that isn't in the pack yet. */
export interface OwnAnswer {
  readonly sessionId: string;
  readonly review: Review;
  /** Start of its session, a lower bound for the answer's time. */
  readonly startedAt?: string | undefined;
  /** Given in a "study anyway" session. */
  readonly practice?: true | undefined;
}

/** What was done on this device since the pack was made. */
export interface OwnStudy {
  readonly answers: readonly OwnAnswer[];
  /** Ids of its ended sessions. */
  readonly ended: ReadonlySet<string>;
}

type Asked = PackedStudy['asked'][number];

/** @returns the local track name of a card */
function trackOf({ cardId, reversed }: Pick<Asked, 'cardId' | 'reversed'>): string {
  const [, deck = ''] = cardId.split('-');
  return reversed ? reversedTrack(deck) : deck;
}

function decksOf({ decks }: PackedStudy): PackedDeck[] {
  return decks.map((deck) => ({ ...deck, deck: localPart(deck.id) }));
}

function progressOf({ tracks }: PackedStudy): TrackProgress[] {
  return tracks.map(({ deckId, reversed, ...counts }) => {
    const deck = localPart(deckId);
    return { ...counts, deck: reversed ? reversedTrack(deck) : deck };
  });
}

/**
 * A pack lists the backs that could be asked when it was made. In decks asked in both directions, a back can also be asked once its front has been studied on this
 * device: those after the furthest back studied are unseen.
 */
function listFurtherBacks(study: PackedStudy): Asked[] {
  const both = new Set(study.decks.flatMap(({ id, asks }) => (asks === 'both' ? [localPart(id)] : [])));
  const furthest = new Map(progressOf(study).map(({ deck, lastNewCard = '' }) => [deck, lastNewCard]));
  const listed = new Set(study.asked.map(nameAsked));
  return study.asked.flatMap(({ cardId, reversed }) => {
    const track = reversedTrack(trackOf({ cardId }));
    const isFurther = !reversed && both.has(deckOfTrack(track)) && localPart(cardId) > (furthest.get(track) ?? '');
    return isFurther && !listed.has(nameAsked({ cardId, reversed: true })) ? [{ cardId, reversed: true as const }] : [];
  });
}

type Answered = CardAnswer & { readonly deck: string; readonly card: string; readonly asked: string };

/**
 * Applies this device's answers to its pack. The result equals the server's unless another device answered since the pack was made, or a clock was set back.
 * In those cases it is an approximation until the next pack.
 * @param own answers in any order; duplicates count once
 */
export function foldOwn(study: PackedStudy, own: readonly OwnAnswer[]): PackedStudy {
  const distinct = new Map(own.map((one) => [`${nameAsked(one.review)} ${one.review.id}`, one]));
  const answers = sortByPlace([...distinct.values()].map((one) => toAnswer(one, study.timeZone)));
  const byAsked = Map.groupBy(answers, ({ asked }) => asked);
  const changes: CountedChange[] = [];
  const asked = [...study.asked, ...listFurtherBacks(study)].map((one): Asked => {
    const [first, ...more] = byAsked.get(nameAsked(one)) ?? [];
    if (!first) return one;
    const memory = remember(one.memory, first.card, [first, ...more], study);
    const firstMetOn = one.memory ? undefined : first.day;
    const next = { ...memory, deck: first.deck, card: first.card };
    changes.push({ seen: one.memory, next, firstMetOn, wasFirstMetOn: undefined });
    return { ...one, memory };
  });
  return { ...study, asked, tracks: nextTracks(study, answers, changes), ...nextDays(study, answers) };
}

function toAnswer({ review, startedAt, practice }: OwnAnswer, timeZone: string): Answered {
  const { id, rating, cardId, mode, mixedUpWith, msTaken } = review;
  const given = new Date(review.answeredAt);
  const answeredAt = clampAnsweredAt(
    review.answeredAt,
    given,
    startedAt === undefined ? undefined : new Date(startedAt),
  );
  const isMixUp = mode === 'choose' && rating === 'wrong' && mixedUpWith !== undefined;
  return {
    id,
    rating,
    answeredAt,
    day: studyDayOf(new Date(answeredAt), timeZone),
    deck: trackOf(review),
    card: localPart(cardId),
    asked: nameAsked(review),
    ...(msTaken !== undefined && { msTaken }),
    ...(practice && { practice }),
    ...(isMixUp && { mixedUpWith: localPart(mixedUpWith) }),
  };
}

/** @returns a unique key for a card in one direction */
function nameAsked({ cardId, reversed }: Pick<Asked, 'cardId' | 'reversed'>): string {
  return reversed ? `${cardId} reversed` : cardId;
}

function remember(
  seen: CardMemory | undefined,
  card: string,
  answers: readonly CardAnswer[],
  { timeZone, scheduling }: PackedStudy,
): CardMemory {
  const folding = { timeZone, scheduling };
  const memory = seen ? continueMemory(seen, card, answers, folding) : foldMemory(card, answers, folding);
  if (!memory) throw new RangeError('A memory is made of at least one answer');
  return memory;
}

function nextTracks(
  study: PackedStudy,
  answers: readonly Answered[],
  changes: readonly CountedChange[],
): PackedStudy['tracks'] {
  const progress = new Map(progressOf(study).map((one) => [one.deck, one]));
  const decks = new Map(study.decks.map((deck) => [localPart(deck.id), deck.id]));
  const begun = [...new Set(answers.map(({ deck }) => deck))].filter((track) => !progress.has(track));
  const all = [...progress.values(), ...begun.map(notBegun)];
  return all.flatMap((one) => {
    const deckId = decks.get(deckOfTrack(one.deck));
    if (deckId === undefined) return [];
    const { deck, ...counts } = nextProgress(one, answers, changes);
    return [{ ...counts, deckId, ...(isReversed(deck) && { reversed: true as const }) }];
  });
}

/** Applies the answers to the streak and the last day. Answers from before the last active day are left to the server. */
function nextDays({ streak, restDays, lastDay }: PackedStudy, answers: readonly Answered[]) {
  let next: Pick<PackedStudy, 'streak' | 'lastDay'> = { streak, lastDay };
  for (const { day, correct, msTaken } of dayCounts(answers)) {
    if (next.streak && day < next.streak.lastActiveDate) continue;
    const before = doneOn(day, next.lastDay);
    const done = { correct: before.cards + correct, msTaken: before.msTaken + msTaken };
    next = { streak: extendStreak(next.streak, day, restDays), lastDay: { day, ...done } };
  }
  return { ...(next.streak && { streak: next.streak }), ...(next.lastDay && { lastDay: next.lastDay }) };
}

type Home = Pack['home'];

type PackedDeck = CountedDeck & { readonly id: string };

/** A pack as of now, with this device's answers. */
export interface Kept extends StudyDay<StudiedTrack<PackedDeck>> {
  readonly study: PackedStudy;
  readonly decks: readonly PackedDeck[];
  readonly today: string;
  /** Those fulfilled on this device are completed; undefined if the pack has none. */
  readonly assignments: HomeWork | undefined;
  readonly byTrack: ReadonlyMap<string, readonly Asked[]>;
  readonly source: CardSource;
}

export function openPack(
  { home }: Pick<Pack, 'home'>,
  packed: PackedStudy,
  { answers, ended }: OwnStudy,
  now: Date,
): Kept {
  const study = foldOwn(packed, answers);
  const { timeZone, lastDay } = study;
  const today = studyDayOf(now, timeZone);
  const [decks, progress] = [decksOf(study), progressOf(study)];
  const byTrack = Map.groupBy(study.asked, trackOf);
  const given = home.assignments?.map((one) => standOn(one, today));
  const assignments = given && tickOff(given, answers, { ended, today });
  return {
    study,
    decks,
    today,
    byTrack,
    source: readCardsOf(byTrack, { now, timeZone }),
    // Tracks whose cards aren't on this device must not displace others.
    tracks: decks
      .flatMap((deck) => studiedTracks(deck, progress, today, notBegun))
      .filter(({ progress: { deck } }) => byTrack.has(deck)),
    progress,
    assignments,
    work: givenWork(workOf(assignments ?? []), now, today),
    goal: goalOf(home.me.learner ?? {}),
    lastDay,
    now,
    timeZone,
  };
}

function readCardsOf(
  byTrack: Kept['byTrack'],
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): CardSource {
  const today = studyDayOf(now, timeZone);
  const askedIn = (track: string) => byTrack.get(track) ?? [];
  const fronts = new Map([...byTrack].map(([track, asked]) => [track, new Map(asked.map((one) => [one.cardId, one]))]));
  /** Whether a front that is here has been studied. */
  const isAskable = (track: string, cardId: string) => {
    const front = isReversed(track) ? fronts.get(deckOfTrack(track))?.get(cardId) : undefined;
    return front === undefined || front.memory !== undefined;
  };
  return {
    isPartial: true,
    listSoonest: async ({ progress: { deck } }, count, isAhead) =>
      askedIn(deck)
        .flatMap(({ cardId, memory }) => (memory ? [{ cardId: localPart(cardId), state: memory.state }] : []))
        .filter(({ state }) => isAhead || isDue(state, now, timeZone))
        .toSorted((a, b) => (a.state.due < b.state.due ? -1 : 1))
        .slice(0, count),
    listUnseen: async ({ progress: { deck } }, count) =>
      askedIn(deck)
        .filter(({ memory, cardId }) => !memory && isAskable(deck, cardId))
        .slice(0, count)
        .map(({ cardId }) => localPart(cardId)),
    findResting: async ({ progress: { deck } }, cards) => {
      const wanted = new Set(cards);
      const answered = askedIn(otherTrack(deck)).filter(
        ({ memory }) => memory && studyDayOf(new Date(memory.state.lastReview), timeZone) >= today,
      );
      const answeredBefore = askedIn(deck).filter(({ restsOn }) => restsOn === today);
      const resting = [...answered, ...answeredBefore].map(({ cardId }) => localPart(cardId));
      return new Set(resting.filter((card) => wanted.has(card)));
    },
  };
}

/** @returns Home as of now, from the pack and what was done on this device since */
export async function keptHome(pack: Pack, own: OwnStudy, now: Date): Promise<Home> {
  const { home, study: packed } = pack;
  if (!packed) return home;
  const kept = openPack(pack, packed, own, now);
  const { study, decks, progress, today, source, assignments } = kept;
  return {
    ...home,
    streak: streakFromFacts(study.streak, today, study.restDays),
    today: { ...(await countDay(source, kept)), ...countBadges(home, packed, study) },
    ...(home.decks && { decks: home.decks.map((deck) => recountDeck(deck, decks, progress, today)) }),
    ...(assignments && { assignments: await sayNeeded(source, assignments, kept) }),
  };
}

/** Streak badges are also counted offline; other badges are awarded by the server later. */
function countBadges({ today }: Home, before: PackedStudy, after: PackedStudy): { readonly badges?: number } {
  const [had, has] = [before, after].map(({ streak }) => badgesReached(streak?.longestStreak ?? 0).length);
  const badges = (today?.badges ?? 0) + (has ?? 0) - (had ?? 0);
  return badges > 0 ? { badges } : {};
}

type HomeWork = NonNullable<Home['assignments']>;
type HomeDeck = NonNullable<Home['decks']>[number];

function recountDeck(
  deck: HomeDeck,
  decks: readonly PackedDeck[],
  progress: readonly TrackProgress[],
  today: string,
): HomeDeck {
  const counted = decks.find(({ id }) => id === deck.id);
  if (!counted) return deck;
  const tracks = tracksOf({ deck: counted.deck, asks: 'both' });
  const own = progress.filter((one) => tracks.includes(one.deck));
  const reviews = own.reduce((sum, one) => sum + one.reviews, 0);
  const correct = own.reduce((sum, one) => sum + one.correct, 0);
  const studiedCards = countStudied(counted, own);
  return {
    ...deck,
    masteredCards: countMastered(counted, own),
    dueCards: countWaiting(counted, own, today),
    ...(reviews > 0 && { accuracy: correct / reviews }),
    ...(studiedCards > 0 && { studiedCards }),
  };
}

/** An assignment is done once a session with a card of its deck is over. For decks with a target day only the server, which has all cards, decides. */
function tickOff(
  assignments: HomeWork,
  answers: readonly OwnAnswer[],
  { ended, today }: { readonly ended: ReadonlySet<string>; readonly today: string },
): HomeWork {
  const sittings = [...Map.groupBy(answers, ({ sessionId }) => sessionId)].flatMap(([sessionId, own]) => {
    const endedAt = own
      .map(({ review }) => review.answeredAt)
      .toSorted()
      .at(-1);
    const decks = new Set(own.map(({ review: { cardId } }) => cardId.slice(0, cardId.lastIndexOf('-'))));
    return ended.has(sessionId) && endedAt !== undefined ? [{ endedAt, decks }] : [];
  });
  const inOrder = sittings.toSorted((a, b) => (a.endedAt < b.endedAt ? -1 : 1));
  return assignments.map((one) => {
    if (one.type !== 'deck' || one.completedAt !== undefined || isPlanned(one, today)) return one;
    const done = inOrder.find(({ endedAt, decks }) => decks.has(one.resourceId) && endedAt >= one.createdAt);
    return done ? { ...one, completedAt: done.endedAt } : one;
  });
}
