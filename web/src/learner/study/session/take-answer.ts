import { monotonicFactory } from 'ulid';
import { limits } from '../../../../../shared/limits.ts';
import type { AnswerMode, Rating } from '../../../../../shared/schemas/study.ts';
import type { StudyStep } from '../outbox/study-store.ts';
import {
  addAnswer,
  currentCardOf,
  openingOf,
  remainingCardIds,
  removeAnswer,
  type RunningSession,
  totalsOf,
} from './running-session.ts';

/** Details of an answer that wasn't given by flipping the card. */
export interface AnswerManner {
  readonly mode?: AnswerMode | undefined;
  /** Id of the card whose answer the learner chose by mistake. */
  readonly mixedUpWith?: string | undefined;
  /** Set if the learner looked at the card's extra first. */
  readonly helped?: true | undefined;
}

interface AnswerDetails extends AnswerManner {
  readonly rating: Rating;
  /** A new ULID for the answer. */
  readonly id: string;
  readonly now: Date;
  readonly msTaken: number;
}

/** Answers the current card. The last answer is followed by the session's completion. */
export function takeAnswer(
  before: RunningSession,
  { rating, id, now, msTaken, mode, mixedUpWith, helped }: AnswerDetails,
): StudyStep | undefined {
  const card = currentCardOf(before);
  if (!card) return undefined;
  const { id: cardId, reversed } = card;
  const after = addAnswer(before, { id, cardId, rating, ...(helped && { helped }) });
  const isLast = remainingCardIds(after).length === 0;
  const address = { userId: before.userId, sessionId: before.session.id };
  const review = {
    id,
    cardId,
    rating,
    answeredAt: now.toISOString(),
    msTaken: Math.min(limits.thinkingSeconds * 1_000, Math.max(0, Math.round(msTaken))),
    ...(mode && { mode }),
    ...(mixedUpWith && { mixedUpWith }),
    ...(helped && { helped }),
    ...(reversed && { reversed }),
  };
  return {
    before,
    after,
    isLast,
    entries: [
      {
        ...address,
        work: {
          kind: 'review',
          review,
          startedAt: before.session.startedAt,
          ...(before.mode === 'all' && { practice: true }),
          ...(before.isOwn && before.answers.length === 0 && { opening: openingOf(before) }),
        },
      },
      ...(isLast ? [{ ...address, work: { kind: 'complete', ...totalsOf(after) } } as const] : []),
    ],
  };
}

/** Takes back this device's newest answer, even if it ended the session. Returns undefined if there is none, or if it has no id. */
export function takeBackAnswer(before: RunningSession): StudyStep | undefined {
  const reviewId = before.answers.at(-1)?.id;
  if (reviewId === undefined) return undefined;
  return {
    before,
    after: removeAnswer(before),
    isLast: false,
    ...(remainingCardIds(before).length === 0 && { wasLast: true }),
    entries: [{ userId: before.userId, sessionId: before.session.id, work: { kind: 'take-back', reviewId } }],
  };
}

/** Returns a new id for an answer at the given time. Ids from one page sort by creation order. */
export const makeReviewId: (at: Date) => string = (() => {
  const makeUlid = monotonicFactory();
  return (at: Date) => makeUlid(at.getTime());
})();
