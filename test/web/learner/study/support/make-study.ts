import type { OpenSession, Rating } from '../../../../../shared/schemas/study.ts';
import type { NewEntry, StudyStep } from '../../../../../web/src/learner/study/outbox/study-store.ts';
import { beginSession, type RunningSession } from '../../../../../web/src/learner/study/session/running-session.ts';
import { takeAnswer } from '../../../../../web/src/learner/study/session/take-answer.ts';

export const user = 'user-learner';
export const now = new Date('2026-03-02T15:00:00.000Z');

/** Returns a session in which `card-1` has the question `Question 1` and the answer `Answer 1`. */
export function makeOpenSession(cardCount: number, changes: Partial<OpenSession> = {}): OpenSession {
  const deckId = changes.deckId ?? 'deck-1';
  return {
    id: 'session-1',
    learnerId: 'learner-1',
    deckId,
    startedAt: now.toISOString(),
    cardsStudied: 0,
    cardsCorrect: 0,
    cards: Array.from({ length: cardCount }, (_, index) => ({
      id: `card-${index + 1}`,
      deckId,
      front: `Question ${index + 1}`,
      back: `Answer ${index + 1}`,
      createdAt: now.toISOString(),
    })),
    ...changes,
  };
}

export function makeRunning(cardCount: number, changes: Partial<OpenSession> = {}): RunningSession {
  const session = makeOpenSession(cardCount, changes);
  return beginSession(session, { userId: user, deckId: session.deckId ?? '', mode: 'due', now });
}

let made = 0;

/** Returns a valid ULID; later ones sort later. */
export function makeUlid(): string {
  made += 1;
  return `01KJ${String(made).padStart(22, '0')}`;
}

export function step(running: RunningSession, rating: Rating = 'correct'): StudyStep {
  const taken = takeAnswer(running, { rating, id: makeUlid(), now: now, msTaken: 1_200 });
  if (!taken) throw new Error('The session is over.');
  return taken;
}

export function steps(running: RunningSession, ratings: readonly Rating[]): StudyStep[] {
  const taken: StudyStep[] = [];
  let current = running;
  for (const rating of ratings) {
    const next = step(current, rating);
    taken.push(next);
    current = next.after;
  }
  return taken;
}

/** Returns an answer waiting to be sent. */
export function makeAnswer(changes: Partial<NewEntry> = {}): NewEntry {
  return {
    userId: user,
    sessionId: 'session-1',
    work: {
      kind: 'review',
      review: { id: makeUlid(), cardId: 'card-1', rating: 'correct', answeredAt: now.toISOString(), msTaken: 900 },
    },
    ...changes,
  };
}
