import { setTimeout as pause } from 'node:timers/promises';
import { ulid } from 'ulid';
import { notice } from '../../../shared/notice.ts';
import { listAssignments } from '../../../shared/routes/assignments.ts';
import { getMe, register } from '../../../shared/routes/auth.ts';
import { createCard, importCards } from '../../../shared/routes/cards.ts';
import { createDeck, listDecks } from '../../../shared/routes/decks.ts';
import type { Route, RouteAnswer, RouteCall } from '../../../shared/routes/define-route.ts';
import { createHousehold } from '../../../shared/routes/households.ts';
import { createLearner, getReportSummary, getStreak } from '../../../shared/routes/learners.ts';
import { completeAttempt, generateQuiz, startAttempt } from '../../../shared/routes/quizzes.ts';
import { getCalendar } from '../../../shared/routes/streaks.ts';
import { recordReviews, startSession } from '../../../shared/routes/study.ts';
import { callOverHttp } from '../running/call-over-http.ts';
import type { SeededRandom } from '../running/make-random.ts';

/** Results of the calls of one or more families. */
export interface LoadNotes {
  /** Durations in ms of the calls with the expected status. */
  readonly times: number[];
  throttledCalls: number;
  /** Messages about all other results. */
  readonly errors: string[];
}

export function newNotes(): LoadNotes {
  return { times: [], throttledCalls: 0, errors: [] };
}

/** Shortest pause between two calls of a family, and the random time added to it: for reading, thinking and typing. */
const [shortestPauseMs, pauseSpreadMs] = [500, 1_000];
const cardsPerDeck = 40;

class Refused extends Error {}

/** Simulates a family that uses the product as its app does. */
export class LoadFamily {
  readonly #url: string;
  readonly #home: string;
  readonly #random: SeededRandom;
  #notes = newNotes();
  #token = '';
  #learnerId = '';
  #householdId = '';
  #deckId = '';

  /** @param home client IP address of the family. */
  constructor(url: string, home: string, random: SeededRandom) {
    this.#url = url;
    this.#home = home;
    this.#random = random;
  }

  /** Creates the household with a learner and a deck. */
  async settle(name: string): Promise<void> {
    const account = { email: `${name}@example.org`, password: 'correct horse 42', role: 'parent' as const };
    this.#token = (await this.#call(register, { body: account })).token;
    this.#householdId = (
      await this.#call(createHousehold, { body: { name, timeZone: 'UTC', consent: { noticeVersion: notice.version } } })
    ).id;
    const params = { householdId: this.#householdId };
    this.#learnerId = (await this.#call(createLearner, { params, body: { name: 'Emma' } })).id;
    this.#deckId = (await this.#call(createDeck, { body: { name: 'Capitals', ...params } })).id;
    const cards = Array.from({ length: cardsPerDeck }, (_, row) => ({ front: `front ${row}`, back: `back ${row}` }));
    const body = { importId: 'once', offset: 0, cards };
    await this.#call(importCards, { params: { deckId: this.#deckId }, body });
  }

  /** Visits random screens until the deadline. */
  async run(until: number, notes: LoadNotes): Promise<void> {
    this.#notes = notes;
    const screens = [
      async () => await this.#showHome(),
      async () => await this.#study(),
      async () => await this.#study(),
      async () => await this.#showReport(),
      async () => await this.#takeQuiz(),
      async () => await this.#addCard(),
    ];
    while (performance.now() < until) {
      const show = this.#random.pick(screens);
      await show?.().catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
      });
    }
  }

  async #showHome(): Promise<void> {
    const params = { learnerId: this.#learnerId };
    await this.#look(getMe, {});
    await this.#look(getStreak, { params });
    await this.#look(listDecks, {});
    await this.#look(listAssignments, { query: params });
  }

  async #showReport(): Promise<void> {
    const params = { learnerId: this.#learnerId };
    await this.#look(getReportSummary, { params });
    await this.#look(getCalendar, { params, query: { year: 2026, month: 1 } });
  }

  async #study(): Promise<void> {
    const params = { deckId: this.#deckId };
    const session = await this.#look(startSession, { params, body: { learnerId: this.#learnerId, mode: 'all' } });
    for (let start = 0; start < session.cards.length; start += 5) {
      const reviews = session.cards.slice(start, start + 5).map(({ id: cardId }) => ({
        id: ulid(),
        cardId,
        rating: this.#random.below(4) === 0 ? ('wrong' as const) : ('correct' as const),
        answeredAt: new Date().toISOString(),
        msTaken: 2_000,
      }));
      await this.#look(recordReviews, { params: { sessionId: session.id }, body: { reviews } });
    }
  }

  async #takeQuiz(): Promise<void> {
    const quiz = await this.#look(generateQuiz, { params: { deckId: this.#deckId }, body: {} });
    const body = { learnerId: this.#learnerId };
    const attempt = await this.#look(startAttempt, { params: { quizId: quiz.id }, body });
    await this.#look(completeAttempt, { params: { attemptId: attempt.id }, body: { answers: [0, 1, 2] } });
  }

  async #addCard(): Promise<void> {
    await this.#look(createCard, { params: { deckId: this.#deckId }, body: { front: 'new', back: 'new' } });
  }

  async #look<R extends Route>(route: R, call: RouteCall<R>): Promise<RouteAnswer<R>> {
    await pause(shortestPauseMs + this.#random.below(pauseSpreadMs));
    return await this.#call(route, call);
  }

  async #call<R extends Route>(route: R, call: RouteCall<R>): Promise<RouteAnswer<R>> {
    const begun = performance.now();
    const { status, body } = await callOverHttp(this.#url, route, this.#token || undefined, call, this.#home);
    if (status === route.status) {
      this.#notes.times.push(performance.now() - begun);
      return body;
    }
    if (status === 429 || status === 503) this.#notes.throttledCalls += 1;
    else this.#notes.errors.push(`${route.id} answered ${status}: ${JSON.stringify(body)}`);
    throw new Refused();
  }
}
