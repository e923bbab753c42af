import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startFreshFeature } from '../../../support/render-feature.tsx';
import { openQuizForm, writeQuestion } from '../support/open-quizzes.tsx';

startFreshFeature();

const form = () => within(screen.getByRole('form', { name: 'Create Quiz' }));
const button = (name: string) => form().getByRole('button', { name });
const options = () => screen.getAllByRole('textbox', { name: /^Option/ });
const checkedLetter = () => screen.getAllByRole<HTMLInputElement>('radio').findIndex(({ checked }) => checked);
const questionTexts = () =>
  form()
    .getAllByRole('listitem')
    .map((row) => /Q\d/.exec(row.textContent)?.[0]);

async function openWithQuestions(count: number) {
  const visit = await openQuizForm();
  for (let number = 1; number <= count; number++) {
    await writeQuestion(visit.user, `Q${number}`, ['Yes', 'No']);
    await visit.user.click(button('Add Question'));
  }
  return visit;
}

test('a question needs a text and two options [valid-question-text-required, valid-at-least-2-non-empty-options]', async () => {
  const { user } = await openQuizForm();
  await user.click(button('Add Question'));
  const text = screen.getByRole('textbox', { name: 'Question Text', description: 'Question text is required' });
  expect(document.activeElement).toBe(text);
  expect(
    screen.getByRole('textbox', { name: 'Option A', description: 'At least 2 non-empty options are required' }),
  ).toBeDefined();
  await writeQuestion(user, 'Q1', ['Yes', 'No']);
  await user.click(button('Add Question'));
  expect(questionTexts()).toEqual(['Q1']);
});

test('two equal options are refused', async () => {
  const { user } = await openQuizForm();
  await writeQuestion(user, 'Q1', ['Yes', ' Yes ']);
  await user.click(button('Add Question'));
  expect(screen.getByText('Two options are the same. Make each one different.')).toBeDefined();
});

test('options are added up to six and removed down to two [valid-options-remove-only-above-2, valid-options-add-only-below-6, constant-options-per-question-2-6]', async () => {
  const { user } = await openQuizForm();
  expect(options()).toHaveLength(4);
  await user.click(button('Add Option'));
  expect(document.activeElement).toBe(screen.getByLabelText('Option E'));
  await user.click(button('Add Option'));
  expect(form().queryByRole('button', { name: 'Add Option' })).toBeNull();
  for (const letter of ['F', 'E', 'D', 'C']) await user.click(button(`Remove ${letter}`));
  expect(options()).toHaveLength(2);
  expect(form().queryByRole('button', { name: 'Remove A' })).toBeNull();
});

test('the mark stays with its option, and goes to the first one when its own is removed [valid-removing-option-resets-correct-index]', async () => {
  const { user } = await openQuizForm();
  await user.click(screen.getByRole('radio', { name: 'D is correct' }));
  await user.click(button('Remove A'));
  expect(checkedLetter()).toBe(2);
  await user.click(button('Remove C'));
  expect(checkedLetter()).toBe(0);
});

test('empty options are dropped, and the mark follows its option [valid-empty-options-dropped]', async () => {
  const { user } = await openQuizForm();
  await user.type(screen.getByLabelText('Question Text'), 'Q1');
  await user.type(screen.getByLabelText('Option B'), 'No');
  await user.type(screen.getByLabelText('Option D'), 'Yes');
  await user.click(screen.getByRole('radio', { name: 'D is correct' }));
  await user.click(button('Add Question'));
  expect(form().getByText('B. Yes')).toBeDefined();
  await user.click(button('Edit question 1'));
  expect(options()).toHaveLength(2);
  expect(checkedLetter()).toBe(1);
});

test('Enter in an option adds the question and is ready for the next', async () => {
  const { user, calls } = await openQuizForm();
  await writeQuestion(user, 'Q1', ['Yes', 'No{Enter}']);
  expect(questionTexts()).toEqual(['Q1']);
  expect(document.activeElement).toBe(screen.getByLabelText('Question Text'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Question Text').value).toBe('');
  expect(screen.queryByText('Quiz name is required')).toBeNull();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('a question is changed in its place [quizzes-question-draft-list]', async () => {
  const { user } = await openWithQuestions(2);
  await user.click(button('Edit question 1'));
  await user.type(screen.getByLabelText('Question Text'), '1?');
  await user.click(button('Save Question'));
  expect(form().getByText('Q11?')).toBeDefined();
  expect(questionTexts()).toEqual(['Q1', 'Q2']);
  expect(document.activeElement).toBe(button('Edit question 1'));
});

test('Cancel leaves a question as it was', async () => {
  const { user } = await openWithQuestions(1);
  await user.click(button('Edit question 1'));
  await user.type(screen.getByLabelText('Question Text'), ' or not');
  await user.click(button('Cancel'));
  expect(form().getByText('Q1')).toBeDefined();
  expect(screen.queryByLabelText('Question Text')).toBeNull();
  await user.click(button('Add Question'));
  expect(document.activeElement).toBe(screen.getByLabelText('Question Text'));
});

test('questions move up and down, and the focus goes with them', async () => {
  const { user } = await openWithQuestions(3);
  await user.click(button('Move question 3 up'));
  expect(questionTexts()).toEqual(['Q1', 'Q3', 'Q2']);
  expect(document.activeElement).toBe(button('Move question 2 up'));
  await user.keyboard('{Enter}');
  expect(questionTexts()).toEqual(['Q3', 'Q1', 'Q2']);
  expect(document.activeElement).toBe(button('Move question 1 down'));
  expect(button('Move question 1 up')).toHaveProperty('disabled', true);
  expect(button('Move question 3 down')).toHaveProperty('disabled', true);
});

test('a removed question can be brought back', async () => {
  const { user } = await openWithQuestions(3);
  await user.click(button('Remove question 2'));
  expect(questionTexts()).toEqual(['Q1', 'Q3']);
  expect(document.activeElement).toBe(button('Undo'));
  await user.click(button('Undo'));
  expect(questionTexts()).toEqual(['Q1', 'Q2', 'Q3']);
  expect(document.activeElement).toBe(button('Edit question 2'));
});

test('a question that is begun is not lost by opening another one', async () => {
  const { user } = await openWithQuestions(1);
  await user.type(screen.getByLabelText('Question Text'), 'Q2');
  await user.click(button('Edit question 1'));
  expect(screen.getByText('At least 2 non-empty options are required')).toBeDefined();
  await user.type(screen.getByLabelText('Option A'), 'Yes');
  await user.type(screen.getByLabelText('Option B'), 'No');
  await user.click(button('Edit question 1'));
  expect(screen.getByRole('group', { name: 'Question 1' })).toBeDefined();
  expect(button('Edit question 2')).toBeDefined();
});

test('the question that is being changed stays the same one when others move or go', async () => {
  const { user } = await openWithQuestions(3);
  await user.click(button('Edit question 3'));
  await user.type(screen.getByLabelText('Question Text'), ' new');
  await user.click(button('Remove question 1'));
  await user.click(button('Move question 1 down'));
  await user.click(button('Save Question'));
  expect(form().getByText('Q3 new')).toBeDefined();
  expect(questionTexts()).toEqual(['Q3', 'Q2']);
});
