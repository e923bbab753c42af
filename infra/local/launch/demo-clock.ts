import { dayMs } from '../../../shared/scheduling/calendar-day.ts';
import { startOfStudyDay, studyDayOf } from '../../../shared/scheduling/study-day.ts';

/** Clock for creating the demo family. It starts in the past and advances one second per call, so that sorting by time keeps the order of creation. */
export class DemoClock {
  readonly #end: number;
  #time: number;

  /** @param real Current time. The demo's activity ends ten minutes before it, but not before the current study day began. */
  constructor(real: Date, timeZone: string) {
    const dawn = startOfStudyDay(studyDayOf(real, timeZone), timeZone);
    this.#end = Math.max(real.getTime() - 10 * 60_000, dawn.getTime());
    this.#time = this.#end;
  }

  get now(): Date {
    return new Date(this.#time);
  }

  tick(): Date {
    this.wait(1);
    return this.now;
  }

  wait(seconds: number): void {
    this.#time += seconds * 1_000;
  }

  goTo(daysAgo: number): void {
    this.#time = this.#end - daysAgo * dayMs;
  }
}
