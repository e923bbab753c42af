import { ApiError } from '../../../lib/api-error.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { gatheringTime } from './gathering.ts';
import { isCutOff, judgeFailure } from './judge-failure.ts';
import { type Batch, nextBatch } from './next-batch.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { StudyStore } from './study-store.ts';

/** The time, as a test can set it. */
export interface Clock {
  /** Milliseconds. */
  readonly now: () => number;
  /** Calls back after so many milliseconds. Answers how to call it off. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
}

export interface SenderSetup {
  readonly userId: string;
  readonly store: StudyStore;
  /** Resolves once the server has the batch. */
  readonly send: (batch: Batch) => Promise<void>;
  /** Runs work while no other tab does. */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>;
  readonly clock: Clock;
  /** 0 to 1: spreads the retries of many devices. */
  readonly random: () => number;
  /** The server took something. */
  readonly onAccepted: () => void;
  /** What waits, what was set aside or the connection changed. Awaited before the next call goes out. */
  readonly onChange: () => Promise<void>;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Empties the outbox of one account, oldest first, one call at a time. Answers that follow each other are gathered, so
 * that a call carries several. What fails and may work later is tried again with growing waits, at once on `wake`; what
 * the server refuses for good is set aside. An entry is removed only after the server has accepted it: what was sent
 * twice counts once there.
 */
export class Sender {
  readonly #setup: SenderSetup;
  #isOn = false;
  #run: Promise<void> | undefined;
  #hasNews = false;
  #failures = 0;
  /** So many answers go out one by one, to find the one that made the server refuse them all. */
  #singly = 0;
  /** The server asked for silence until then. */
  #quietUntil = 0;
  #cancelRetry: (() => void) | undefined;
  #isCutOff = false;
  /** When something last went out, or set out to. */
  #sentAt: number | undefined;
  #cancelGathering: (() => void) | undefined;

  constructor(setup: SenderSetup) {
    this.#setup = setup;
  }

  /** Whether the last call did not reach the server. */
  get isCutOff(): boolean {
    return this.#isCutOff;
  }

  /** Whether what waits does so because a call failed. */
  get isHeldUp(): boolean {
    return this.#cancelRetry !== undefined;
  }

  start(): void {
    this.#isOn = true;
    void this.wake();
  }

  /** Ends the waiting. A call that is under way is seen through. */
  stop(): void {
    this.#isOn = false;
    this.#clearRetry();
    this.#clearGathering();
  }

  /** Something new waits: it goes out now or a little later, with what follows it. Resolves when no try is under way. */
  async nudge(): Promise<void> {
    const { store, userId, clock } = this.#setup;
    const entries = await store.listEntries(userId);
    const wait = gatheringTime(entries, this.#sentAt === undefined ? undefined : clock.now() - this.#sentAt);
    if (wait === 0) {
      // An answer that comes before this one is out is not the first any more.
      this.#sentAt = clock.now();
      await this.sendNow();
      return;
    }
    if (wait !== undefined && this.#isOn) this.#cancelGathering ??= clock.after(wait, () => void this.sendNow());
    await this.#run;
  }

  /** What waits need not wait for more. During the wait after a failure it waits along. Resolves when this try is over. */
  async sendNow(): Promise<void> {
    this.#clearGathering();
    this.#hasNews = true;
    this.#run ??= this.#runWhileNews();
    await this.#run;
  }

  /**
   * The page may end any moment: a call goes out before this returns, since the store and the other tabs would answer too
   * late. It may be one that another tab makes too: it counts once.
   * @param known what was last seen to wait.
   */
  leave(known: readonly OutboxEntry[]): void {
    const isFree = this.#isOn && !this.#run && !this.#cancelRetry;
    const batch = isFree ? nextBatch(known, { isSingly: this.#singly > 0 }) : undefined;
    if (!batch) return;
    this.#clearGathering();
    this.#hasNews = true;
    this.#run = this.#runWhileNews(batch);
  }

  /** The connection may be back: tries at once, unless the server asked for silence. Resolves when this try is over. */
  async wake(): Promise<void> {
    if (this.#setup.clock.now() < this.#quietUntil) return;
    this.#clearRetry();
    await this.sendNow();
  }

  /** @param first goes out before anything is waited for. */
  async #runWhileNews(first?: Batch): Promise<void> {
    try {
      // The run has to be noted before it can end.
      await (first ? this.#sendOne(first) : Promise.resolve());
      while (this.#isOn && this.#hasNews && !this.#cancelRetry) {
        this.#hasNews = false;
        await this.#setup.exclusively(() => this.#sendAll());
      }
    } catch (error) {
      await this.#waitForRetry(error);
    } finally {
      this.#run = undefined;
    }
  }

  async #sendAll(): Promise<void> {
    while (this.#isOn) {
      const { store, userId } = this.#setup;
      const batch = nextBatch(await store.listEntries(userId), { isSingly: this.#singly > 0 });
      if (!batch || !(await this.#sendOne(batch))) return;
    }
  }

  /** Answers whether the next batch may go out. */
  async #sendOne(batch: Batch): Promise<boolean> {
    this.#sentAt = this.#setup.clock.now();
    try {
      await this.#setup.send(batch);
    } catch (error) {
      return await this.#handleFailure(batch, error);
    }
    await this.#setup.store.removeEntries(batch.seqs);
    this.#failures = 0;
    this.#isCutOff = false;
    this.#singly = Math.max(0, this.#singly - 1);
    this.#setup.onAccepted();
    await this.#setup.onChange();
    return true;
  }

  async #handleFailure(batch: Batch, error: unknown): Promise<boolean> {
    const verdict = judgeFailure(error);
    if (verdict === 'retry') {
      await this.#waitForRetry(error);
      return false;
    }
    if (verdict === 'refused') await this.#setAside(batch, error);
    await this.#setup.onChange();
    return verdict === 'refused';
  }

  async #setAside(batch: Batch, error: unknown): Promise<void> {
    const { store } = this.#setup;
    if (batch.reviews.length === 0) {
      // Only a checksum of answers that the server counts itself: without it nothing is lost.
      await store.removeEntries(batch.seqs);
    } else if (batch.seqs.length > 1) {
      this.#singly = batch.reviews.length;
    } else {
      await store.refuseEntries(batch.seqs, describeError(error));
      this.#singly = Math.max(0, this.#singly - 1);
    }
  }

  async #waitForRetry(error: unknown): Promise<void> {
    this.#isCutOff = isCutOff(error);
    if (this.#isOn) {
      const { clock, random } = this.#setup;
      const told = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
      const own = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures) * (0.5 + random() / 2);
      this.#failures += 1;
      this.#quietUntil = told > 0 ? clock.now() + told : 0;
      this.#clearRetry();
      this.#cancelRetry = clock.after(Math.max(told, own), () => void this.wake());
    }
    await this.#setup.onChange();
  }

  #clearGathering(): void {
    this.#cancelGathering?.();
    this.#cancelGathering = undefined;
  }

  #clearRetry(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = undefined;
  }
}
