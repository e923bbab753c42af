import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rating } from '../../../shared/schemas/study.ts';
import { answer, currentCard, position, resumeQueue, startQueue } from '../../../shared/scheduling/study-queue.ts';
import { anyRating } from './arbitraries.ts';

const anyCards = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 12 });

/** Plays a session until the ratings or the cards run out, and records each answer. */
function play(cardIds: string[], ratings: Rating[]) {
  const answers: { cardId: string; rating: Rating }[] = [];
  let queue = startQueue(cardIds);
  for (const rating of ratings) {
    const cardId = currentCard(queue);
    if (cardId === undefined) {
      break;
    }
    answers.push({ cardId, rating });
    queue = answer(queue, rating);
  }
  return { queue, answers };
}

describe('answer', () => {
  it('finishes a correct card', () => {
    expect(answer(startQueue(['a', 'b', 'c']), 'correct').remaining).toEqual(['b', 'c']);
  });

  it('brings a wrong card back after three others', () => {
    expect(answer(startQueue(['a', 'b', 'c', 'd', 'e']), 'wrong').remaining).toEqual(['b', 'c', 'd', 'a', 'e']);
  });

  it('brings a wrong card back at the end when fewer are left', () => {
    expect(answer(startQueue(['a', 'b']), 'wrong').remaining).toEqual(['b', 'a']);
    expect(currentCard(answer(startQueue(['a']), 'wrong'))).toBe('a');
  });

  it('changes nothing once the session is over', () => {
    const over = answer(startQueue(['a']), 'correct');
    expect(currentCard(over)).toBeUndefined();
    expect(answer(over, 'wrong')).toEqual(over);
  });

  it('ends the session with as many correct answers as there are cards, whatever was wrong before', () => {
    fc.assert(
      fc.property(anyCards, fc.array(anyRating, { maxLength: 40 }), (cards, ratings) => {
        const { queue, answers } = play(cards, [...ratings, ...cards.map(() => 'correct' as const)]);
        expect(queue.remaining).toEqual([]);
        const correct = answers.filter(({ rating }) => rating === 'correct').map(({ cardId }) => cardId);
        expect(correct.toSorted()).toEqual(cards.toSorted());
      }),
    );
  });
});

describe('position', () => {
  it('counts finished cards: a wrong card does not move it', () => {
    const queue = startQueue(['a', 'b', 'c']);
    expect(position(queue)).toEqual({ current: 1, total: 3 });
    expect(position(answer(queue, 'wrong'))).toEqual({ current: 1, total: 3 });
    expect(position(answer(queue, 'correct'))).toEqual({ current: 2, total: 3 });
  });

  it('stays at the last card when the session is over', () => {
    expect(position(answer(startQueue(['a']), 'correct'))).toEqual({ current: 1, total: 1 });
    expect(position(startQueue([]))).toEqual({ current: 0, total: 0 });
  });
});

describe('startQueue', () => {
  it('counts a card once', () => {
    expect(startQueue(['a', 'b', 'a'])).toEqual({ remaining: ['a', 'b'], total: 2 });
  });
});

describe('resumeQueue', () => {
  it('shows the same card next as the session that was interrupted', () => {
    fc.assert(
      fc.property(anyCards, fc.array(anyRating, { maxLength: 40 }), (cards, ratings) => {
        const { queue, answers } = play(cards, ratings);
        expect(resumeQueue(cards, answers)).toEqual(queue);
        expect(currentCard(resumeQueue(cards, answers))).toBe(currentCard(queue));
      }),
    );
  });

  it('passes over answers to cards that are finished or not of the session', () => {
    const answers = [
      { cardId: 'a', rating: 'correct' as const },
      { cardId: 'a', rating: 'wrong' as const },
      { cardId: 'deleted', rating: 'wrong' as const },
    ];
    expect(resumeQueue(['a', 'b', 'c'], answers).remaining).toEqual(['b', 'c']);
  });
});
