import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeProblem } from '../../../shared/schemas/describe-issue.ts';
import { describeIssue } from '../../../shared/schemas/problem.ts';
import {
  answersInput,
  attemptSchema,
  questionInput,
  quizChanges,
  quizInput,
  quizSchema,
} from '../../../shared/schemas/quiz.ts';
import { buildQuiz } from './quizzes.ts';

const question = { question: 'Which?', options: ['A', 'B', 'C'], correctIndex: 1 };
const quiz = { name: 'Capitals', questions: [question] };

/** Returns the sentences with which a schema refuses a value, each prefixed with the path of its field. */
function refusals(
  schema: typeof questionInput | typeof quizInput | typeof quizChanges | typeof answersInput,
  value: unknown,
): string[] {
  return (
    schema
      .safeParse(value, { error: describeIssue })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${describeProblem(message)}`) ?? []
  );
}

describe('questionInput', () => {
  it('makes one shape of both shapes of a question', () => {
    const { question: questionText, options } = question;
    const explanation = 'Because.';
    const normal = { ...question, explanation };
    expect(questionInput.parse({ ...question, explanation })).toEqual(normal);
    expect(questionInput.parse({ questionText, options, correctAnswer: 1, explanation })).toEqual(normal);
    expect(questionInput.parse({ questionText, options, correctAnswer: 'B', explanation })).toEqual(normal);
  });

  it('takes a question as it was read, id and all, and numbers it anew', () => {
    expect(questionInput.parse({ id: 'q7', ...question })).toEqual(question);
  });

  it('takes a text of figures for an option, not for its place', () => {
    const options = ['3', '2', '1'];
    expect(questionInput.parse({ questionText: '?', options, correctAnswer: '1' }).correctIndex).toBe(2);
    expect(questionInput.parse({ questionText: '?', options, correctAnswer: 1 }).correctIndex).toBe(1);
    expect(refusals(questionInput, { questionText: '?', options, correctAnswer: '0' })).toEqual([
      'correctAnswer: Pick the correct option.',
    ]);
  });

  it('finds the correct text although spaces stand around it', () => {
    expect(questionInput.parse({ questionText: '?', options: ['A', ' B '], correctAnswer: 'B  ' }).correctIndex).toBe(
      1,
    );
  });

  it('trims texts and has no field for an empty explanation', () => {
    const parsed = questionInput.parse({
      question: ' Which? ',
      options: [' A', 'B '],
      correctIndex: 0,
      explanation: ' ',
    });
    expect(parsed).toEqual({ question: 'Which?', options: ['A', 'B'], correctIndex: 0 });
    expect(Object.keys(parsed)).not.toContain('explanation');
  });

  it('drops empty options, and the correct index follows its option', () => {
    const parsed = questionInput.parse({ question: '?', options: ['', 'A', ' ', 'B', 'C'], correctIndex: 3 });
    expect(parsed).toMatchObject({ options: ['A', 'B', 'C'], correctIndex: 1 });
  });

  it('clamps a correct index that pointed at an empty option', () => {
    expect(questionInput.parse({ question: '?', options: ['A', 'B', '', ''], correctIndex: 3 }).correctIndex).toBe(1);
    expect(questionInput.parse({ question: '?', options: ['', 'A', 'B'], correctIndex: 0 }).correctIndex).toBe(0);
  });

  it('marks the same text before and after empty options are dropped', () => {
    const anyOptions = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'), { minLength: 2 });
    fc.assert(
      fc.property(
        anyOptions,
        fc.array(fc.nat({ max: 6 }), { maxLength: 4 }),
        fc.nat({ max: 5 }),
        (filled, gaps, nth) => {
          const correct = filled[nth % filled.length] ?? '';
          const options = gaps.reduce<string[]>((list, place) => list.toSpliced(place, 0, ' '), filled);
          const parsed = questionInput.parse({ question: '?', options, correctIndex: options.indexOf(correct) });
          expect(parsed.options).toEqual(filled);
          expect(parsed.options[parsed.correctIndex]).toBe(correct);
        },
      ),
    );
  });

  it.each([
    ['no text', { ...question, question: undefined }, 'question: Question text is required'],
    ['a blank text', { ...question, question: ' ' }, 'question: Question text is required'],
    ['a long text', { ...question, question: 'x'.repeat(1_001) }, 'question: Use up to 1,000 characters.'],
    ['two texts', { ...question, questionText: 'What?' }, 'questionText: Send the question text once.'],
    ['no options', { ...question, options: undefined }, 'options: At least 2 non-empty options are required'],
    [
      'one option',
      { ...question, options: ['A', ' '], correctIndex: 0 },
      'options: At least 2 non-empty options are required',
    ],
    [
      'seven options',
      { ...question, options: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] },
      'options: A question holds up to 6 options.',
    ],
    ['a long option', { ...question, options: ['A', 'x'.repeat(501)] }, 'options.1: Use up to 500 characters.'],
    [
      'a broken option',
      { ...question, options: ['A', '\ud800'] },
      'options.1: This has a broken character. Delete it and try again.',
    ],
    ['an option that is no text', { ...question, options: ['A', 2] }, 'options.1: An option needs text.'],
    [
      'the same option twice',
      { ...question, options: ['A', ' A '] },
      'options: Two options are the same. Make each one different.',
    ],
    ['no correct one', { ...question, correctIndex: undefined }, 'correctIndex: Pick the correct option.'],
    ['a correct one too far', { ...question, correctIndex: 3 }, 'correctIndex: Pick the correct option.'],
    ['a negative correct one', { ...question, correctIndex: -1 }, 'correctIndex: Pick the correct option.'],
    ['a correct one that is no number', { ...question, correctIndex: 'B' }, 'correctIndex: Pick the correct option.'],
    ['half a correct one', { ...question, correctIndex: 0.5 }, 'correctIndex: Pick the correct option.'],
    ['two correct ones', { ...question, correctAnswer: 'B' }, 'correctAnswer: Send the correct answer once.'],
    ['a long explanation', { ...question, explanation: 'x'.repeat(1_001) }, 'explanation: Use up to 1,000 characters.'],
  ])('refuses %s', (_, value, sentence) => {
    expect(refusals(questionInput, value)).toContain(sentence);
  });

  it.each([
    ['an unknown text', 'D'],
    ['another letter case', 'b'],
    ['an empty text', ''],
    ['a place too far', 3],
    ['a negative place', -1],
  ])('refuses %s as the correct answer', (_, correctAnswer) => {
    expect(refusals(questionInput, { questionText: '?', options: ['A', 'B', ''], correctAnswer })).toEqual([
      'correctAnswer: Pick the correct option.',
    ]);
  });

  it('refuses a field that it does not know', () => {
    expect(refusals(questionInput, { ...question, points: 3 })).toEqual([': We don’t know this field.']);
  });

  it('accepts two to six options, and ones that differ by a capital letter', () => {
    expect(refusals(questionInput, { ...question, options: ['polish', 'Polish'] })).toEqual([]);
    expect(refusals(questionInput, { ...question, options: ['A', 'B', 'C', 'D', 'E', 'F'] })).toEqual([]);
  });
});

describe('quizInput', () => {
  it('has the usual pass mark and no time limit when none is sent', () => {
    expect(quizInput.parse(quiz)).toEqual({ ...quiz, passingScore: 70 });
  });

  it.each([
    ['no name', { ...quiz, name: undefined }, 'name: Quiz name is required'],
    ['a blank name', { ...quiz, name: ' ' }, 'name: Quiz name is required'],
    ['a long name', { ...quiz, name: 'x'.repeat(121) }, 'name: Use up to 120 characters.'],
    ['a long description', { ...quiz, description: 'x'.repeat(1_001) }, 'description: Use up to 1,000 characters.'],
    ['no questions', { name: 'x' }, 'questions: At least one question is required'],
    ['an empty list of questions', { ...quiz, questions: [] }, 'questions: At least one question is required'],
    [
      '101 questions',
      { ...quiz, questions: Array.from({ length: 101 }, () => question) },
      'questions: A quiz holds up to 100 questions. Start another quiz for the rest.',
    ],
    [
      'a hundred questions of full length',
      { ...quiz, questions: Array.from({ length: 100 }, () => ({ ...question, explanation: '一'.repeat(1_000) })) },
      'questions: A quiz holds up to 200 KB, about 200,000 letters. Split this into two quizzes.',
    ],
    ['no time at all', { ...quiz, timeLimit: 0 }, 'timeLimit: A time limit can’t be shorter than one second.'],
    ['half a second', { ...quiz, timeLimit: 1.5 }, 'timeLimit: Enter the time limit in seconds.'],
    ['more than a day', { ...quiz, timeLimit: 86_401 }, 'timeLimit: A time limit can’t be longer than one day.'],
    ['a negative pass mark', { ...quiz, passingScore: -1 }, 'passingScore: Enter a whole number from 0 to 100.'],
    ['a pass mark over 100', { ...quiz, passingScore: 101 }, 'passingScore: Enter a whole number from 0 to 100.'],
    ['half a percent', { ...quiz, passingScore: 70.5 }, 'passingScore: Enter a whole number from 0 to 100.'],
    [
      'a question without text',
      { ...quiz, questions: [{ ...question, question: '' }] },
      'questions.0.question: Question text is required',
    ],
  ])('refuses %s', (_, value, sentence) => {
    expect(refusals(quizInput, value)).toEqual([sentence]);
  });

  it('accepts its bounds', () => {
    const bounds = { name: 'x'.repeat(120), questions: Array.from({ length: 100 }, () => question) };
    expect(refusals(quizInput, { ...bounds, timeLimit: 1, passingScore: 0 })).toEqual([]);
    expect(refusals(quizInput, { ...bounds, timeLimit: 86_400, passingScore: 100 })).toEqual([]);
    const chinese = { ...question, question: '一'.repeat(300), explanation: '二'.repeat(300) };
    expect(refusals(quizInput, { ...bounds, questions: Array.from({ length: 100 }, () => chinese) })).toEqual([]);
  });

  it('refuses a field that it does not know', () => {
    expect(refusals(quizInput, { ...quiz, owner: 'me' })).toEqual([': We don’t know this field.']);
  });
});

describe('quizChanges', () => {
  it('leaves alone what is not sent, the pass mark too', () => {
    expect(quizChanges.parse({})).toEqual({});
  });

  it('takes the timer away with null, and the description with an empty text', () => {
    expect(quizChanges.parse({ timeLimit: null, description: ' ' })).toEqual({ timeLimit: null, description: '' });
  });

  it('holds what is sent to the rules of a new quiz', () => {
    expect(refusals(quizChanges, { name: '', questions: [] })).toEqual([
      'name: Quiz name is required',
      'questions: At least one question is required',
    ]);
  });
});

describe('answersInput', () => {
  it('accepts option numbers and -1', () => {
    expect(answersInput.parse([-1, 0, 5])).toEqual([-1, 0, 5]);
  });

  it.each([[-2], [6], [1.5], ['1'], [null]])('refuses %s', (answer) => {
    expect(refusals(answersInput, [answer])).toEqual(['0: Send an option’s number from 0, or -1 for none.']);
  });

  it('refuses more answers than a quiz can have questions', () => {
    expect(
      refusals(
        answersInput,
        Array.from({ length: 100 }, () => 0),
      ),
    ).toEqual([]);
    expect(
      refusals(
        answersInput,
        Array.from({ length: 101 }, () => 0),
      ),
    ).toHaveLength(1);
  });
});

describe('the schemas of answers', () => {
  it('let nothing out that they do not name', () => {
    const secret = { note: 'internal' };
    const stored = { ...buildQuiz(), ...secret };
    expect(quizSchema.parse(stored)).toEqual(buildQuiz());
    const attempt = {
      id: 'household-learner-attempt',
      quizId: 'household-quiz',
      quizName: 'Capitals',
      learnerId: 'household-learner',
      mode: 'standard',
      startedAt: '2026-01-05T09:00:00.000Z',
      answers: [-1],
    };
    const shown = { id: 'q1', question: 'Capital?', options: ['Lima', 'Cusco'] };
    const parsed = attemptSchema.parse({
      ...attempt,
      ...secret,
      questions: [{ ...shown, correctIndex: 0, explanation: 'secret' }],
    });
    expect(parsed).toEqual({ ...attempt, questions: [shown] });
  });
});
