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

/** The time, as a test can set it. */
export interface Clock {
  /** Milliseconds. */
  readonly now: () => number;
  /** Calls back after so many milliseconds. Answers how to call it off. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
}

interface SenderSetup {
  readonly userId: string;
  readonly store: StudyStore;
  /** Resolves once the server has the batch, with what it refused of it for good. */
  readonly send: (batch: Batch) => Promise<readonly RefusedAnswer[]>;
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

type Untimed<Event> = Event extends unknown ? Omit<Event, 'now'> : never;

/**
 * Empties the outbox of one account, oldest first, one call at a time, and sends again what failed. The rules stand in
 * `sender-state.ts`; here they are carried out.
 */
export class Sender {
  readonly #setup: SenderSetup;
  #state: SenderState = initialState;
  #timer: { readonly at: number; readonly cancel: () => void } | undefined;
  /** What is being carried out. */
  #run: Promise<void> | undefined;

  constructor(setup: SenderSetup) {
    this.#setup = setup;
  }

  /** Whether the last call did not reach the server. */
  get isCutOff(): boolean {
    return this.#state.past.isCutOff;
  }

  /** Whether what waits does so because a call failed. */
  get isHeldUp(): boolean {
    return this.#state.kind === 'waiting-to-retry';
  }

  start(): void {
    this.#handle({ kind: 'started' });
  }

  /** Ends the waiting. A call that is under way is seen through. */
  stop(): void {
    this.#handle({ kind: 'stopped' });
  }

  /** Something new waits: it goes out now or a little later, with what follows it. Resolves when no try is under way. */
  async nudge(): Promise<void> {
    const { store, userId } = this.#setup;
    this.#handle({ kind: 'stored', entries: await store.listEntries(userId) });
    await this.#run;
  }

  /** What waits need not wait for more. During the wait after a failure it waits along. Resolves when this try is over. */
  async sendNow(): Promise<void> {
    this.#handle({ kind: 'send-asked' });
    await this.#run;
  }

  /** The connection may be back: tries at once, unless the server asked for silence. Resolves when this try is over. */
  async wake(): Promise<void> {
    this.#handle({ kind: 'woken' });
    await this.#run;
  }

  /**
   * The page may end any moment: a call goes out before this returns.
   * @param known what was last seen to wait.
   */
  leave(known: readonly OutboxEntry[]): void {
    this.#handle({ kind: 'left', known });
  }

  /** Takes note of an event from outside, and starts to carry out what follows from it. */
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

  /** Carries out one effect after the other, with all that follows from each: so a turn lasts as long as its calls. */
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
