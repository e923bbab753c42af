import { joinId } from '../../../../../shared/ids.ts';
import type { Pack } from '../../../../../shared/study/kept-study.ts';
import { makeDeck, makeLearnerMe } from './fake-family.ts';
import { now } from './make-study.ts';

const household = '01KE6P4YM0JQV6DGGPZM6ZVKJV';
const deckId = joinId(household, '01KE6P4YM08RVHE4PEGR935C01');
const learnerId = joinId(household, '01KE6P4YM0YA5RABWEF9XAE3JG');

/** Returns the offline pack of a learner with a deck of new cards, a four-day streak that was active yesterday, and its badge. */
export function makePack(cards = 3): Pack {
  const me = makeLearnerMe();
  const all = Array.from({ length: cards }, (_, index) => ({
    id: joinId(deckId, `01KE6P4YM0FPNKY0NEJBG0000${index}`),
    deckId,
    front: `Question ${index + 1}`,
    back: `Answer ${index + 1}`,
    createdAt: '2026-01-05T09:00:00.000Z',
  }));
  const deck = makeDeck({ id: deckId, totalCards: cards, dueCards: cards });
  return {
    madeAt: now.toISOString(),
    home: {
      me,
      streak: { currentStreak: 4, longestStreak: 4, totalActiveDays: 4, lastActiveDate: '2026-03-01' },
      today: { portion: cards, limit: 15, done: 0 },
      decks: [deck],
      assignments: [],
    },
    study: {
      learnerId,
      timeZone: 'UTC',
      scheduling: { paces: [], fits: [] },
      streak: { streakLength: 4, longestStreak: 4, totalActiveDays: 4, lastActiveDate: '2026-03-01', sinceKindness: 4 },
      earned: [{ badgeId: 'streak-3', streakLength: 3, earnedAt: '2026-02-28T16:00:00.000Z' }],
      restDays: [],
      decks: [{ id: deckId, name: deck.name, totalCards: cards }],
      tracks: [],
      cards: all,
      asked: all.map(({ id: cardId }) => ({ cardId })),
    },
  };
}
