import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersFit, normalizeAnswers, scoreAttempt, noAnswer } from '../../../shared/quiz/score-attempt.ts';
import { buildQuestion } from './quizzes.ts';

/** Returns `count` questions; option 1 of each is correct. */
const buildQuestions = (count: number) =>
  Array.from({ length: count }, (_, index) => buildQuestion({ id: `q${index + 1}` }));

describe('scoreAttempt', () => {
  it('counts the correct answers', () => {
    expect(scoreAttempt(buildQuestions(4), [1, 0, 1, 1], 70)).toMatchObject({
      score: 3,
      totalQuestions: 4,
      percentage: 75,
      passed: true,
    });
  });

  it('never takes a question without an answer for a correct one', () => {
    const questions = [buildQuestion({ correctIndex: -1 }), buildQuestion()];
    const { score, review } = scoreAttempt(questions, [noAnswer], 0);
    expect(score).toBe(0);
    expect(review.map(({ chosenIndex, isCorrect }) => [chosenIndex, isCorrect])).toEqual([
      [-1, false],
      [-1, false],
    ]);
  });

  it('rounds to the nearest whole percent, and that one decides about passing', () => {
    expect(scoreAttempt(buildQuestions(3), [1, 1, 0], 67)).toMatchObject({ percentage: 67, passed: true });
    expect(scoreAttempt(buildQuestions(3), [1, 0, 0], 34)).toMatchObject({ percentage: 33, passed: false });
  });

  it('passes at exactly the pass mark', () => {
    expect(scoreAttempt(buildQuestions(10), [1, 1, 1, 1, 1, 1, 1], 70).passed).toBe(true);
    expect(scoreAttempt(buildQuestions(10), [1, 1, 1, 1, 1, 1, 1], 71).passed).toBe(false);
    expect(scoreAttempt(buildQuestions(2), [0, 0], 0).passed).toBe(true);
  });

  it('is 0 percent of a quiz without questions', () => {
    expect(scoreAttempt([], [], 70)).toMatchObject({ score: 0, totalQuestions: 0, percentage: 0, passed: false });
  });

  it('ignores answers beyond the last question', () => {
    expect(scoreAttempt(buildQuestions(1), [0, 1, 1], 70)).toMatchObject({ score: 0, totalQuestions: 1 });
  });

  it('reviews each question: what was chosen, what is correct, and why', () => {
    const [question, other] = [buildQuestion({ explanation: 'Because.' }), buildQuestion({ id: 'q2' })];
    expect(scoreAttempt([question, other], [2, 1], 70).review).toEqual([
      {
        questionId: 'q1',
        question: 'Which?',
        options: ['A', 'B', 'C'],
        correctIndex: 1,
        chosenIndex: 2,
        isCorrect: false,
        explanation: 'Because.',
      },
      {
        questionId: 'q2',
        question: 'Which?',
        options: ['A', 'B', 'C'],
        correctIndex: 1,
        chosenIndex: 1,
        isCorrect: true,
      },
    ]);
  });

  it('agrees with its own review, whatever is answered', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1, max: 2 }), { maxLength: 12 }),
        fc.integer({ min: 1, max: 10 }),
        (answers, count) => {
          const { score, totalQuestions, percentage, review } = scoreAttempt(buildQuestions(count), answers, 70);
          expect(review).toHaveLength(count);
          expect(totalQuestions).toBe(count);
          expect(score).toBe(answers.slice(0, count).filter((answer) => answer === 1).length);
          expect(review.filter(({ isCorrect }) => isCorrect)).toHaveLength(score);
          expect(Math.abs(percentage - (100 * score) / count)).toBeLessThanOrEqual(0.5);
        },
      ),
    );
  });
});

describe('normalizeAnswers', () => {
  it('holds one answer for each question', () => {
    expect(normalizeAnswers(buildQuestions(3), [2])).toEqual([2, -1, -1]);
    expect(normalizeAnswers(buildQuestions(1), [0, 1, 2])).toEqual([0]);
  });
});

describe('answersFit', () => {
  it('accepts options of the question and questions without an answer', () => {
    expect(answersFit(buildQuestions(4), [0, 2, -1])).toBe(true);
  });

  it.each([[3], [-2], [0.5], [NaN]])('refuses %s, which is no option of three', (answer) => {
    expect(answersFit(buildQuestions(2), [0, answer])).toBe(false);
  });

  it('looks at each question by its own options', () => {
    const questions = [buildQuestion(), buildQuestion({ options: ['A', 'B'] })];
    expect(answersFit(questions, [2, 1])).toBe(true);
    expect(answersFit(questions, [1, 2])).toBe(false);
  });
});
