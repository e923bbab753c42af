import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionInput, quizInput } from '../../../../../shared/schemas/quiz.ts';
import {
  removeQuestion,
  restoreQuestion,
  settleOpen,
  startForm,
} from '../../../../../web/src/parent/create/quizzes/form-state.ts';
import {
  addOption,
  findQuestionProblems,
  findQuizProblems,
  fromQuestion,
  fromQuiz,
  isBlank,
  minutesOf,
  type QuestionDraft,
  type QuizDraft,
  removeOption,
  secondsOf,
  startQuestion,
  startQuiz,
  tidyQuestion,
  toNewQuiz,
} from '../../../../../web/src/parent/create/quizzes/quiz-draft.ts';
import { makeQuestion, makeQuiz } from '../support/make-quiz.ts';
import { describeProblem } from '../../../../../shared/schemas/describe-issue.ts';

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

const complete: QuestionDraft = { question: 'Q', options: ['A', 'B'], correctIndex: 0, explanation: '' };

const quizDraft: fc.Arbitrary<QuizDraft> = fc.record({
  name: text(120),
  description: text(1_000),
  questions: fc.constantFrom(0, 1, 100, 101).map((length) => Array.from({ length }, () => complete)),
  timeLimit: fc.constantFrom('', ' ', '1', '1.5', '1440', '1441'),
  passingScore: fc.constantFrom('', '0', '70', '100', '101', '-1', '70.5', 'all'),
});

/** Returns the schema's first message for each field. */
function firstSentences({ error }: ReturnType<typeof quizInput.safeParse>): Record<string, string> {
  const problems = (error?.issues ?? []).map(
    ({ path, message }) => [String(path[0]), describeProblem(message)] as const,
  );
  return Object.fromEntries(problems.toReversed());
}

describe('a question', () => {
  it.each<[Partial<QuestionDraft>, keyof QuestionDraft, string]>([
    [{ question: ' ' }, 'question', 'Question text is required'],
    [{ question: 'x'.repeat(1_001) }, 'question', 'Use up to 1,000 characters.'],
    [{ question: '\uD800' }, 'question', 'This has a broken character. Delete it and try again.'],
    [{ options: ['A', ' ', ''] }, 'options', 'At least 2 non-empty options are required'],
    [{ options: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] }, 'options', 'A question holds up to 6 options.'],
    [{ options: ['A', ' A'] }, 'options', 'Two options are the same. Make each one different.'],
    [{ options: ['A', 'x'.repeat(501)] }, 'options', 'Use up to 500 characters.'],
    [{ explanation: 'x'.repeat(1_001) }, 'explanation', 'Use up to 1,000 characters.'],
  ])('with %j says at its field what is wrong', (change, field, sentence) => {
    expect(findQuestionProblems({ ...complete, ...change })).toEqual({ [field]: sentence });
  });

  it('that is empty lacks its text and its options', () => {
    expect(findQuestionProblems(startQuestion())).toEqual({
      question: 'Question text is required',
      options: 'At least 2 non-empty options are required',
    });
  });

  it('joins the quiz exactly when the contract takes it, and as the contract stores it', () => {
    fc.assert(
      fc.property(questionDraft, (draft) => {
        const { data } = questionInput.safeParse(draft);
        const fields = Object.keys(findQuestionProblems(draft));
        expect(fields.length === 0).toBe(data !== undefined);
        // The form cannot produce an invalid `correctIndex`, so it has no place to show such an error.
        expect(fields).not.toContain('correctIndex');
        expect(tidyQuestion(draft)).toEqual(data && { explanation: '', ...data });
      }),
      { numRuns: 400 },
    );
  });
});

const alike = (count: number, change?: Partial<QuestionDraft>) =>
  Array.from({ length: count }, () => ({ ...complete, ...change }));
const tooLarge = 'A quiz holds up to 200 KB, about 200,000 letters. Split this into two quizzes.';

describe('a quiz', () => {
  it('is refused as the contract refuses what would be sent, field by field and in its words', () => {
    fc.assert(
      fc.property(quizDraft, (draft) => {
        expect(findQuizProblems(draft)).toEqual(firstSentences(quizInput.safeParse(toNewQuiz(draft))));
      }),
    );
  });

  it.each<[Partial<QuizDraft>, keyof QuizDraft, string]>([
    [{ name: ' ' }, 'name', 'Quiz name is required'],
    [{ name: 'x'.repeat(121) }, 'name', 'Use up to 120 characters.'],
    [{ description: 'x'.repeat(1_001) }, 'description', 'Use up to 1,000 characters.'],
    [{ questions: [] }, 'questions', 'At least one question is required'],
    [{ questions: alike(101) }, 'questions', 'A quiz holds up to 100 questions. Start another quiz for the rest.'],
    [{ questions: alike(70, { question: '字'.repeat(1_000) }) }, 'questions', tooLarge],
    [{ timeLimit: '1441' }, 'timeLimit', 'A time limit can’t be longer than one day.'],
    [{ timeLimit: '9'.repeat(400) }, 'timeLimit', 'A time limit can’t be longer than one day.'],
    [{ passingScore: '70.5' }, 'passingScore', 'Enter a whole number from 0 to 100.'],
  ])('with %j says at its field what is wrong', (change, field, sentence) => {
    const draft = { ...startQuiz(), name: 'Capitals', questions: [complete] };
    expect(findQuizProblems({ ...draft, ...change })).toEqual({ [field]: sentence });
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
    expect(settleOpen(startForm())).toEqual(startQuiz());
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

describe('a question with pictures', () => {
  const media = (id: string) => [{ id, alt: id }];
  const draft: QuestionDraft = {
    ...startQuestion(),
    question: 'Which?',
    options: ['Answer 1', 'Answer 2', 'Answer 3'],
    correctIndex: 2,
    questionMedia: media('asked'),
    optionMedia: [media('one'), media('two'), media('three')],
    format: 'formatted',
  };

  it('keeps them through the form, and loses one with its option', () => {
    expect(tidyQuestion(draft)).toEqual(draft);
    expect(toNewQuiz({ ...startQuiz(), name: 'Q', questions: [draft] }).questions).toEqual([draft]);
    const removed = removeOption(draft, 0);
    expect(removed).toMatchObject({ optionMedia: [media('two'), media('three')], correctIndex: 1 });
    const emptied = tidyQuestion({ ...draft, options: draft.options.with(1, ' ') });
    expect(emptied).toMatchObject({ optionMedia: [media('one'), media('three')], correctIndex: 1 });
    const grown = tidyQuestion({ ...addOption(draft), options: [...draft.options, 'new'] });
    expect(grown?.optionMedia).toEqual([media('one'), media('two'), media('three'), []]);
  });

  it('is not blank', () => {
    expect(isBlank({ ...startQuestion(), questionMedia: media('asked') })).toBe(false);
    expect(isBlank(startQuestion())).toBe(true);
  });
});
