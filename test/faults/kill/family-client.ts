import { isDeepStrictEqual } from 'node:util';
import { ulid } from 'ulid';
import { notice } from '../../../shared/notice.ts';
import { login, register } from '../../../shared/routes/auth.ts';
import { deleteCard, importCards, listCards } from '../../../shared/routes/cards.ts';
import { createDeck, deleteDeck, listDecks } from '../../../shared/routes/decks.ts';
import { createHousehold, listHouseholds } from '../../../shared/routes/households.ts';
import { createLearner, listLearners } from '../../../shared/routes/learners.ts';
import {
  completeAttempt,
  deleteQuiz,
  generateQuiz,
  getAttempt,
  saveAttempt,
  startAttempt,
} from '../../../shared/routes/quizzes.ts';
import { completeSession, recordReviews, startSession } from '../../../shared/routes/study.ts';
import type { Attempt } from '../../../shared/schemas/quiz.ts';
import type { SeededRandom } from '../running/make-random.ts';
import { ConfirmationLog } from './books.ts';
import type { Connection } from './connection.ts';

const password = 'correct horse 42';
/** Maximum number of decks, cards per import chunk, and answers per request. */
const [deckCount, chunkSize, batchSize] = [3, 25, 6];

/** A family that imports, studies, takes quizzes and deletes in random order, and records what was confirmed. */
export class FamilyClient {
  readonly books = new ConfirmationLog();
  readonly #connection: Connection;
  readonly #name: string;
  readonly #random: SeededRandom;
  readonly #results: Attempt[] = [];
  #token = '';
  #made = 0;
  householdId = '';
  #learnerId = '';

  constructor(connection: Connection, name: string, random: SeededRandom) {
    this.#connection = connection;
    this.#name = name;
    this.#random = random;
  }

