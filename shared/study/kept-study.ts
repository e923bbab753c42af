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
import { deckOfTrack, isReversed, reversedTrack, tracksOf } from '../scheduling/track.ts';
import { countAsked, isPlanned, readyDays, sayNeeded, workOf } from '../scheduling/ready-by.ts';
import {
  type CountedChange,
  type CountedDeck,
  countMastered,
  countStudied,
  countWaiting,
  dayCounts,
  nextProgress,
  notBegun,
  type TrackProgress,
} from '../scheduling/track-progress.ts';
import { doneOn, goalOf, measureToday } from '../scheduling/daily-goal.ts';
import type { Today } from '../scheduling/today-portion.ts';
import { standOn } from '../scheduling/weekly-work.ts';
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

export type Asked = PackedStudy['asked'][number];

/** @returns the local track name of a card */
export function trackOf({ cardId, reversed }: Pick<Asked, 'cardId' | 'reversed'>): string {
  const [, deck = ''] = cardId.split('-');
  return reversed ? reversedTrack(deck) : deck;
}

export function decksOf({ decks }: PackedStudy): (CountedDeck & { readonly id: string })[] {
  return decks.map((deck) => ({ ...deck, deck: localPart(deck.id) }));
}

export function progressOf({ tracks }: PackedStudy): TrackProgress[] {
  return tracks.map(({ deckId, reversed, ...counts }) => {
    const deck = localPart(deckId);
    return { ...counts, deck: reversed ? reversedTrack(deck) : deck };
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
  const asked = study.asked.map((one): Asked => {
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

/** @returns Home as of now, from the pack, the answers given on this device since, and the ids of its ended sessions */
export function keptHome(
  { home, study: packed }: Pack,
  { answers, ended }: { readonly answers: readonly OwnAnswer[]; readonly ended: ReadonlySet<string> },
  now: Date,
): Home {
  if (!packed) return home;
  const study = foldOwn(packed, answers);
  const today = studyDayOf(now, study.timeZone);
  const [decks, progress] = [decksOf(study), progressOf(study)];
  const measured = measureToday(goalOf(home.me.learner ?? {}), doneOn(today, study.lastDay));
  const given = home.assignments?.map((one) => standOn(one, today));
  const assignments = given && tickOff(given, answers, { ended, today });
  const ready = readyDays(workOf(assignments ?? []), today);
  const counted = { ...countAsked(decks, progress, ready, today), ...measured };
  return {
    ...home,
    streak: streakFromFacts(study.streak, today, study.restDays),
    today: { ...counted, ...countBadges(home, packed, study) },
    ...(home.decks && { decks: home.decks.map((deck) => recountDeck(deck, decks, progress, today)) }),
    ...(assignments && { assignments: sayNeeded(assignments, decks, progress, today) }),
  };
}

/** Streak badges are also counted offline; other badges are awarded by the server later. */
function countBadges({ today }: Home, before: PackedStudy, after: PackedStudy): Pick<Today, 'badges'> {
  const [had, has] = [before, after].map(({ streak }) => badgesReached(streak?.longestStreak ?? 0).length);
  const badges = (today?.badges ?? 0) + (has ?? 0) - (had ?? 0);
  return badges > 0 ? { badges } : {};
}

type HomeWork = NonNullable<Home['assignments']>;
type HomeDeck = NonNullable<Home['decks']>[number];

function recountDeck(
  deck: HomeDeck,
  decks: readonly (CountedDeck & { readonly id: string })[],
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
