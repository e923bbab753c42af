import { monotonicFactory } from 'ulid';
import { joinId, localPart } from '../../../../shared/ids.ts';
import { openOptionJudge } from '../../../../shared/quiz/open-option-judge.ts';
import type { OptionJudge } from '../../../../shared/quiz/option-judge.ts';
import { tracksOf } from '../../../../shared/scheduling/track.ts';
import type { PackedStudy } from '../../../../shared/schemas/pack.ts';
import type { OpenSession, SessionMode } from '../../../../shared/schemas/study.ts';
import type { OwnAnswer, OwnStudy, Pack } from '../../../../shared/study/kept-study.ts';
import { type KeptHome, keptHome } from '../../../../shared/study/kept-home.ts';
import { openKept } from '../../../../shared/study/open-kept.ts';
import { makeIndexedStore } from '../study/outbox/indexed-store.ts';
import { isWaiting, type OutboxEntry } from '../study/outbox/study-store.ts';
import { readKept, toOwnAnswer } from './pack-store.ts';

/* Offline study. Loaded on demand, because it includes the scheduler. */

/** Combines the answers given on this device since the pack was made: those the server has accepted and those still in the outbox. */
function joinOwn(taken: readonly OwnAnswer[], ended: readonly string[], entries: readonly OutboxEntry[]): OwnStudy {
  const waiting = entries.filter(isWaiting);
  const takenBack = new Set(waiting.flatMap(({ work }) => (work.kind === 'take-back' ? [work.reviewId] : [])));
  const given = waiting.flatMap(({ sessionId, work }) =>
    work.kind === 'review' ? [toOwnAnswer(sessionId, work)] : [],
  );
  const over = waiting.flatMap(({ sessionId, work }) => (work.kind === 'complete' ? [sessionId] : []));
  return {
    answers: [...taken, ...given].filter(({ review }) => !takenBack.has(review.id)),
    ended: new Set([...ended, ...over]),
  };
}

async function readOwn(userId: string): Promise<{ readonly pack: Pack; readonly own: OwnStudy } | undefined> {
  try {
    const entries = await makeIndexedStore().listEntries(userId);
    // Read the outbox before these records: an accepted answer is recorded here before it leaves the outbox, so reading in this order misses none.
    const { pack, taken, ended } = await readKept(userId);
    return pack && { pack, own: joinOwn(taken, ended, entries) };
  } catch {
    // No browser storage, so no offline data.
    return undefined;
  }
}

/** @returns the data of Home and the badges, computed from this device's data; undefined without a pack. */
export async function readKeptHome(userId: string, now = new Date()): Promise<KeptHome | undefined> {
  const kept = await readOwn(userId);
  return kept && (await keptHome(kept.pack, kept.own, now));
}

interface StudyWish {
  readonly userId: string;
  /** The deck to study; undefined for today's mix. */
  readonly deckId: string | undefined;
  readonly mode: SessionMode;
  readonly now: Date;
}

/** @returns a session from this device's data, without cards if nothing is due; undefined if the data lacks the cards to study. */
export async function openKeptStudy({ userId, deckId, mode, now }: StudyWish): Promise<OpenSession | undefined> {
  const kept = await readOwn(userId);
  if (!kept?.pack.study) return undefined;
  const sessionId = joinId(kept.pack.study.learnerId, makeUlid(now.getTime()));
  const judges = await openJudges(kept.pack.study);
  return await openKept(kept.pack, kept.own, { sessionId, deckId, mode, more: mode === 'all', now, judges });
}

/**
 * Loads the option judges, which pick the wrong options of multiple-choice cards, for the decks that are answered that way or have a card that returns from its
 * rest. A judge that can't be loaded is left out.
 */
async function openJudges({ decks, tracks: counted }: PackedStudy): Promise<ReadonlyMap<string, OptionJudge>> {
  const returning = new Set(counted.filter((track) => track.returning).map(({ deckId }) => deckId));
  const tracks = decks
    .filter(({ id, answerWay }) => answerWay === 'choose' || returning.has(id))
    .flatMap((deck) => tracksOf({ deck: localPart(deck.id), asks: 'both' }).map((track) => ({ deck, track })));
  const opened = tracks.map(async ({ deck, track }) => [track, await openOptionJudge(deck, track)] as const);
  const judges = await Promise.allSettled(opened);
  return new Map(judges.flatMap((judge) => (judge.status === 'fulfilled' ? [judge.value] : [])));
}

const makeUlid = monotonicFactory();