  /** Works until `isOver` is set, and completes the operation in progress. */
  async run(): Promise<void> {
    await this.#setUp();
    const works = [
      async () => await this.#import(),
      async () => await this.#study(),
      async () => await this.#study(),
      async () => await this.#takeQuiz(),
      async () => await this.#deleteCard(),
      async () => await this.#deleteDeck(),
    ];
    while (!this.#connection.isOver) await this.#random.pick(works)?.();
  }

  async #setUp(): Promise<void> {
    const [connection, email] = [this.#connection, `${this.#name}@example.org`];
    const account = { email, password };
    await connection.retryUntilKnown(register, undefined, { body: { ...account, role: 'parent' } }, [409]);
    this.#token = (await connection.retryUntilKnown(login, undefined, { body: account })).token;
    const household = await this.#makeOnce(
      async () => (await connection.retryUntilKnown(listHouseholds, this.#token, {}))[0],
      async () =>
        await connection.try(createHousehold, this.#token, {
          body: { name: this.#name, timeZone: 'UTC', consent: { noticeVersion: notice.version } },
        }),
    );
    this.householdId = household.id;
    const params = { householdId: household.id };
    const learner = await this.#makeOnce(
      async () => (await connection.retryUntilKnown(listLearners, this.#token, { params }))[0],
      async () => await connection.try(createLearner, this.#token, { params, body: { name: 'Emma' } }),
    );
    this.#learnerId = learner.id;
  }

  /** Creates something exactly once: before each attempt it checks whether an unconfirmed earlier attempt succeeded. */
  async #makeOnce<T>(find: () => Promise<T | undefined>, make: () => Promise<unknown>): Promise<T> {
    for (;;) {
      const found = await find();
      if (found !== undefined) return found;
      await make();
    }
  }

  async #import(): Promise<void> {
    const living = this.#livingDecks;
    if (living.length >= deckCount) return;
    const name = `deck ${(this.#made += 1)}`;
    const deck = await this.#makeOnce(
      async () => (await this.#connection.retryUntilKnown(listDecks, this.#token, {})).find((one) => one.name === name),
      async () =>
        await this.#connection.try(createDeck, this.#token, { body: { name, householdId: this.householdId } }),
    );
    const cards = new Map<string, 'sent' | 'there'>();
    this.books.decks.set(deck.id, { certainty: 'there', cards });
    for (const offset of [0, chunkSize]) {
      const rows = Array.from({ length: chunkSize }, (_, row) => `${name} front ${offset + row}`);
      for (const front of rows) cards.set(front, 'sent');
      const body = { importId: 'once', offset, cards: rows.map((front) => ({ front, back: `back of ${front}` })) };
      await this.#connection.retryUntilKnown(importCards, this.#token, { params: { deckId: deck.id }, body });
      for (const front of rows) cards.set(front, 'there');
    }
  }

  get #livingDecks(): string[] {
    return [...this.books.decks].filter(([, { certainty }]) => certainty === 'there').map(([id]) => id);
  }

  async #study(): Promise<void> {
    const deckId = this.#random.pick(this.#livingDecks);
    if (deckId === undefined) return;
    const body = { learnerId: this.#learnerId, mode: 'all' as const };
    const session = await this.#connection.retryUntilKnown(startSession, this.#token, { params: { deckId }, body });
    const params = { sessionId: session.id };
    for (let start = 0; start < session.cards.length; start += batchSize) {
      const reviews = session.cards.slice(start, start + batchSize).map((card) => ({
        id: ulid(),
        cardId: card.id,
        rating: this.#random.below(4) === 0 ? ('wrong' as const) : ('correct' as const),
        answeredAt: new Date().toISOString(),
        msTaken: 1_000,
      }));
      for (const { id } of reviews) this.books.reviews.set(id, 'sent');
      const { results } = await this.#connection.retryUntilKnown(recordReviews, this.#token, {
        params,
        body: { reviews },
      });
      for (const { id, result } of results) {
        if (result === 'refused') throw new Error(`The answer ${id} was refused.`);
        this.books.reviews.set(id, 'there');
      }
    }
    const totals = { cardsStudied: 0, cardsCorrect: 0 };
    await this.#connection.retryUntilKnown(completeSession, this.#token, { params, body: totals });
  }

  /** Takes a quiz, keeps its result, and rereads an earlier result. */
  async #takeQuiz(): Promise<void> {
    const deckId = this.#random.pick(this.#livingDecks);
    if (deckId === undefined) return;
    const [connection, token] = [this.#connection, this.#token];
    const quiz = await connection.retryUntilKnown(generateQuiz, token, { params: { deckId }, body: {} }, [400, 409]);
    if (!('id' in quiz)) return;
    const attempt = await connection.retryUntilKnown(startAttempt, token, {
      params: { quizId: quiz.id },
      body: { learnerId: this.#learnerId },
    });
    const call = { params: { attemptId: attempt.id }, body: { answers: [0, 1] } };
    await connection.retryUntilKnown(saveAttempt, token, call);
    this.#results.push(await connection.retryUntilKnown(completeAttempt, token, call));
    await connection.retryUntilKnown(deleteQuiz, token, { params: { quizId: quiz.id } }, [404]);
    const earlier = this.#random.pick(this.#results);
    if (earlier === undefined) return;
    const now = await connection.retryUntilKnown(getAttempt, token, { params: { attemptId: earlier.id } });
    if (!isDeepStrictEqual(now, earlier)) throw new Error(`The result of the attempt ${earlier.id} has changed.`);
  }

  async #deleteCard(): Promise<void> {
    const deckId = this.#random.pick(this.#livingDecks);
    const cards = deckId === undefined ? undefined : this.books.decks.get(deckId)?.cards;
    if (deckId === undefined || !cards) return;
    const card = this.#random.pick(
      await this.#connection.retryUntilKnown(listCards, this.#token, { params: { deckId } }),
    );
    if (!card) return;
    cards.set(card.front, 'going');
    await this.#connection.retryUntilKnown(deleteCard, this.#token, { params: { deckId, cardId: card.id } }, [404]);
    cards.set(card.front, 'gone');
  }

  async #deleteDeck(): Promise<void> {
    const [deckId = '', ...others] = this.#livingDecks;
    const deck = this.books.decks.get(deckId);
    if (!deck || others.length < deckCount - 1) return;
    deck.certainty = 'going';
    await this.#connection.retryUntilKnown(deleteDeck, this.#token, { params: { deckId } }, [404]);
    deck.certainty = 'gone';
  }
}
