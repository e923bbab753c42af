import { dayMs } from '../../../shared/scheduling/calendar-day.ts';
import { startOfStudyDay, studyDayOf } from '../../../shared/scheduling/study-day.ts';

/** The product's clock while the family is made: set back, and a second on with every call, so that things stand in the order in which they were made. */
export class DemoClock {
  readonly #end: number;
  #time: number;

  /** @param real when the family is made: what is done today was over some minutes earlier, and is of the same study day. */
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
