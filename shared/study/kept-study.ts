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

/*
 * What a device knows of its learner's study without a connection: the pack that it was given, and the answers that were given on it since. Counts,
 * memories and streak come of them by the code that the server counts with.
 */

export type Pack = RouteAnswer<typeof getPack>;

/** An answer that was given on this device and that the pack does not hold. */
export interface OwnAnswer {
  readonly sessionId: string;
  readonly review: Review;
  /** When its session began, which no answer is older than. */
  readonly startedAt?: string | undefined;
  /** Its session studied whatever there was. */
  readonly practice?: true | undefined;
}

/** A card as it may be asked. */
export type Asked = PackedStudy['asked'][number];

/** @returns local name of the track of a card. */
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
 * What is known after answers of this device. It is what the server makes of the same answers where no other device has answered since the pack was
 * made, and no clock went back; then it is as near as can be, until the next pack.
 * @param own in any order; one that is told twice counts once.
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

/** @returns what a card in one direction is told by from all others. */
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

/** A day that fills in late is left to the server. */
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

/**
 * @param own what was answered on this device since the pack was made, and the sessions of it that are over.
 * @returns what Home shows now.
 */
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

/** Those for days in a row are earned here, too; the others the next time that the server hears of it. */
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

/**
 * Work is done once a session is over in which a card of its deck was answered. Of a deck that is to be known by a day, that it is known is said by the
 * server, which has all of its cards.
 */
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
