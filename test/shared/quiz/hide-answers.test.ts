import { describe, expect, it } from 'vitest';
import { hideAnswers } from '../../../shared/quiz/hide-answers.ts';
import { quizSchema } from '../../../shared/schemas/quiz.ts';
import { buildQuestion, buildQuiz } from './quizzes.ts';

describe('hideAnswers', () => {
  it('leaves of a question its id, its text and its options', () => {
    const quiz = buildQuiz({ questions: [buildQuestion({ explanation: 'Because.' })] });
    expect(hideAnswers(quiz).questions).toEqual([{ id: 'q1', question: 'Which?', options: ['A', 'B', 'C'] }]);
  });

  it('keeps what a learner needs to choose the quiz', () => {
    const { questions: _, ...rest } = buildQuiz();
    expect(hideAnswers(buildQuiz())).toMatchObject(rest);
    expect(quizSchema.parse(hideAnswers(buildQuiz()))).toEqual(hideAnswers(buildQuiz()));
  });

  it('lets nothing through that it does not know', () => {
    const secret = { answerKey: [1], hint: 'It is B', correctAnswer: 'B' };
    const quiz = { ...buildQuiz({ questions: [{ ...buildQuestion(), ...secret }] }), ...secret };
    const shown = JSON.stringify(hideAnswers(quiz));
    for (const name of [...Object.keys(secret), 'correctIndex', 'explanation']) {
      expect(shown).not.toContain(name);
    }
  });

  it('has no empty fields for what a quiz does not have', () => {
    const shown = hideAnswers(buildQuiz({ description: undefined, timeLimit: undefined }));
    expect(Object.keys(shown)).not.toContain('description');
    expect(Object.keys(shown)).not.toContain('timeLimit');
  });
});
