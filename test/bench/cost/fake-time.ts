import type { Clock } from '../../../web/src/learner/study/outbox/sender.ts';

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/** A clock that moves only when told to, shared by the server and by the timers of the simulated app. */
export class FakeTime {
  #now: number;
  #timers: readonly Timer[] = [];

  constructor(start: string) {
    this.#now = Date.parse(start);
  }

  get now(): Date {
    return new Date(this.#now);
  }

  /** The clock in the form that the app's outbox expects. */
  readonly clock: Clock = {
    now: () => this.#now,
    after: (milliseconds, callback) => {
      const timer = { at: this.#now + milliseconds, callback };
      this.#timers = [...this.#timers, timer];
      return () => {
        this.#timers = this.#timers.filter((other) => other !== timer);
      };
    },
  };

  /** Advances time and runs due timers. `settle` waits for what a timer started. */
  async advance(milliseconds: number, settle: () => Promise<unknown> = async () => undefined): Promise<void> {
    const end = this.#now + milliseconds;
    for (let timer = this.#nextUntil(end); timer; timer = this.#nextUntil(end)) {
      this.#now = timer.at;
      timer.callback();
      await settle();
    }
    this.#now = end;
  }

  /** Moves to a later instant; an earlier one changes nothing. */
  goTo(instant: string): void {
    this.#now = Math.max(this.#now, Date.parse(instant));
  }

  #nextUntil(end: number): Timer | undefined {
    const [next] = this.#timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
    this.#timers = this.#timers.filter((timer) => timer !== next);
    return next;
  }
}
