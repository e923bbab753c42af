import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeJson, makeRefusal } from '../../../support/fake-api.ts';
import { startFreshFeature } from '../../../support/render-feature.tsx';
import { makeQuestion, makeQuiz, quizzesPath } from '../support/make-quiz.ts';
import { openQuizzes } from '../support/open-quizzes.tsx';

startFreshFeature();

const capitals = makeQuiz('World capitals', { description: 'All continents', timeLimit: 600, passingScore: 80 });
const tables = makeQuiz('Times tables', { questions: [makeQuestion('q1'), makeQuestion('q2')] });

const cards = () => within(screen.getByRole('region', { name: 'My Quizzes' })).getAllByRole('listitem');

test('shows the quizzes by name with question count, time limit in minutes, pass mark and when each was made [quizzes-list-quizzes, quizzes-question-count, quizzes-time-limit, quizzes-pass-mark]', async () => {
  openQuizzes({ quizzes: [capitals, tables] });
  expect(screen.getByText('Loading quizzes...')).toBeDefined();
  await screen.findByText('World capitals');
  const [first, second] = cards();
  expect(first?.textContent).toMatch(/Times tables2 questionsNo time limit70% to passmade January 5, 2026/);
  expect(second?.textContent).toMatch(
    /World capitalsAll continents1 question10 minutes80% to passmade January 5, 2026/,
  );
});

test.each([
  [90, '1.5 minutes'],
  [60, '1 minute'],
  [45, '45 seconds'],
])('a limit of %i seconds is called %s', async (timeLimit, words) => {
  openQuizzes({ quizzes: [makeQuiz('Q', { timeLimit })] });
  expect(await screen.findByText(words)).toBeDefined();
});

test('an empty list leads to the form', async () => {
  const { user } = openQuizzes();
  expect(await screen.findByText('No Quizzes Yet')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Write your first quiz' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Quiz Name'));
});

test('a filled list leads to the form too', async () => {
  const { user } = openQuizzes({ quizzes: [tables] });
  await user.click(await screen.findByRole('button', { name: '+ New Quiz' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Quiz Name'));
});

test('quizzes that cannot be loaded say so and come with Retry [error-failed-load-quizzes]', async () => {
  let isDown = true;
  const answer = () => (isDown ? makeRefusal(403, 'not-allowed', 'You may not.') : makeJson(200, [tables]));
  const { user } = openQuizzes({ answers: { [`GET ${quizzesPath}`]: answer } });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Error: Failed to load quizzes');
  expect(alert.textContent).toContain('You may not.');
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Times tables' })).toBeDefined();
});

test('a quiz goes from the list after the question and the server’s yes [quizzes-delete-quiz, real-quizzes-can-deleted]', async () => {
  const { user, calls } = openQuizzes({ quizzes: [capitals, tables] });
  await user.click(await screen.findByRole('button', { name: 'Delete Times tables' }));
  const question = screen.getByRole('alertdialog');
  expect(within(question).getByText('Are you sure you want to delete this quiz?')).toBeDefined();
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Quiz deleted');
  expect(cards()).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My Quizzes' }));
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: `/api/quizzes/${tables.id}` });
});

test('Cancel deletes nothing', async () => {
  const { user, calls } = openQuizzes({ quizzes: [tables] });
  await user.click(await screen.findByRole('button', { name: 'Delete Times tables' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('a quiz that the server keeps stays in the list, and the dialog says why', async () => {
  const refusal = makeRefusal(409, 'conflict', 'Somebody changed this at the same moment.');
  const { user } = openQuizzes({ quizzes: [tables], answers: { [`DELETE /api/quizzes/${tables.id}`]: refusal } });
  await user.click(await screen.findByRole('button', { name: 'Delete Times tables' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Somebody changed this at the same moment.');
  expect(screen.getByRole('heading', { name: 'Times tables' })).toBeDefined();
});

test('nine quizzes can be searched, whatever the case and the accents’ spelling', async () => {
  const many = Array.from({ length: 8 }, (_, index) => makeQuiz(`Quiz ${index + 1}`));
  const { user } = openQuizzes({ quizzes: [...many, makeQuiz('Fran\u00E7ais')] });
  const field = await screen.findByRole('searchbox', { name: 'Search quizzes' });
  await user.type(field, 'FRANC\u0327');
  expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual(['Fran\u00E7ais']);
  await user.type(field, 'x');
  expect(screen.getByText(/No quiz matches/)).toBeDefined();
});

test('eight quizzes need no search field', async () => {
  openQuizzes({ quizzes: Array.from({ length: 8 }, (_, index) => makeQuiz(`Quiz ${index + 1}`)) });
  await screen.findByText('Quiz 8');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('who may only look reads questions and answers and finds nothing that changes them', async () => {
  const { user } = openQuizzes({ quizzes: [capitals], canManage: false });
  await user.click(await screen.findByText('Questions and answers'));
  const correct = (await screen.findByText('Correct answer')).closest('li');
  expect(correct?.textContent).toContain('B.Lima');
  expect(screen.getByText('On the coast.')).toBeDefined();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('form')).toBeNull();
});

test('who may only look is not told to write the first quiz', async () => {
  openQuizzes({ canManage: false });
  expect(await screen.findByText('Nothing to check yet.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
