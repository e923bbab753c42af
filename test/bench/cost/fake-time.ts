import type { Clock } from '../../../web/src/learner/study/outbox/sender.ts';

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/** A clock that only moves when told to: for the server and for the timers of the app in front of it. */
export class FakeTime {
  #now: number;
  #timers: readonly Timer[] = [];

  constructor(start: string) {
    this.#now = Date.parse(start);
  }

  get now(): Date {
    return new Date(this.#now);
  }

  /** The clock as the app's outbox wants it. */
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

  /** Lets time pass. `settle` waits for what a timer set off. */
  async advance(milliseconds: number, settle: () => Promise<unknown> = async () => undefined): Promise<void> {
    const end = this.#now + milliseconds;
    for (let timer = this.#nextUntil(end); timer; timer = this.#nextUntil(end)) {
      this.#now = timer.at;
      timer.callback();
      await settle();
    }
    this.#now = end;
  }

  /** Goes to a moment that lies ahead. */
  goTo(instant: string): void {
    this.#now = Math.max(this.#now, Date.parse(instant));
  }

  #nextUntil(end: number): Timer | undefined {
    const [next] = this.#timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
    this.#timers = this.#timers.filter((timer) => timer !== next);
    return next;
  }
}
