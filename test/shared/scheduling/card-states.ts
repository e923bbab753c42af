import type { CardState } from '../../../shared/scheduling/card-state.ts';

/** Returns a card in review, last answered on 2026-05-01 and due ten days later. */
export function buildCardState(fields: Partial<CardState> = {}): CardState {
  return {
    algorithm: 'fsrs-6',
    due: '2026-05-11T16:00:00.000Z',
    stability: 10,
    difficulty: 6.4,
    state: 'review',
    learningSteps: 0,
    reps: 3,
    lapses: 0,
    scheduledDays: 10,
    lastReview: '2026-05-01T16:00:00.000Z',
    ...fields,
  };
}
