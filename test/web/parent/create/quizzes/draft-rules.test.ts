import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { questionInput, quizInput } from '../../../../../shared/schemas/quiz.ts';
import {
  findQuestionProblems,
  findQuizProblems,
} from '../../../../../web/src/parent/create/quizzes/draft/find-problems.ts';
import {
  removeQuestion,
  restoreQuestion,
  settleOpen,
  startForm,
} from '../../../../../web/src/parent/create/quizzes/draft/form-state.ts';
import {
  fromQuestion,
  type QuestionDraft,
  tidyQuestion,
} from '../../../../../web/src/parent/create/quizzes/draft/question-draft.ts';
import {
  fromQuiz,
  minutesOf,
  secondsOf,
  startQuiz,
  toNewQuiz,
} from '../../../../../web/src/parent/create/quizzes/draft/quiz-draft.ts';
import { makeQuestion, makeQuiz } from './support/make-quiz.ts';

const text = (max: number) =>
  fc.oneof(
    fc.constantFrom('', ' ', 'Yes', ' yes', 'Yes ', 'a  b', 'a b', '\uD800', 'x'.repeat(max), 'x'.repeat(max + 1)),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );

const questionDraft: fc.Arbitrary<QuestionDraft> = fc
  .record({
    question: text(1_000),
    options: fc.array(text(500), { minLength: 2, maxLength: 6 }),
    explanation: text(1_000),
  })
  .chain((fields) => fc.nat({ max: fields.options.length - 1 }).map((correctIndex) => ({ ...fields, correctIndex })));

/** The first sentence of the contract for each field. */
function firstSentences({ error }: z.core.util.SafeParseResult<unknown>): Record<string, string> {
  const problems = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const);
  return Object.fromEntries(problems.toReversed());
}

describe('the rules of the form are those of the contract', () => {
  it('for a question, in the same words', () => {
    fc.assert(
      fc.property(questionDraft, (draft) => {
        const { correctIndex: _, ...contract } = firstSentences(questionInput.safeParse(draft));
        expect(findQuestionProblems(draft)).toEqual(contract);
      }),
      { numRuns: 400 },
    );
  });

  it('for the fields of a quiz, in the same words', () => {
    const question = { question: 'Q', options: ['A', 'B'], correctIndex: 0, explanation: '' };
    const draft = fc.record({
      name: text(120),
      description: text(1_000),
      questions: fc.constantFrom(0, 1, 100, 101).map((length) => Array.from({ length }, () => question)),
      timeLimit: fc.constantFrom('', ' ', '1', '1.5', '1440', '1441'),
      passingScore: fc.constantFrom('', '0', '70', '100', '101', '-1', '70.5', 'all'),
    });
    fc.assert(
      fc.property(draft, (each) => {
        expect(findQuizProblems(each)).toEqual(firstSentences(quizInput.safeParse(toNewQuiz(each))));
      }),
    );
  });

  it('for a complete question, which the contract stores as the draft shows it', () => {
    fc.assert(
      fc.property(questionDraft, (draft) => {
        fc.pre(Object.keys(findQuestionProblems(draft)).length === 0);
        const { explanation, ...tidy } = tidyQuestion(draft);
        expect(questionInput.parse(draft)).toEqual({ ...tidy, ...(explanation !== '' && { explanation }) });
      }),
    );
  });
});

describe('a time limit', () => {
  it('comes back from minutes to the second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 86_400 }), (seconds) => {
        expect(secondsOf(String(minutesOf(seconds)))).toBe(seconds);
      }),
    );
  });

  it.each(['0', '-5', '0.9', 'soon', 'NaN'])('of %s minutes is refused', (timeLimit) => {
    expect(findQuizProblems({ ...startQuiz(), timeLimit }).timeLimit).toBe('A time limit is at least 1 minute.');
  });
});

describe('an open question', () => {
  const quiz = fromQuiz(
    makeQuiz('Capitals', { questions: ['q1', 'q2', 'q3'].map((id) => makeQuestion(id, { question: id })) }),
  );
  const changed = {
    position: 1,
    question: { ...makeQuestion('q2'), question: 'New', correctIndex: 0, explanation: '' },
  };

  it('that nobody wrote in is dropped', () => {
    expect(settleOpen(startForm())).toEqual({ quiz: startQuiz() });
  });

  it('goes on replacing the same one when a question before it is removed and restored', () => {
    const removed = removeQuestion({ quiz, open: changed }, 0);
    expect(removed.open?.position).toBe(0);
    expect(restoreQuestion(removed, 0, fromQuestion(makeQuestion('q1', { question: 'q1' })))).toEqual({
      quiz,
      open: changed,
    });
  });
});
