import { completeSession, recordReviews } from '../../../../../shared/routes/study.ts';
import { resumeQueue } from '../../../../../shared/scheduling/study-queue.ts';
import { streakBadges } from '../../../../../shared/streaks/further-badges.ts';
import type { Deck } from '../../../../../shared/schemas/deck.ts';
import type { OpenSession, Review } from '../../../../../shared/schemas/study.ts';
import type { Me } from '../../../../../web/src/lib/account/account.tsx';
import { startSession } from '../../../../../web/src/lib/account/session.ts';
import { fakeApi, makeJson, type SeenCall } from '../../../support/fake-api.ts';
import { makeMethods } from '../../../support/fake-passkeys.ts';
import { makeMe } from '../../../support/people.ts';
import { makeOpenSession } from './make-study.ts';

export function makeLearnerMe(name = 'Emma', id = 'user-learner'): Me {
  const learner = {
    id: `learner-of-${id}`,
    name,
    avatar: 'fox',
    householdId: 'household-1',
    userId: id,
    createdAt: '2026-01-05T09:00:00.000Z',
  } as const;
  return { ...makeMe('learner'), id, email: `${name.toLowerCase()}@example.com`, learner };
}

export function makeDeck(changes: Partial<Deck> = {}): Deck {
  return {
    id: 'deck-1',
    householdId: 'household-1',
    name: 'World capitals',
    totalCards: 3,
    masteredCards: 0,
    dueCards: 3,
    createdAt: '2026-01-05T09:00:00.000Z',
    ...changes,
  };
}

type FakeAnswers = Parameters<typeof fakeApi>[0];

/** A fake server with one deck and one child. It stores what it receives. */
export class FakeFamily {
  me = makeLearnerMe();
  decks: Deck[] = [makeDeck()];
  session: OpenSession = makeOpenSession(3);
  isConnected = true;
  /** Every received review, whether sent alone or with its session's end; may contain duplicates. */
  readonly received: Review[] = [];
  readonly completions: unknown[] = [];
  calls: SeenCall[] = [];

  /** Signs in and answers the page's calls from now on. `answers` override the default ones. */
  connect(answers: FakeAnswers = {}): void {
    startSession({ token: `token-of-${this.me.id}`, user: this.me });
    const own: Record<string, (call: SeenCall) => Response> = {
      'GET /api/me': () => makeJson(200, this.me),
      'GET /api/auth/methods': () => makeJson(200, makeMethods()),
      'GET /api/decks': () => makeJson(200, this.decks),
      [`GET /api/assignments?learnerId=${this.me.learner?.id}`]: () => makeJson(200, []),
      'GET /api/quizzes': () => makeJson(200, []),
      'GET /api/quiz-attempts': () => makeJson(200, []),
      'GET /api/streaks/badges': () => makeJson(200, streakBadges),
      [`GET /api/streaks/learners/${this.me.learner?.id}/badges`]: () => makeJson(200, []),
      [`GET /api/streaks/learners/${this.me.learner?.id}/calendar`]: () => makeJson(200, []),
      [`GET /api/streaks/learners/${this.me.learner?.id}`]: () =>
        makeJson(200, { currentStreak: 4, longestStreak: 8, totalActiveDays: 9 }),
      'POST /api/auth/logout': () => new Response(null, { status: 204 }),
      'POST /api/decks/deck-1/sessions': () => makeJson(201, this.#serve()),
      'POST /api/sessions/session-1/reviews': (call) => {
        const { reviews } = recordReviews.body.parse(call.body);
        this.received.push(...reviews);
        const results = reviews.map(({ id, cardId }) => ({ id, cardId, result: 'stored' }));
        return makeJson(200, { accepted: reviews.length, results, cards: [] });
      },
      'PATCH /api/sessions/session-1/complete': (call) => {
        const { reviews = [], ...totals } = completeSession.body.parse(call.body);
        this.received.push(...reviews);
        this.completions.push(totals);
        return makeJson(200, { ...this.session, completedAt: '2026-03-02T15:10:00.000Z' });
      },
    };
    const guarded = Object.entries({ ...own, ...answers }).map(([call, answer]) => [
      call,
      (seen: SeenCall) => {
        if (!this.isConnected) return new TypeError('Failed to fetch');
        return typeof answer === 'function' ? answer(seen) : answer;
      },
    ]);
    this.calls = fakeApi(Object.fromEntries(guarded) as FakeAnswers);
  }

  /** Returns the session with its remaining cards, as the server would resume it. */
  #serve(): OpenSession {
    const known = new Map(this.received.map((review) => [review.id, review]));
    const answers = [...known.values()];
    const left = resumeQueue(
      this.session.cards.map((card) => card.id),
      answers,
    ).remaining;
    return {
      ...this.session,
      cardsStudied: answers.length,
      cardsCorrect: answers.filter(({ rating }) => rating === 'correct').length,
      cards: left.flatMap((id) => this.session.cards.filter((card) => card.id === id)),
    };
  }

  /** Returns all calls of one kind, such as `POST /api/decks/deck-1/sessions`. */
  seen(call: string): SeenCall[] {
    return this.calls.filter(({ method, path }) => `${method} ${path}` === call);
  }
}
