import type { RunningSession } from '../session/running-session.ts';
import { isOfMemory } from './lasting-store.ts';
import type { PageClock } from './page-clock.ts';
import type { Sender } from './sender.ts';
import { isAnswer, isWaiting, type OutboxEntry, type StudyStep, type StudyStore } from './study-store.ts';

export interface OutboxState {
  readonly waitingAnswers: number;
  /** Whether nothing waits to be sent, including completions and take-backs. */
  readonly isEmpty: boolean;
  /** Whether the server has everything: nothing waits, and nothing is set aside. */
  readonly isSaved: boolean;
  /** Whether closing the page may lose answers: some are only in its memory, or the server rejected them. */
  readonly isAtRisk: boolean;
  /** Answers that the server rejected, with the reason as a sentence. */
  readonly refused: { readonly count: number; readonly reason: string } | undefined;
  readonly isOffline: boolean;
  /** Whether a call failed and will be retried. If false, answers only wait to be batched. */
  readonly isHeldUp: boolean;
  /** Whether answers survive closing the page. */
  readonly isLasting: boolean;
}

/** Whether the waiting answers are overdue or are held only in this page's memory, so that the learner should be told. */
export function isSendingStuck({ waitingAnswers, isOffline, isHeldUp, isLasting }: OutboxState): boolean {
  return waitingAnswers > 0 && (isOffline || isHeldUp || !isLasting);
}

interface OutboxParts {
  readonly userId: string;
  readonly store: StudyStore;
  readonly sender: Sender;
  readonly pageClock: PageClock;
  readonly isOnline: () => boolean;
  readonly tellTabs: () => void;
}

const fresh: OutboxState = {
  waitingAnswers: 0,
  isEmpty: true,
  isSaved: true,
  isAtRisk: false,
  refused: undefined,
  isOffline: false,
  isHeldUp: false,
  isLasting: true,
};

/** Answers of one account on this device. Stores them first, then sends them, and reports their state to screens. */
export class StudyOutbox {
  readonly #parts: OutboxParts;
  readonly #listeners = new Set<() => void>();
  readonly #tabListeners = new Set<() => void>();
  #state = fresh;
  /** Entries found by the last read of the store, plus those stored since. */
  #entries: readonly OutboxEntry[] = [];
  #isLasting = true;
  /** Number of the last store read that was started. While it differs from `#lastRead`, the number of the last one that finished, a read is in progress. */
  #readings = 0;
  #lastRead = 0;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the same object until something changes, as `useSyncExternalStore` requires. */
  readonly readState = (): OutboxState => this.#state;

  /** Registers a listener that is called when another tab has changed the store. Returns an unsubscribe function. */
  subscribeToTabs(listener: () => void): () => void {
    this.#tabListeners.add(listener);
    return () => this.#tabListeners.delete(listener);
  }

  findSession(deckId: string): Promise<RunningSession | undefined> {
    return this.#parts.store.findSession(this.#parts.userId, deckId);
  }

  saveSession(running: RunningSession): Promise<void> {
    return this.#parts.store.saveSession(running);
  }

  /** Returns the time to date answers with. It is the server's where the device's clock is known to be behind. */
  now(): Date {
    return this.#parts.pageClock.now();
  }

  /** Lists the account's unsent entries, including rejected ones. */
  listEntries(): Promise<OutboxEntry[]> {
    return this.#parts.store.listEntries(this.#parts.userId);
  }

  async isWaitingFor(sessionId: string): Promise<boolean> {
    const entries = await this.listEntries();
    return entries.some((entry) => entry.sessionId === sessionId && isWaiting(entry));
  }

  /**
   * Stores an answer, which is sent now or batched with later ones. Returns false, storing nothing, if another tab answered first.
   * @param goOn shows the next view. Called synchronously after the answer is stored and the state is updated.
   */
  async record(step: StudyStep, goOn?: () => void): Promise<boolean> {
    const added = await this.#parts.store.recordStep(step);
    if (!added) return false;
    this.#parts.pageClock.note(step);
    // Update the state before the next view, so that it never shows "saved" for this answer.
    this.#tell([...this.#entries, ...added]);
    goOn?.();
    // A store read that is in progress may miss this answer, so read again.
    if (this.#readings !== this.#lastRead) void this.refresh();
    this.#parts.tellTabs();
    // Without storage, send now instead of batching.
    void (this.#isLasting ? this.#parts.sender.nudge() : this.#parts.sender.sendNow());
    return true;
  }

  /** Sends waiting entries now instead of batching. */
  async sendNow(): Promise<void> {
    await this.#parts.sender.sendNow();
  }

  /** Sends a batch of waiting entries before the page closes. */
  leave(): void {
    this.#parts.sender.leave(this.#entries);
  }

  /** Tries to send everything now, also in a page that hasn't started sending yet. Resolves on success, failure or after `timeoutMs`. */
  async flush(timeoutMs: number): Promise<void> {
    const { sender } = this.#parts;
    const { promise: patience, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, timeoutMs);
    sender.start();
    await Promise.race([sender.wake(), patience]);
    clearTimeout(timer);
    await this.refresh();
  }

  async retryRefused(): Promise<void> {
    await this.#parts.store.pardonEntries(await this.#listRefused());
    await this.refresh();
    await this.#parts.sender.wake();
  }

  async dismissRefused(): Promise<void> {
    await this.#parts.store.removeEntries(await this.#listRefused());
    await this.refresh();
  }

  /** Deletes all study data of the account from this device, including unsent answers. */
  async forgetAll(): Promise<void> {
    await this.#parts.store.forgetAccount(this.#parts.userId);
    await this.refresh();
  }

  /** Call this when browser storage fails. From then on, answers are sent immediately. */
  loseLasting(): void {
    this.#isLasting = false;
    void this.refresh();
    void this.#parts.sender.sendNow();
  }

  async handleTabNews(): Promise<void> {
    await this.refresh();
    for (const listener of this.#tabListeners) listener();
    if (!this.#state.isEmpty) await this.#parts.sender.nudge();
  }

  async refresh(): Promise<void> {
    const reading = ++this.#readings;
    const entries = await this.listEntries();
    // A later read has started, so this one is outdated.
    if (reading !== this.#readings) return;
    this.#lastRead = reading;
    this.#tell(entries);
  }

  /** Updates the state and notifies subscribers of a change. */
  #tell(entries: readonly OutboxEntry[]): void {
    this.#entries = entries;
    const { isCutOff, isHeldUp } = this.#parts.sender;
    const isOffline = isCutOff || !this.#parts.isOnline();
    const next = { ...describeEntries(entries), isOffline, isHeldUp, isLasting: this.#isLasting };
    if (JSON.stringify(next) === JSON.stringify(this.#state)) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  async #listRefused(): Promise<number[]> {
    const entries = await this.listEntries();
    return entries.filter((entry) => !isWaiting(entry)).map(({ seq }) => seq);
  }
}

function describeEntries(
  entries: readonly OutboxEntry[],
): Pick<OutboxState, 'waitingAnswers' | 'isEmpty' | 'isSaved' | 'isAtRisk' | 'refused'> {
  const waiting = entries.filter(isWaiting);
  const refused = entries.filter((entry) => !isWaiting(entry));
  const reason = refused.at(-1)?.refusal;
  return {
    waitingAnswers: waiting.filter(isAnswer).length,
    isEmpty: waiting.length === 0,
    isSaved: entries.length === 0,
    isAtRisk: refused.length > 0 || entries.some(({ seq }) => isOfMemory(seq)),
    refused: reason === undefined ? undefined : { count: refused.length, reason },
  };
}
