import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextBatch } from '../../../../../web/src/features/study/outbox/next-batch.ts';
import type { OutboxEntry } from '../../../../../web/src/features/study/outbox/outbox-entry.ts';
import { makeAnswer } from '../support/make-study.ts';

const anyKind = fc.record({ session: fc.constantFrom('a', 'b'), isEnd: fc.boolean(), isRefused: fc.boolean() });
const anyQueue = fc.array(anyKind, { maxLength: 130 }).map((kinds) =>
  kinds.map(({ session, isEnd, isRefused }, index): OutboxEntry => ({
    ...makeAnswer({ sessionId: session, ...(isEnd && { work: { kind: 'complete', cardsStudied: 1, cardsCorrect: 1 } }) }),
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
          expect(seqs.length).toBeLessThanOrEqual(50);
          expect(batch.kind === 'complete' ? 1 : batch.reviews.length).toBe(seqs.length);
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

  it('never sends the end of a session before an answer that was given earlier', () => {
    const end = makeAnswer({ work: { kind: 'complete', cardsStudied: 1, cardsCorrect: 1 } });
    const queue = [{ ...makeAnswer(), seq: 1 }, { ...end, seq: 2 }, { ...makeAnswer({ sessionId: 'b' }), seq: 3 }];
    expect(nextBatch(queue)).toMatchObject({ kind: 'reviews', seqs: [1] });
    expect(nextBatch(queue.slice(1))).toMatchObject({ kind: 'complete', seqs: [2] });
  });

  it('takes as few as it is told', () => {
    const queue = [1, 2, 3].map((seq) => ({ ...makeAnswer(), seq }));
    expect(nextBatch(queue, 1)?.seqs).toEqual([1]);
  });
});
