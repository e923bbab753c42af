import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeJson, makeRefusal } from '../../../support/fake-api.ts';
import { startFreshFeature } from '../../../support/render-feature.tsx';
import { makeQuestion, makeQuiz } from '../support/make-quiz.ts';
import { openQuizzes } from '../support/open-quizzes.tsx';

startFreshFeature();

const capitals = makeQuiz('Capitals', {
  description: 'Of Europe',
  timeLimit: 90,
  questions: [
    makeQuestion('q1', { explanation: 'On the coast.' }),
    makeQuestion('q2', { question: 'Capital of Chile?' }),
  ],
});
const path = `PATCH /api/quizzes/${capitals.id}`;

async function openEditor(answers = {}) {
  const visit = openQuizzes({ quizzes: [capitals], answers });
  await visit.user.click(await screen.findByRole('button', { name: 'Edit Capitals' }));
  return { ...visit, dialog: within(screen.getByRole('dialog', { name: 'Edit Quiz' })) };
}

test('shows the quiz as it is stored', async () => {
  const { dialog, user } = await openEditor();
  const valueOf = (label: string) => dialog.getByLabelText<HTMLInputElement>(label).value;
  expect(['Quiz Name', 'Description', 'Time Limit (minutes)', 'Passing Score (%)'].map(valueOf)).toEqual([
    'Capitals',
    'Of Europe',
    '1.5',
    '70',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Edit question 1' }));
  expect(['Question Text', 'Option A', 'Option B', 'Option C', 'Explanation'].map(valueOf)).toEqual([
    'Capital of Peru?',
    'Quito',
    'Lima',
    'La Paz',
    'On the coast.',
  ]);
  expect(dialog.getByRole('radio', { name: 'B is correct' })).toHaveProperty('checked', true);
});

test('the hundredth question is the last: the form says so instead of opening another', async () => {
  const questions = Array.from({ length: 99 }, (_, at) => makeQuestion(`q${at}`));
  const { user } = openQuizzes({ quizzes: [makeQuiz('Long', { questions })] });
  await user.click(await screen.findByRole('button', { name: 'Edit Long' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Quiz' }));
  const sentence = 'A quiz holds up to 100 questions. Start another quiz for the rest.';
  // By its words, because looking for roles takes seconds among a hundred questions.
  const add = () => dialog.queryByText('Add Question');
  expect(dialog.queryByText(sentence)).toBeNull();
  await user.click(add() ?? document.body);
  fireEvent.change(dialog.getByLabelText('Question Text'), { target: { value: 'Q100' } });
  for (const option of ['A', 'B'])
    fireEvent.change(dialog.getByLabelText(`Option ${option}`), { target: { value: option } });
  await user.click(add() ?? document.body);
  expect(document.activeElement?.textContent).toBe(sentence);
  expect([add(), dialog.queryByLabelText('Question Text')]).toEqual([null, null]);
});

test('saves what was changed, takes away what was emptied, and shows it in the list [quizzes-edit-quiz, real-quizzes-can-edited]', async () => {
  const { dialog, user, calls } = await openEditor({ [path]: makeJson(200, { ...capitals, name: 'Big cities' }) });
  await user.clear(dialog.getByLabelText('Quiz Name'));
  await user.type(dialog.getByLabelText('Quiz Name'), 'Big cities');
  await user.clear(dialog.getByLabelText('Description'));
  await user.clear(dialog.getByLabelText('Time Limit (minutes)'));
  await user.click(dialog.getByRole('button', { name: 'Remove question 2' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Big cities' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.at(-1)?.body).toEqual({
    name: 'Big cities',
    description: '',
    timeLimit: null,
    questions: [
      {
        question: 'Capital of Peru?',
        options: ['Quito', 'Lima', 'La Paz'],
        correctIndex: 1,
        explanation: 'On the coast.',
      },
    ],
  });
});

test('of a quiz only what was changed is sent, so that questions that someone else mended stay', async () => {
  const { dialog, user, calls } = await openEditor({ [path]: makeJson(200, { ...capitals, passingScore: 80 }) });
  await user.clear(dialog.getByLabelText('Passing Score (%)'));
  await user.type(dialog.getByLabelText('Passing Score (%)'), '80');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.at(-1)?.body).toEqual({ passingScore: 80 });
});

test.each([
  ['the server’s own sentence', makeRefusal(409, 'conflict', 'Somebody was faster.'), /^Somebody was faster\.$/],
  ['the words of this place without one', new Error('no network'), /^Failed to save quiz\. /],
])('a change that cannot be saved shows %s and keeps what was typed', async (_, answer, words) => {
  const { dialog, user } = await openEditor({ [path]: answer });
  await user.type(dialog.getByLabelText('Quiz Name'), '!');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(words);
  expect(dialog.getByLabelText<HTMLInputElement>('Quiz Name').value).toBe('Capitals!');
});

test('closing asks once something was typed', async () => {
  const { dialog, user } = await openEditor();
  await user.type(dialog.getByLabelText('Quiz Name'), '!');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('alertdialog', { name: 'Close without saving?' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Capitals' })).toBeDefined();
});

test('closing does not ask after a question was only looked at', async () => {
  const { dialog, user } = await openEditor();
  await user.click(dialog.getByRole('button', { name: 'Edit question 1' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
