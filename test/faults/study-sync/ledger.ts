import type { Review, SessionMode } from '../../../shared/schemas/study.ts';
import type { StudyStep } from '../../../web/src/learner/study/outbox/study-store.ts';

/** An answer as it was given on a device, and the session that it was given in. */
export interface Given extends Review {
  readonly session: { readonly id: string; readonly mode: SessionMode; readonly startedAt: string };
}

/** An answer of which the server has heard. */
export interface Arrived extends Given {
  /** When the server stored it. */
  readonly arrivedAt: Date;
  /** Its card was gone by then: it counts for the learner, and not for the deck. */
  readonly isCardGone: boolean;
}

/** The order in which answers count, as far as clocks that run right tell it. */
const dateAnswered = ({ answeredAt, id }: Given) => `${answeredAt} ${id}`;

/** What happened, as those know it who were there: written down beside the product, which never reads it. */
export class Ledger {
  readonly #given = new Map<string, Given>();
  /** The page was killed before it said that the answer is stored: it may be. */
  readonly #unsure = new Map<string, Given>();
  readonly #arrived = new Map<string, Arrived>();
  readonly #goneCards = new Set<string>();
  readonly #askedBack = new Set<string>();
  readonly #takenBack = new Set<string>();
  /** Sessions whose last card was answered. */
  readonly finished = new Set<string>();
  readonly #finishedPerhaps = new Set<string>();
  readonly #sessionDates = new Map<string, string>();

  begin(step: StudyStep): void {
    for (const given of givenIn(step)) this.#unsure.set(given.id, given);
    if (step.isLast) this.#finishedPerhaps.add(step.after.session.id);
  }

  /** The device promised to keep it. */
  give(step: StudyStep): void {
    for (const given of givenIn(step)) this.note(given);
    if (step.isLast) this.finished.add(step.after.session.id);
  }

  /** Another tab was faster: the device says that nothing was stored. */
  revoke(step: StudyStep): void {
    for (const { id } of givenIn(step)) this.#unsure.delete(id);
  }

  note(given: Given): void {
    this.#unsure.delete(given.id);
    this.#given.set(given.id, given);
  }

  /** A device wants an answer taken back. */
  ask(id: string): void {
    this.#askedBack.add(id);
  }

  /** The server holds these answers as taken back. @throws Error for one that nobody wanted back. */
  takeBack(ids: readonly string[]): void {
    for (const id of ids) {
      if (!this.#askedBack.has(id)) throw new Error(`The server took ${id} back, which nobody asked for.`);
      this.#takenBack.add(id);
    }
  }

  /** Whether anything was taken back. */
  get hasTakenBack(): boolean {
    return this.#takenBack.size > 0;
  }

  /** What was to be taken back and stands, although no answer of the session was given after it. */
  get stubborn(): string[] {
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

  /** The session was dated by the server: a device that opened it may have had another clock. */
  dateSession(id: string, startedAt: string): void {
    this.#sessionDates.set(id, startedAt);
  }

  /** The server now holds the answers with these ids. @throws Error for one that nobody gave. */
  arrive(ids: readonly string[], arrivedAt: Date): void {
    for (const id of ids) {
      const given = this.#given.get(id) ?? this.#unsure.get(id);
      if (!given) throw new Error(`The server holds the answer ${id}, which nobody gave.`);
      if (this.#arrived.has(id)) continue;
      this.#arrived.set(id, { ...given, arrivedAt, isCardGone: this.#goneCards.has(given.cardId) });
    }
  }

  /** Those that stand. */
  get arrived(): Arrived[] {
    return [...this.#arrived.values()]
      .filter(({ id }) => !this.#takenBack.has(id))
      .map((one) => {
        const { session } = one;
        return { ...one, session: { ...session, startedAt: this.#sessionDates.get(session.id) ?? session.startedAt } };
      });
  }

  /** What a device promised to keep and the server does not have. */
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
