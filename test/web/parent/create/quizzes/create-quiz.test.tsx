import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hasUnsavedWork } from '../../../../../web/src/lib/page/unsaved-work.ts';
import { makeJson, makeRefusal } from '../../../support/fake-api.ts';
import { startFreshFeature } from '../../../support/render-feature.tsx';
import { makeQuiz } from '../support/make-quiz.ts';
import { openQuizForm, openQuizzes, writeQuestion } from '../support/open-quizzes.tsx';

startFreshFeature();

const form = () => within(screen.getByRole('form', { name: 'Create Quiz' }));
const press = (name: string) => form().getByRole('button', { name });
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('a quiz is created, the form starts over and the list shows it [quizzes-quiz-creator-form, quizzes-quiz-name, quizzes-description, quizzes-question-text, quizzes-explanation, quizzes-add-question, quizzes-time-limit-minutes, quizzes-passing-score-percent, quizzes-create-quiz, state-quiz-creation-questions-accumulate-draft, valid-passing-score-default-70, constant-default-passing-score-70, constant-time-limit-stored-seconds]', async () => {
  const { user, calls } = await openQuizForm({ quizzes: [makeQuiz('Times tables')] });
  await user.type(screen.getByLabelText('Quiz Name'), ' Capitals ');
  await user.type(screen.getByLabelText('Description'), 'Of Europe');
  await writeQuestion(user, 'Capital of France?', ['Paris', 'Lyon']);
  await user.click(screen.getByRole('radio', { name: 'B is correct' }));
  await user.type(screen.getByLabelText('Explanation'), 'No, really.');
  await user.click(press('Add Question'));
  await user.type(screen.getByLabelText('Time Limit (minutes)'), '1.5');
  await user.clear(screen.getByLabelText('Passing Score (%)'));
  await user.type(screen.getByLabelText('Passing Score (%)'), '80');
  await user.click(press('Create Quiz'));
  const heading = await screen.findByRole('heading', { name: 'Capitals' });
  expect(document.activeElement).toBe(heading);
  expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/api/quizzes' });
  expect(calls.at(-1)?.body).toEqual({
    householdId: 'H1',
    name: 'Capitals',
    description: 'Of Europe',
    questions: [
      { question: 'Capital of France?', options: ['Paris', 'Lyon'], correctIndex: 1, explanation: 'No, really.' },
    ],
    timeLimit: 90,
    passingScore: 80,
  });
  expect(
    ['Quiz Name', 'Description', 'Question Text', 'Time Limit (minutes)', 'Passing Score (%)'].map(valueOf),
  ).toEqual(['', '', '', '', '70']);
  expect(form().queryByRole('list')).toBeNull();
  expect(hasUnsavedWork()).toBe(false);
});

