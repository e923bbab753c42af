import { completeSession, recordReviews } from '../../../../../shared/routes/study.ts';
import { ApiError, makeTransportError, type TransportCode } from '../../../../../web/src/lib/api/api-error.ts';
import type { Batch, RefusedAnswer } from '../../../../../web/src/learner/study/outbox/next-batch.ts';
import type { Rating } from '../../../../../shared/schemas/study.ts';

/** Outcome of a call: it never arrives, its response is lost or never comes, or the server refuses it. */
export type Fault = 'no-connection' | 'lost-response' | 'never' | ApiError;

/** Fakes the server side of the outbox: counts each answer once, however often it arrives. */
export class FakeServer {
  readonly reviews = new Map<string, { readonly sessionId: string; readonly rating: Rating }>();
  /** Received items in order: review ids, and `end of <session>`. */
  readonly arrivals: string[] = [];
  readonly batchSizes: number[] = [];
  /** Outcomes of the next calls; success when empty. */
  faults: Fault[] = [];
  /** Answers for which the server refuses the whole call. */
  readonly callRefusedFor = new Set<string>();
  /** Answers that the server refuses individually while it stores the others. */
  readonly individuallyRefused = new Set<string>();
  /** Whether the server knows only sessions whose opening it received. */
  knowsOpened = false;
  readonly #opened = new Set<string>();
  callCount = 0;
  #underWay = 0;
  maxConcurrentCalls = 0;

  readonly send = async (batch: Batch): Promise<readonly RefusedAnswer[]> => {
    this.callCount += 1;
    this.#underWay += 1;
    this.maxConcurrentCalls = Math.max(this.maxConcurrentCalls, this.#underWay);
    await Promise.resolve();
    this.#underWay -= 1;
    const fault = this.faults.shift();
    if (fault === 'no-connection') throw makeTransportError('offline');
    if (fault instanceof ApiError) throw fault;
    if (fault === 'never') await new Promise(() => undefined);
    this.#take(batch);
    if (fault === 'lost-response') throw makeTransportError('timed-out');
    if (batch.kind === 'take-back') return [];
    return batch.reviews.flatMap(({ id }, at) =>
      this.individuallyRefused.has(id)
        ? [{ seq: batch.seqs[at] ?? Number.NaN, reason: 'We couldn’t find this. It may have been deleted.' }]
        : [],
    );
  };

  #take(batch: Batch): void {
    if (batch.opening) this.#opened.add(batch.sessionId);
    if (this.knowsOpened && !this.#opened.has(batch.sessionId)) throw refusal(404);
    if (batch.kind === 'take-back') {
      this.arrivals.push(`not ${batch.reviewId}`);
      this.reviews.delete(batch.reviewId);
      return;
    }
    const { kind, sessionId, seqs: _, opening: __, ...body } = batch;
    (kind === 'complete' ? completeSession : recordReviews).body.parse(body);
    if (batch.reviews.some(({ id }) => this.callRefusedFor.has(id))) throw refusal(400);
    this.batchSizes.push(batch.reviews.length);
    for (const { id, rating } of batch.reviews) {
      if (this.individuallyRefused.has(id)) continue;
      this.arrivals.push(id);
      this.reviews.set(id, { sessionId, rating });
    }
    if (kind === 'complete') this.arrivals.push(`end of ${sessionId}`);
  }
}

/** Returns an error like those of the app's API. */
export function refusal(status: 400 | 401 | 404 | 409 | 429 | 503, retryAfterSeconds?: number): ApiError {
  const codes = {
    400: 'invalid-input',
    401: 'not-signed-in',
    404: 'not-found',
    409: 'conflict',
    429: 'too-many-attempts',
    503: 'unavailable',
  } as const;
  return new ApiError({ status, code: codes[status], message: `Refused with ${status}.`, retryAfterSeconds });
}

export function transportFailure(code: TransportCode, status = 0): ApiError {
  return makeTransportError(code, status);
}
