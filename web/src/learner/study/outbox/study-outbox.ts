import type { RunningSession } from '../session/running-session.ts';
import type { Sender } from './sender.ts';
import { isAnswer, isWaiting, type OutboxEntry, type StudyStep, type StudyStore } from './study-store.ts';

/** What a screen tells of the outbox. */
export interface OutboxState {
  /** Answers that the server does not have yet. */
  readonly waitingAnswers: number;
  /** Whether the server has everything, ends of sessions included. */
  readonly isEmpty: boolean;
  /** Answers that the server refused, and why, as a sentence. */
  readonly refused: { readonly count: number; readonly reason: string } | undefined;
  readonly isOffline: boolean;
  /** Whether what waits could not be sent and is tried again; else it only waits for more to go with it. */
  readonly isHeldUp: boolean;
  /** Whether answers survive the end of the page. */
  readonly isLasting: boolean;
}

/** Whether answers wait that should be with the server by now, or that only the open page holds: somebody should see it. */
export function isSendingStuck({ waitingAnswers, isOffline, isHeldUp, isLasting }: OutboxState): boolean {
  return waitingAnswers > 0 && (isOffline || isHeldUp || !isLasting);
}

interface OutboxParts {
  readonly userId: string;
  readonly store: StudyStore;
  readonly sender: Sender;
  readonly isOnline: () => boolean;
  /** Tells the other tabs. */
  readonly tellTabs: () => void;
}

const fresh: OutboxState = {
  waitingAnswers: 0,
  isEmpty: true,
  refused: undefined,
  isOffline: false,
  isHeldUp: false,
  isLasting: true,
};

/** The answers of one account on this device: stored first, then sent, and told about truly. */
export class StudyOutbox {
  readonly #parts: OutboxParts;
  readonly #listeners = new Set<() => void>();
  readonly #tabListeners = new Set<() => void>();
  #state = fresh;
  /** As they were last read, with what was stored since. */
  #entries: readonly OutboxEntry[] = [];
  #isLasting = true;
  /** Readings of the store: how many began, and the latest one that ended. */
  #readings = 0;
  #lastRead = 0;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same object until something changes. */
  readonly readState = (): OutboxState => this.#state;

  /** Calls back when another tab stored something. Answers how to stop. */
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

  /** Whether an answer of the session still waits. */
  async isWaitingFor(sessionId: string): Promise<boolean> {
    const entries = await this.#parts.store.listEntries(this.#parts.userId);
    return entries.some((entry) => entry.sessionId === sessionId && isWaiting(entry));
  }

  /**
   * Stores an answer; it is sent now or with the ones that follow. Answers false when another tab answered first: then
   * nothing is stored.
   * @param goOn shows what comes after the answer. It is called once the answer is stored and told of, in one breath with that.
   */
  async record(step: StudyStep, goOn?: () => void): Promise<boolean> {
    const added = await this.#parts.store.recordStep(step);
    if (!added) return false;
    // Nobody may read "saved" while this answer is not: told before anything else shows.
    this.#tell([...this.#entries, ...added]);
    goOn?.();
    // A reading that is under way may not have seen the answer.
    if (this.#readings !== this.#lastRead) void this.refresh();
    this.#parts.tellTabs();
    // What would not survive the page must not wait for anything.
    void (this.#isLasting ? this.#parts.sender.nudge() : this.#parts.sender.sendNow());
    return true;
  }

  /** Nothing more is coming that could go along: sends what waits. */
  async sendNow(): Promise<void> {
    await this.#parts.sender.sendNow();
  }

  /** The page may end any moment: sends what waits with what time there is. */
  leave(): void {
    this.#parts.sender.leave(this.#entries);
  }

  /** Tries now to send everything; resolves when that was done or failed, at the latest after `patienceMs`. */
  async flush(patienceMs: number): Promise<void> {
    const { promise: patience, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, patienceMs);
    await Promise.race([this.#parts.sender.wake(), patience]);
    clearTimeout(timer);
    await this.refresh();
  }

  /** Sends once more what was refused. */
  async retryRefused(): Promise<void> {
    await this.#parts.store.pardonEntries(await this.#listRefused());
    await this.refresh();
    await this.#parts.sender.wake();
  }

  /** Gives up what was refused: somebody read the reason and let go. */
  async dismissRefused(): Promise<void> {
    await this.#parts.store.removeEntries(await this.#listRefused());
    await this.refresh();
  }

  /** The account is out of the family, or gone: nothing of its study stays on this device, sent or not. */
  async forgetAll(): Promise<void> {
    await this.#parts.store.forgetAccount(this.#parts.userId);
    await this.refresh();
  }

  /** From now on nothing survives the page. */
  loseLasting(): void {
    this.#isLasting = false;
    void this.refresh();
    void this.#parts.sender.sendNow();
  }

  /** Another tab changed what is stored. */
  async handleTabNews(): Promise<void> {
    await this.refresh();
    for (const listener of this.#tabListeners) listener();
    if (!this.#state.isEmpty) await this.#parts.sender.nudge();
  }

  /** Reads the store and tells of it. */
  async refresh(): Promise<void> {
    const reading = ++this.#readings;
    const entries = await this.#parts.store.listEntries(this.#parts.userId);
    // A later reading knows more.
    if (reading !== this.#readings) return;
    this.#lastRead = reading;
    this.#tell(entries);
  }

  /** Tells whoever shows it what is stored. */
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
    const entries = await this.#parts.store.listEntries(this.#parts.userId);
    return entries.filter((entry) => !isWaiting(entry)).map(({ seq }) => seq);
  }
}

function describeEntries(entries: readonly OutboxEntry[]): Pick<OutboxState, 'waitingAnswers' | 'isEmpty' | 'refused'> {
  const waiting = entries.filter(isWaiting);
  const refused = entries.filter((entry) => !isWaiting(entry));
  const reason = refused.at(-1)?.refusal;
  return {
    waitingAnswers: waiting.filter(isAnswer).length,
    isEmpty: waiting.length === 0,
    refused: reason === undefined ? undefined : { count: refused.length, reason },
  };
}