test('an empty form says what is required at its fields and sums it up [valid-quiz-name-required, valid-at-least-one-question-required]', async () => {
  const { user, calls } = await openQuizForm();
  await user.click(press('Create Quiz'));
  const name = screen.getByRole('textbox', { name: 'Quiz Name', description: 'Quiz name is required' });
  expect(document.activeElement).toBe(name);
  expect(screen.getByText('At least one question is required')).toBeDefined();
  const summary = within(screen.getByRole('alert'));
  expect(summary.getAllByRole('button').map((button) => button.textContent)).toEqual(['Quiz Name', 'Questions']);
  await user.click(summary.getByRole('button', { name: 'Questions' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Question Text'));
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  await user.type(name, 'Capitals');
  expect(screen.queryByText('Quiz name is required')).toBeNull();
});

test.each([
  [
    'Time Limit (minutes)',
    '0',
    'valid-time-limit-minutes-minimum-1, constant-time-limit-minimum-1-minute',
    'A time limit is at least 1 minute.',
  ],
  ['Time Limit (minutes)', 'soon', 'valid-time-limit-minutes-minimum-1', 'A time limit is at least 1 minute.'],
  [
    'Passing Score (%)',
    '101',
    'valid-passing-score-0-100, constant-passing-score-range-0-100',
    'Enter a whole number from 0 to 100.',
  ],
])('%s refuses %s [%s]', async (label, text, _ids, words) => {
  const { user } = await openQuizForm();
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
  await user.click(press('Create Quiz'));
  expect(screen.getByRole('textbox', { name: label, description: words })).toBeDefined();
});

test('a finished question that was not added yet joins the quiz [valid-time-limit-optional]', async () => {
  const { user, calls } = await openQuizForm();
  await user.type(screen.getByLabelText('Quiz Name'), 'Capitals');
  await writeQuestion(user, 'Capital of France?', ['Paris', 'Lyon']);
  await user.click(press('Create Quiz'));
  await screen.findByRole('heading', { name: 'Capitals' });
  expect(calls.at(-1)?.body).toMatchObject({ questions: [{ question: 'Capital of France?' }] });
});

test('a question that is only begun holds the quiz back and says what it lacks', async () => {
  const { user, calls } = await openQuizForm();
  await user.type(screen.getByLabelText('Quiz Name'), 'Capitals');
  await writeQuestion(user, 'Capital of France?', ['Paris', 'Lyon']);
  await user.click(press('Add Question'));
  await user.type(screen.getByLabelText('Question Text'), 'And of Spain?');
  await user.click(press('Create Quiz'));
  expect(screen.getByText('At least 2 non-empty options are required')).toBeDefined();
  expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Question 2' })).toBeDefined();
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test.each([
  [
    'the server’s own sentence',
    makeRefusal(409, 'too-many-quizzes', 'There are 500 quizzes.'),
    /^There are 500 quizzes\.$/,
  ],
  ['the specified words without one [error-failed-create-quiz]', new Error('no network'), /^Failed to create quiz\. /],
])('a quiz that cannot be created keeps what was typed and shows %s', async (_, answer, words) => {
  const { user } = await openQuizForm({ answers: { 'POST /api/quizzes': answer } });
  await user.type(screen.getByLabelText('Quiz Name'), 'Capitals');
  await writeQuestion(user, 'Capital of France?', ['Paris', 'Lyon']);
  await user.click(press('Create Quiz'));
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(valueOf('Quiz Name')).toBe('Capitals');
  expect(valueOf('Question Text')).toBe('Capital of France?');
});

test('while it is being created a second press sends nothing', async () => {
  const { user, calls } = await openQuizForm({ answers: { 'POST /api/quizzes': 'never' } });
  await user.type(screen.getByLabelText('Quiz Name'), 'Capitals');
  await writeQuestion(user, 'Capital of France?', ['Paris', 'Lyon']);
  await user.click(press('Create Quiz'));
  await user.click(press('Creating...'));
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a draft survives a reload, with the question that was being written [quizzes-draft-survives-reload]', async () => {
  const first = await openQuizForm();
  await first.user.type(screen.getByLabelText('Quiz Name'), 'Capitals');
  await writeQuestion(first.user, 'Capital of France?', ['Paris', 'Lyon']);
  await first.user.click(press('Add Question'));
  await first.user.type(screen.getByLabelText('Question Text'), 'And of Sp');
  expect(hasUnsavedWork()).toBe(true);
  first.unmount();
  openQuizzes();
  expect(valueOf('Quiz Name')).toBe('Capitals');
  expect(form().getByText('Capital of France?')).toBeDefined();
  expect(valueOf('Question Text')).toBe('And of Sp');
});

test.each([
  ['another account', { accountId: 'user-other' }],
  ['another household', { household: 'H2' }],
])('a draft does not show in %s', async (_, visit) => {
  const first = await openQuizForm();
  await first.user.type(screen.getByLabelText('Quiz Name'), 'Capitals');
  first.unmount();
  const second = await openQuizForm(visit);
  expect(valueOf('Quiz Name')).toBe('');
  await second.user.type(screen.getByLabelText('Quiz Name'), 'Rivers');
  second.unmount();
  await openQuizForm();
  expect(valueOf('Quiz Name')).toBe('Capitals');
});

test('a created quiz leaves no draft behind, even when the answer comes after the person left', async () => {
  let answer: (response: Response) => void = () => undefined;
  const first = await openQuizForm();
  await first.user.type(screen.getByLabelText('Quiz Name'), 'Capitals');
  await writeQuestion(first.user, 'Capital of France?', ['Paris', 'Lyon']);
  const usual = globalThis.fetch;
  globalThis.fetch = () => new Promise((resolve) => (answer = resolve));
  await first.user.click(press('Create Quiz'));
  globalThis.fetch = usual;
  first.unmount();
  expect(localStorage).toHaveLength(1);
  answer(makeJson(201, makeQuiz('Capitals')));
  await expect.poll(() => localStorage.length).toBe(0);
});

test.each([
  '{',
  '{"quiz":{"name":"Old"}}',
  '{"quiz":{"name":"","description":"","questions":[{}],"timeLimit":"","passingScore":""}}',
])('a kept draft that cannot be read starts an empty form: %s', async (kept) => {
  localStorage.setItem('flashspark.quiz-draft.user-parent.H1', kept);
  await openQuizForm();
  expect(valueOf('Quiz Name')).toBe('');
  expect(valueOf('Passing Score (%)')).toBe('70');
});

test('Start over asks, empties the form and forgets the draft', async () => {
  const { user } = await openQuizForm();
  expect(form().queryByRole('button', { name: 'Start over' })).toBeNull();
  await user.type(screen.getByLabelText('Quiz Name'), 'Capitals');
  await user.click(press('Start over'));
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(valueOf('Quiz Name')).toBe('Capitals');
  await user.click(press('Start over'));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(valueOf('Quiz Name')).toBe('');
  expect(localStorage).toHaveLength(0);
});
