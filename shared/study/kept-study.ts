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
import { doneOn } from '../scheduling/daily-goal.ts';
import { clampAnsweredAt, studyDayOf } from '../scheduling/study-day.ts';
import { deckOfTrack, isReversed, reversedTrack } from '../scheduling/track.ts';
import { notBegun, type TrackProgress } from '../scheduling/track-progress.ts';
import { type CountedChange, dayCounts, nextProgress } from '../scheduling/count-answers.ts';
import type { EarnedBadge } from '../schemas/activity.ts';
import type { PackedStudy } from '../schemas/pack.ts';
import type { Review } from '../schemas/study.ts';
import { badgesReached } from '../streaks/badges.ts';
import { extendStreak, type StreakFacts } from '../streaks/streak.ts';

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

export type Asked = PackedStudy['asked'][number];

/** @returns the local track name of a card */
export function trackOf({ cardId, reversed }: Pick<Asked, 'cardId' | 'reversed'>): string {
  const [, deck = ''] = cardId.split('-');
  return reversed ? reversedTrack(deck) : deck;
}

export function progressOf({ tracks }: PackedStudy): TrackProgress[] {
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

/** Applies the answers to the streak with its badges, and to the last day. Answers from before the last active day are left to the server. */
function nextDays({ streak, restDays, lastDay, earned }: PackedStudy, answers: readonly Answered[]) {
  let next: Pick<PackedStudy, 'streak' | 'lastDay' | 'earned'> = { streak, lastDay, earned };
  for (const { day, correct, msTaken } of dayCounts(answers)) {
    if (next.streak && day < next.streak.lastActiveDate) continue;
    const before = doneOn(day, next.lastDay);
    const done = { correct: before.cards + correct, msTaken: before.msTaken + msTaken };
    const grown = extendStreak(next.streak, day, restDays);
    const at = answers.find((one) => one.day === day)?.answeredAt ?? '';
    next = { streak: grown, lastDay: { day, ...done }, earned: next.earned && addEarned(next.earned, grown, at) };
  }
  return {
    ...(next.streak && { streak: next.streak }),
    ...(next.lastDay && { lastDay: next.lastDay }),
    ...(next.earned && { earned: next.earned }),
  };
}

/** Adds the streak badges. The server awards the others. A badge is earned only once. */
function addEarned(had: readonly EarnedBadge[], { longestStreak }: StreakFacts, earnedAt: string): EarnedBadge[] {
  const ids = new Set(had.map(({ badgeId }) => badgeId));
  const won = badgesReached(longestStreak).filter(({ id }) => !ids.has(id));
  return [...had, ...won.map(({ id, threshold }) => ({ badgeId: id, streakLength: threshold, earnedAt }))];
}
