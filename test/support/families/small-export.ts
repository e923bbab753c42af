import type { RestoredRecord } from '../../../shared/export/records.ts';

/** @returns a small export with one record of each kind that the import treats differently; the learner comes last. */
export function makeSmallExport(): RestoredRecord[] {
  const [deck, card, learner, session] = ['D', 'C', 'E', 'S'].map((end) => `01KE6P4YM0AT000000000000${end}0`);
  if (!deck || !card || !learner || !session) throw new Error('Each has an id.');
  const at = '2026-01-05T09:00:00.000Z';
  const sums = { reviews: 0, correct: 0 };
  return [
    { kind: 'household', id: deck, name: 'As before', ownerId: deck, timeZone: 'Europe/Berlin', createdAt: at },
    { kind: 'deck', deck, name: 'Deck', totalCards: 1, createdAt: at },
    { kind: 'card', deck, card, front: 'a', back: 'b', createdAt: at },
    { kind: 'study-session', learner, session, deck, mode: 'due', startedAt: at, served: [card], answers: '', ...sums },
    { kind: 'learner', learner, name: 'Emma', createdAt: at },
  ];
}
