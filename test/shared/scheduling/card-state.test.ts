import { describe, expect, it } from 'vitest';
import { cardStateSchema, isMastered } from '../../../shared/scheduling/card-state.ts';
import { buildCardState } from './card-states.ts';

describe('cardStateSchema', () => {
  it('accepts a state that applies', () => {
    expect(cardStateSchema.parse(buildCardState())).toEqual(buildCardState());
  });

  it.each<[string, object]>([
    ['another algorithm', { algorithm: 'fsrs-7' }],
    ['a due date that is no instant', { due: '2026-05-11' }],
    ['a stability of 0', { stability: 0 }],
    ['a difficulty above 10', { difficulty: 10.5 }],
    ['a state of an unseen card', { state: 'new' }],
    ['half a lapse', { lapses: 0.5 }],
  ])('refuses %s', (_, wrong) => {
    expect(cardStateSchema.safeParse({ ...buildCardState(), ...wrong }).success).toBe(false);
  });

  it('drops the fields that the library is about to lose', () => {
    expect(cardStateSchema.parse({ ...buildCardState(), elapsed_days: 3, last_elapsed_days: 1 })).toEqual(
      buildCardState(),
    );
  });
});

describe('isMastered', () => {
  it('begins at a stability of exactly 21 days', () => {
    expect(isMastered(buildCardState({ stability: 21 }))).toBe(true);
    expect(isMastered(buildCardState({ stability: 20.9999 }))).toBe(false);
  });

  it('is lost while a card is learned anew, however stable it was', () => {
    expect(isMastered(buildCardState({ stability: 40, state: 'relearning' }))).toBe(false);
    expect(isMastered(buildCardState({ stability: 40, state: 'learning' }))).toBe(false);
  });
});
