import type { Batch, RefusedAnswer } from './next-batch.ts';
import {
  initialState,
  type SenderEffect,
  type SenderEvent,
  type SenderState,
  timerOf,
  transition,
} from './sender-state.ts';
import type { OutboxEntry, StudyStore } from './study-store.ts';

/** Clock, replaceable in tests. */
export interface Clock {
  /** Returns the current time in milliseconds. */
  readonly now: () => number;
  /** Calls back after a delay in milliseconds. Returns a cancel function. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
}

interface SenderSetup {
  readonly userId: string;
  readonly store: StudyStore;
  /** Sends a batch. Resolves with the answers that the server rejected for good. */
  readonly send: (batch: Batch) => Promise<readonly RefusedAnswer[]>;
  /** Runs work under the lock shared by all tabs. */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>;
  readonly clock: Clock;
  /** Returns retry jitter from 0 to 1. It spreads the retries of many devices. */
  readonly random: () => number;
  readonly onAccepted: () => void;
  /** Called when the waiting entries, the rejected entries or the connection status changed. The sender awaits it before the next call. */
  readonly onChange: () => Promise<void>;
}

type Untimed<Event> = Event extends unknown ? Omit<Event, 'now'> : never;

/** Sends the outbox of one account, oldest first, one call at a time, with retries. Executes the effects of the state machine in `sender-state.ts`. */
export class Sender {
  readonly #setup: SenderSetup;
  #state: SenderState = initialState;
  #timer: { readonly at: number; readonly cancel: () => void } | undefined;
  #run: Promise<void> | undefined;

  constructor(setup: SenderSetup) {
    this.#setup = setup;
  }

  get isCutOff(): boolean {
    return this.#state.past.isCutOff;
  }

  /** Whether entries wait because the last call failed. */
  get isHeldUp(): boolean {
    return this.#state.kind === 'waiting-to-retry';
  }

  start(): void {
    this.#handle({ kind: 'started' });
  }

  /** Stops sending. A call in progress finishes. */
  stop(): void {
    this.#handle({ kind: 'stopped' });
  }

  /** Tells the sender about new entries, which it sends now or batches with later ones. Resolves when no call is in progress. */
  async nudge(): Promise<void> {
    const { store, userId } = this.#setup;
    this.#handle({ kind: 'stored', entries: await store.listEntries(userId) });
    await this.#run;
  }

  /** Sends now instead of batching, except while waiting to retry. Resolves after the attempt. */
  async sendNow(): Promise<void> {
    this.#handle({ kind: 'send-asked' });
    await this.#run;
  }

  /** Retries now, unless the server's `Retry-After` is still running. Resolves after the attempt. */
  async wake(): Promise<void> {
    this.#handle({ kind: 'woken' });
    await this.#run;
  }

  /**
   * Sends a batch before the page closes. The call starts before this returns.
   * @param known waiting entries found by the last read
   */
  leave(known: readonly OutboxEntry[]): void {
    this.#handle({ kind: 'left', known });
  }

  /** Handles an external event and starts its effects. */
  #handle(event: Untimed<SenderEvent>): void {
    const effects = this.#step(event);
    if (effects.length === 0) return;
    const run = this.#runAll(effects).finally(() => {
      if (this.#run === run) this.#run = undefined;
    });
    this.#run = run;
  }

  async #runAll(effects: readonly SenderEffect[]): Promise<void> {
    try {
      await this.#perform(effects);
    } catch (error) {
      await this.#perform(this.#step({ kind: 'device-failed', error, random: this.#setup.random() }));
    }
  }

  #step(event: Untimed<SenderEvent>): readonly SenderEffect[] {
    const now = this.#setup.clock.now();
    const { state, effects } = transition(this.#state, { ...event, now });
    this.#state = state;
    this.#setTimer(now);
    return effects;
  }

  #setTimer(now: number): void {
    const at = timerOf(this.#state);
    if (at === this.#timer?.at) return;
    this.#timer?.cancel();
    this.#timer = undefined;
    if (at === undefined) return;
    const cancel = this.#setup.clock.after(Math.max(0, at - now), () => {
      this.#timer = undefined;
      this.#handle({ kind: 'timer-ended' });
    });
    this.#timer = { at, cancel };
  }

  /** Runs effects one after another, each with all effects that result from it, so that the lock is held until all calls are done. */
  async #perform(effects: readonly SenderEffect[]): Promise<void> {
    for (const effect of effects) await this.#performOne(effect);
  }

  async #performOne(effect: SenderEffect): Promise<void> {
    const { store, exclusively, onAccepted, onChange } = this.#setup;
    switch (effect.kind) {
      case 'take-turn':
        return await exclusively(() => this.#read());
      case 'read':
        return await this.#read();
      case 'send':
        return await this.#send(effect.batch);
      case 'remove':
        return await store.removeEntries(effect.seqs);
      case 'set-aside':
        return await store.refuseEntries(effect.seqs, effect.reason);
      case 'tell-accepted':
        return onAccepted();
      case 'tell-change':
        return await onChange();
    }
  }

  async #read(): Promise<void> {
    const { store, userId } = this.#setup;
    await this.#perform(this.#step({ kind: 'read', entries: await store.listEntries(userId) }));
  }

  async #send(batch: Batch): Promise<void> {
    const outcome = await this.#setup.send(batch).then(
      (refused) => ({ kind: 'accepted', batch, refused }) as const,
      (error: unknown) => ({ kind: 'failed', batch, error, random: this.#setup.random() }) as const,
    );
    await this.#perform(this.#step(outcome));
  }
}
