import type { Clock } from '../../../../../web/src/learner/study/outbox/sender.ts';

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/** A clock that only tests advance. */
export class FakeClock implements Clock {
  #now = 0;
  #timers: Timer[] = [];

  readonly now = (): number => this.#now;

  readonly after = (milliseconds: number, callback: () => void): (() => void) => {
    const timer = { at: this.#now + milliseconds, callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  /** Milliseconds until the next timer; undefined without timers. */
  get nextIn(): number | undefined {
    const [first] = this.#timers.toSorted((a, b) => a.at - b.at);
    return first && first.at - this.#now;
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
    const due = this.#timers.filter((timer) => timer.at <= this.#now);
    this.#timers = this.#timers.filter((timer) => timer.at > this.#now);
    for (const { callback } of due) callback();
  }
}
