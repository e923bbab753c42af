import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDue } from '../../../shared/scheduling/card-state.ts';
import { planSession, type SessionPlan, splitDue, type StudiedCard } from '../../../shared/scheduling/plan-session.ts';
import { retrievability } from '../../../shared/scheduling/retrievability.ts';
import { buildCardState } from './card-states.ts';

const now = new Date('2026-05-11T16:00:00Z');
const dueAt = '2026-05-10T16:00:00.000Z';
const later = '2026-06-10T16:00:00.000Z';

/** Returns a card last answered on 2026-05-01. The lower its stability, the more it has been forgotten by now. */
const studiedCard = (cardId: string, stability: number, due = dueAt): StudiedCard => ({
  cardId,
  state: buildCardState({ stability, due }),
});

const unseenCards = (count: number) => Array.from({ length: count }, (_, index) => `new-${index}`);

interface Fields extends Partial<Omit<SessionPlan, 'due' | 'ahead' | 'later'>> {
  readonly studied?: readonly StudiedCard[];
}

function plan({ studied = [], ...fields }: Fields): string[] {
  const split = splitDue(studied, { now, timeZone: 'UTC' });
  return planSession({ ...split, unseen: [], allowedNew: 10, mode: 'due', now, timeZone: 'UTC', ...fields });
}

describe('planSession', () => {
  it('serves due cards first, the most forgettable first, then new ones in the order of the deck', () => {
    const studied = [studiedCard('firm', 40), studiedCard('weak', 2), studiedCard('middling', 9)];
    expect(plan({ studied, unseen: ['n2', 'n1'] })).toEqual(['weak', 'middling', 'firm', 'n2', 'n1']);
  });

  it('orders equally forgettable cards by id', () => {
    expect(plan({ studied: [studiedCard('b', 5), studiedCard('a', 5), studiedCard('c', 5)] })).toEqual(['a', 'b', 'c']);
  });

  it('passes over cards that are not due', () => {
    expect(plan({ studied: [studiedCard('later', 5, later), studiedCard('due', 5)] })).toEqual(['due']);
  });

  it('is empty when nothing is due and nothing is new', () => {
    expect(plan({ studied: [studiedCard('later', 5, later)] })).toEqual([]);
  });

  it('introduces as many new cards as the day allows and no more', () => {
    expect(plan({ unseen: unseenCards(25) })).toEqual(unseenCards(10));
    expect(plan({ unseen: unseenCards(25), allowedNew: 3 })).toEqual(unseenCards(3));
    expect(plan({ unseen: unseenCards(25), allowedNew: 0 })).toEqual([]);
  });

  it('fills up in mode "all": other studied cards by forgetting, then further new ones', () => {
    const studied = [studiedCard('later-firm', 40, later), studiedCard('due', 9), studiedCard('later-weak', 2, later)];
    expect(plan({ mode: 'all', studied, unseen: ['n0', 'n1', 'n2'], allowedNew: 1 })).toEqual([
      'due',
      'n0',
      'later-weak',
      'later-firm',
      'n1',
      'n2',
    ]);
  });

  it('never repeats a card, and keeps due cards in front', () => {
    const anyPlan = fc.record({
      studied: fc.uniqueArray(
        fc.record({
          cardId: fc.nat({ max: 99 }).map((n) => `card-${n}`),
          state: fc
            .record({ stability: fc.integer({ min: 1, max: 90 }), due: fc.constantFrom(dueAt, later) })
            .map(buildCardState),
        }),
        { selector: ({ cardId }) => cardId },
      ),
      unseen: fc.nat({ max: 40 }).map(unseenCards),
      allowedNew: fc.nat({ max: 15 }),
      mode: fc.constantFrom('due', 'all'),
    });
    fc.assert(
      fc.property(anyPlan, (fields) => {
        const served = plan(fields);
        const dueCards = fields.studied.filter(({ state }) => isDue(state, now, 'UTC'));
        expect(new Set(served).size).toBe(served.length);
        const front = served.slice(0, dueCards.length).map((id) => dueCards.find(({ cardId }) => cardId === id));
        expect(front).not.toContain(undefined);
        const recalls = front.map((card) => (card ? retrievability(card.state, now, 'UTC') : NaN));
        expect(recalls).toEqual(recalls.toSorted((a, b) => a - b));
        if (fields.mode === 'due') {
          const newOnes = served.filter((id) => id.startsWith('new-')).length;
          expect(newOnes).toBeLessThanOrEqual(fields.allowedNew);
        } else {
          expect(served).toHaveLength(fields.studied.length + fields.unseen.length);
        }
      }),
    );
  });
});
