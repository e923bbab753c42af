import type { Batch } from './next-batch.ts';
import type { OutboxEntry, StudyStep } from './study-store.ts';

/** Smaller differences are ignored: the server's `Date` has a resolution of one second, and its response takes time. */
const toleranceMs = 60_000;

interface Clocks {
  /** Returns the device's time in milliseconds. */
  readonly now: () => number;
  /** Returns milliseconds since any fixed moment, regardless of the device's clock setting. */
  readonly ticks: () => number;
  /** Returns the server's time in milliseconds; undefined if it can't be read. */
  readonly readServerTime: () => Promise<number | undefined>;
}

/**
 * Corrects the times of sessions that this page opens offline on a device whose clock is behind. Such a session and its answers would otherwise count for a past
 * day. Clocks that are ahead are left to the server.
 */
export class PageClock {
  readonly #clocks: Clocks;
  /** How far the device's clock is behind, in milliseconds; undefined until the server's time is known. */
  #behindMs: number | undefined;
  /** Clock minus ticks when the time was last read. It changes if the clock is set, or if the device sleeps. */
  #rate: number;
  /** How far answers of this page have to be moved, by id; undefined until the server's time is known. */
  readonly #moves = new Map<string, number | undefined>();

  constructor(clocks: Clocks) {
    this.#clocks = clocks;
    this.#rate = clocks.now() - clocks.ticks();
  }

  /** Returns the device's time, corrected if the server's is known. */
  now(): Date {
    const { now, ticks } = this.#clocks;
    const rate = now() - ticks();
    // The clock may have been set, so the known difference may be wrong.
    if (Math.abs(rate - this.#rate) > toleranceMs) this.#behindMs = undefined;
    this.#rate = rate;
    return new Date(now() + (this.#behindMs ?? 0));
  }

  /** Call this with each answer. */
  note({ before, entries }: StudyStep): void {
    if (!before.isOwn || this.#behindMs !== undefined) return;
    for (const { work } of entries) if (work.kind === 'review') this.#moves.set(work.review.id, undefined);
  }

  /** Whether the batch's times can't be corrected before {@link learn}. */
  isNeededFor({ reviews = [] }: Batch): boolean {
    return reviews.some(({ id }) => this.#moves.has(id) && this.#moves.get(id) === undefined);
  }

  /** Reads the server's time. If it can't be read, times stay as they are. */
  async learn(): Promise<void> {
    const serverTime = await this.#clocks.readServerTime();
    if (serverTime === undefined) return;
    const behind = serverTime - this.#clocks.now();
    this.#behindMs = behind > toleranceMs ? behind : 0;
    for (const [id, move] of this.#moves) if (move === undefined) this.#moves.set(id, this.#behindMs);
  }

  /** @returns the batch with corrected times, if the server's time is known. */
  adjust(batch: Batch): Batch {
    const { kind, reviews = [], opening } = batch;
    if (kind === 'take-back') return batch;
    const moved = reviews.map((review) => ({ ...review, answeredAt: this.#move(review.id, review.answeredAt) }));
    // The opening travels with the session's first answer.
    const startedAt = opening && this.#move(reviews[0]?.id ?? '', opening.startedAt);
    return { ...batch, reviews: moved, ...(opening && startedAt && { opening: { ...opening, startedAt } }) };
  }

  /** @returns the entry with corrected times, if the server's time is known. */
  adjustEntry(entry: OutboxEntry): OutboxEntry {
    const { work } = entry;
    if (work.kind !== 'review') return entry;
    const { review, startedAt } = work;
    const answeredAt = this.#move(review.id, review.answeredAt);
    const started = startedAt !== undefined && { startedAt: this.#move(review.id, startedAt) };
    return { ...entry, work: { ...work, review: { ...review, answeredAt }, ...started } };
  }

  #move(reviewId: string, time: string): string {
    const move = this.#moves.get(reviewId);
    return move ? new Date(Date.parse(time) + move).toISOString() : time;
  }
}
