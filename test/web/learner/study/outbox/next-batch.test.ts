import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextBatch } from '../../../../../web/src/learner/study/outbox/next-batch.ts';
import type { OutboxEntry } from '../../../../../web/src/learner/study/outbox/study-store.ts';
import { makeAnswer } from '../support/make-study.ts';

const anyKind = fc.record({
  session: fc.constantFrom('a', 'b'),
  kind: fc.constantFrom('review', 'review', 'take-back', 'complete'),
  isRefused: fc.boolean(),
});
const anyQueue = fc.array(anyKind, { maxLength: 130 }).map((kinds) =>
  kinds.map(({ session, kind, isRefused }, index): OutboxEntry => ({
    ...makeAnswer({
      sessionId: session,
      ...(kind === 'complete' && { work: { kind, cardsStudied: 1, cardsCorrect: 1 } }),
      ...(kind === 'take-back' && { work: { kind, reviewId: `answer-${index}` } }),
    }),
    seq: index + 1,
    ...(isRefused && { refusal: 'No.' }),
  })),
);

describe('nextBatch', () => {
  it('is nothing when nothing waits', () => {
    expect(nextBatch([])).toBeUndefined();
    expect(nextBatch([{ ...makeAnswer(), seq: 1, refusal: 'No.' }])).toBeUndefined();
  });

  it('empties the outbox in order, at most 50 answers of one session a call, and leaves what was refused', () => {
    fc.assert(
      fc.property(anyQueue, (queue) => {
        let left = queue;
        const sent: number[] = [];
        for (let batch = nextBatch(left); batch; batch = nextBatch(left)) {
          const { seqs, sessionId } = batch;
          const answers = batch.kind === 'take-back' ? 0 : batch.reviews.length;
          expect(answers).toBeLessThanOrEqual(50);
          expect(answers).toBe(batch.kind === 'reviews' ? seqs.length : seqs.length - 1);
          const own = left.filter((entry) => seqs.includes(entry.seq));
          expect(own.every((entry) => entry.sessionId === sessionId)).toBe(true);
          sent.push(...seqs);
          left = left.filter((entry) => !seqs.includes(entry.seq));
        }
        expect(sent).toEqual(queue.filter((entry) => entry.refusal === undefined).map(({ seq }) => seq));
        expect(left.every((entry) => entry.refusal !== undefined)).toBe(true);
      }),
    );
  });

  const end = makeAnswer({ work: { kind: 'complete', cardsStudied: 1, cardsCorrect: 1 } });
  const answersThenEnd = (count: number): OutboxEntry[] =>
    [...Array.from({ length: count }, () => makeAnswer()), end].map((entry, index) => ({ ...entry, seq: index + 1 }));

  it('never sends the end of a session before an answer that was given earlier', () => {
    const queue = [
      { ...makeAnswer(), seq: 1 },
      { ...makeAnswer({ sessionId: 'b' }), seq: 2 },
      { ...end, seq: 3 },
    ];
    expect(nextBatch(queue)).toMatchObject({ kind: 'reviews', seqs: [1] });
    expect(nextBatch(queue.slice(1))).toMatchObject({ kind: 'reviews', seqs: [2] });
    expect(nextBatch(queue.slice(2))).toMatchObject({ kind: 'complete', seqs: [3], reviews: [] });
  });

  it('lets the last answers of a session ride with its end, as many as a call may hold', () => {
    expect(nextBatch(answersThenEnd(3))).toMatchObject({ kind: 'complete', seqs: [1, 2, 3, 4] });
    const most = answersThenEnd(50);
    const whole = nextBatch(most);
    const [first, ...others] = whole?.kind === 'complete' ? whole.reviews : [];
    expect([first?.id, others.length]).toEqual([most[0]?.work.kind === 'review' && most[0].work.review.id, 49]);
    const tooMany = answersThenEnd(51);
    expect(nextBatch(tooMany)).toMatchObject({ kind: 'reviews', seqs: { length: 50 } });
    expect(nextBatch(tooMany.slice(50))).toMatchObject({ kind: 'complete', seqs: [51, 52] });
  });

  it('sends singly one answer a call, and the end of the session by itself', () => {
    const queue = answersThenEnd(2);
    expect(nextBatch(queue, { isSingly: true })).toMatchObject({ kind: 'reviews', seqs: [1] });
    expect(nextBatch(queue.slice(1), { isSingly: true })).toMatchObject({ kind: 'reviews', seqs: [2] });
    expect(nextBatch(queue.slice(2), { isSingly: true })).toMatchObject({ kind: 'complete', seqs: [3] });
  });
});
