import { expect, it } from 'vitest';
import { numberQuestions } from '../../../shared/quiz/score-attempt.ts';

it('names questions q1, q2, … in the order of the quiz and keeps their keys', () => {
  const question = { question: 'Which?', options: ['A', 'B'], correctIndex: 1, explanation: 'Because.' };
  expect(numberQuestions([question, { ...question, correctIndex: 0 }])).toEqual([
    { id: 'q1', ...question },
    { id: 'q2', ...question, correctIndex: 0 },
  ]);
});
