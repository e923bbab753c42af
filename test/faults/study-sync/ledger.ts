import type { Review, SessionMode } from '../../../shared/schemas/study.ts';
import type { StudyStep } from '../../../web/src/learner/study/outbox/study-store.ts';

/** An answer as given on a device, with its session. */
export interface Given extends Review {
  readonly session: { readonly id: string; readonly mode: SessionMode; readonly startedAt: string };
}

export interface Arrived extends Given {
  readonly arrivedAt: Date;
  /** Whether its card was deleted before the answer arrived. The answer then counts for the learner but not for the deck. */
  readonly isCardGone: boolean;
}

/** Sort key of answers, valid if the clocks are right. */
const dateAnswered = ({ answeredAt, id }: Given) => `${answeredAt} ${id}`;

/** Independent record of all events; the product never reads it. */
export class Ledger {
  readonly #given = new Map<string, Given>();
  /** Answers whose page was killed before it confirmed storing them; they may be stored. */
  readonly #unsure = new Map<string, Given>();
  /** True time of each answer, and how far its device's clock was ahead. */
  readonly #clocks = new Map<string, { readonly now: number; readonly skew: number }>();
  /** Times with which answers were sent. A device corrects a clock that is behind once it knows the server's time. */
  readonly #sentTimes = new Map<string, Set<string>>();
  readonly #arrived = new Map<string, Arrived>();
  readonly #goneCards = new Set<string>();
  readonly #askedBack = new Set<string>();
  readonly #takenBack = new Set<string>();
  readonly finished = new Set<string>();
  readonly #finishedPerhaps = new Set<string>();
  readonly #sessionDates = new Map<string, string>();

  begin(step: StudyStep, clock: { readonly now: number; readonly skew: number }): void {
    for (const given of givenIn(step)) {
      this.#unsure.set(given.id, given);
      this.#clocks.set(given.id, clock);
    }
    if (step.isLast) this.#finishedPerhaps.add(step.after.session.id);
  }

  /** Records an answer that the device confirmed. */
  confirm(step: StudyStep): void {
    for (const given of givenIn(step)) this.note(given);
    if (step.isLast) this.finished.add(step.after.session.id);
  }

  /** Removes an answer that the device rejected because another tab was faster. */
  reject(step: StudyStep): void {
    for (const { id } of givenIn(step)) this.#unsure.delete(id);
  }

  note(given: Given): void {
    this.#unsure.delete(given.id);
    this.#given.set(given.id, given);
  }

  /** Records a request to take back an answer. */
  requestTakeBack(id: string): void {
    this.#askedBack.add(id);
  }

  /** Records answers that the server has taken back. @throws Error for an answer whose taking back was never requested. */
  takeBack(ids: readonly string[]): void {
    for (const id of ids) {
      if (!this.#askedBack.has(id)) throw new Error(`The server took ${id} back, which nobody asked for.`);
      this.#takenBack.add(id);
    }
  }

  get hasTakenBack(): boolean {
    return this.#takenBack.size > 0;
  }

  /** Answers that still count although taking them back was requested and they are the newest of their session. */
  get undoneWithoutEffect(): string[] {
    const standing = this.arrived.filter(({ id }) => this.#askedBack.has(id));
    const isNewest = (one: Arrived) =>
      [...this.#arrived.values()].every(
        (other) => other === one || other.session.id !== one.session.id || dateAnswered(other) < dateAnswered(one),
      );
    return standing.filter(isNewest).map(({ id }) => id);
  }

  loseCard(cardId: string): void {
    this.#goneCards.add(cardId);
  }

  /** Records the server's start time of a session: the clock of the device that opened it may differ. */
  dateSession(id: string, startedAt: string): void {
    this.#sessionDates.set(id, startedAt);
  }

  /** Records the time of an answer that reaches the server. @throws Error if it is neither the device's nor the true one, and the clock wasn't set since. */
  noteSent({ id, answeredAt }: Review, skew: number): void {
    const clock = this.#clocks.get(id);
    const given = this.#given.get(id) ?? this.#unsure.get(id);
    const isMoved = given !== undefined && given.answeredAt !== answeredAt;
    if (isMoved && clock?.skew === skew && Math.abs(Date.parse(answeredAt) - clock.now) > 2_000)
      throw new Error(`${id} was answered at ${new Date(clock.now).toISOString()} and sent with ${answeredAt}.`);
    this.#sentTimes.set(id, (this.#sentTimes.get(id) ?? new Set()).add(answeredAt));
  }

  /** @returns the sent time of an answer that is closest to the stored one. */
  #timeOf({ id, answeredAt }: Given, stored: string): string {
    const distance = (time: string) => Math.abs(Date.parse(time) - Date.parse(stored));
    const [closest = answeredAt] = [...(this.#sentTimes.get(id) ?? [])].toSorted((a, b) => distance(a) - distance(b));
    return closest;
  }

  /** Records that the server has these answers. @throws Error for an answer that was never given. */
  arrive(stored: readonly Pick<Review, 'id' | 'answeredAt'>[], arrivedAt: Date): void {
    for (const { id, answeredAt } of stored) {
      const given = this.#given.get(id) ?? this.#unsure.get(id);
      if (!given) throw new Error(`The server holds the answer ${id}, which nobody gave.`);
      if (this.#arrived.has(id)) continue;
      this.#arrived.set(id, {
        ...given,
        answeredAt: this.#timeOf(given, answeredAt),
        arrivedAt,
        isCardGone: this.#goneCards.has(given.cardId),
      });
    }
  }

  /** Answers that count: arrived and not taken back. */
  get arrived(): Arrived[] {
    return [...this.#arrived.values()]
      .filter(({ id }) => !this.#takenBack.has(id))
      .map((one) => {
        const { session } = one;
        return { ...one, session: { ...session, startedAt: this.#sessionDates.get(session.id) ?? session.startedAt } };
      });
  }

  /** Ids of answers that a device confirmed but the server lacks. */
  get missing(): string[] {
    return [...this.#given.keys()].filter((id) => !this.#arrived.has(id));
  }

  isFinishedPerhaps(sessionId: string): boolean {
    return this.#finishedPerhaps.has(sessionId);
  }

  isGone(cardId: string): boolean {
    return this.#goneCards.has(cardId);
  }
}

function givenIn({ after, entries }: StudyStep): Given[] {
  const { id, startedAt } = after.session;
  const session = { id, startedAt, mode: after.mode };
  return entries.flatMap(({ work }) => (work.kind === 'review' ? [{ ...work.review, session }] : []));
}
