import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeJson, makeRefusal, type SeenCall } from '../../../../support/fake-api.ts';
import { startFreshFeature } from '../../../../support/render-feature.tsx';
import { emma } from '../../../../support/smith-family.ts';
import { paths } from '../../support/make-deck.ts';
import { deck, egypt, menuAction, openDeck, peru } from '../../support/open-deck.tsx';

startFreshFeature();

const makeQuiz = `POST /api/decks/${deck.id}/quiz`;

test('the quiz button of a deck with three cards makes a quiz, says so, and leads to it [decks-quiz, error-quiz-name-created-successfully, real-success-text-status-region-button]', async () => {
  const quiz = { id: 'quiz-1', name: 'Quiz: World capitals' };
  const onOpenQuizzes = vi.fn();
  const change = { [makeQuiz]: makeJson(201, quiz) };
  const { user, detail } = await openDeck('World capitals', { change, onOpenQuizzes });
  await within(detail).findByText('Lima');
  await user.click(within(detail).getByRole('button', { name: 'Quiz' }));
  const status = await within(detail).findByRole('status');
  expect(status.textContent).toContain('Quiz "Quiz: World capitals" created successfully!');
  await user.click(within(status).getByRole('button', { name: 'Open Quizzes' }));
  expect(onOpenQuizzes).toHaveBeenCalledOnce();
});

test.each([
  [1, '1 card was left out. It has too few similar answers for a fair question.'],
  [3, '3 cards were left out. They have too few similar answers for fair questions.'],
])('a quiz that leaves %d cards out says how many and why', async (leftOut, words) => {
  const change = { [makeQuiz]: makeJson(201, { id: 'quiz-1', name: 'Mine', leftOut }) };
  const { user, detail } = await openDeck('World capitals', { change });
  await within(detail).findByText('Lima');
  await user.click(within(detail).getByRole('button', { name: 'Quiz' }));
  expect((await within(detail).findByRole('status')).textContent).toContain(`created successfully! ${words}`);
});

test('two cards are too few for a quiz, and the button says why [decks-quiz-disabled-under-3-cards, valid-need-at-least-3-cards-generate]', async () => {
  const { detail } = await openDeck('World capitals', {
    change: { [`GET ${paths.cards(deck)}`]: makeJson(200, [peru, egypt]) },
  });
  await within(detail).findByText('Lima');
  const button = within(detail).getByRole<HTMLButtonElement>('button', {
    name: 'Quiz',
    description: 'Need at least 3 cards to generate a quiz',
  });
  expect(button.disabled).toBe(true);
});

test('the quiz button says Creating... while it works [decks-creating]', async () => {
  const { user, detail } = await openDeck('World capitals', { change: { [makeQuiz]: 'never' } });
  await within(detail).findByText('Lima');
  await user.click(within(detail).getByRole('button', { name: 'Quiz' }));
  expect(await within(detail).findByRole('button', { name: 'Creating...' })).toBeDefined();
});

test.each([
  [
    'the server’s words when the deck lost its cards meanwhile [valid-need-at-least-3-cards-generate]',
    makeRefusal(409, 'too-few-cards', 'Need at least 3 cards to generate a quiz'),
    'Need at least 3 cards to generate a quiz',
  ],
  [
    'the specified words without a server’s sentence [error-failed-generate-quiz-please-try]',
    () => new Response('<html>', { status: 502 }),
    expect.stringContaining('Failed to generate quiz. Please try again.'),
  ],
])('a quiz that could not be made shows %s', async (_, answer, words) => {
  const { user, detail } = await openDeck('World capitals', { change: { [makeQuiz]: answer } });
  await within(detail).findByText('Lima');
  await user.click(within(detail).getByRole('button', { name: 'Quiz' }));
  expect((await within(detail).findByRole('alert')).textContent).toEqual(words);
});

const quizList = 'GET /api/quizzes?householdId=household-1';
const sentQuizzes = (calls: readonly SeenCall[]) => calls.filter((call) => `${call.method} ${call.path}` === makeQuiz);

test('two presses make one quiz, and one more on the same day is asked about first', async () => {
  const made: object[] = [];
  const change = {
    [quizList]: () => makeJson(200, made),
    [makeQuiz]: () => {
      const createdAt = new Date().toISOString();
      made.push({ id: `quiz-${made.length}`, deckId: deck.id, name: 'Quiz: World capitals', createdAt, questions: [] });
      return makeJson(201, made.at(-1));
    },
  };
  const { user, detail, calls } = await openDeck('World capitals', { change });
  await within(detail).findByText('Lima');
  const button = within(detail).getByRole('button', { name: 'Quiz' });
  await user.dblClick(button);
  await within(detail).findByText(/created successfully/);
  await user.click(button);
  expect(sentQuizzes(calls)).toHaveLength(1);

  // Opens the deck again, as after a lost response and a reload.
  cleanup();
  const again = await openDeck('World capitals', { change });
  await within(again.detail).findByText('Lima');
  const press = async () => await again.user.click(within(again.detail).getByRole('button', { name: 'Quiz' }));
  await press();
  const asks = await screen.findByRole('alertdialog', { name: 'Make another quiz?' });
  expect(asks.textContent).toContain('You already made a quiz from this deck today.');
  await again.user.click(within(asks).getByRole('button', { name: 'Cancel' }));
  expect(sentQuizzes(again.calls)).toEqual([]);
  await press();
  await again.user.click(await screen.findByRole('button', { name: 'Make Quiz' }));
  await within(again.detail).findByText(/created successfully/);
  expect(sentQuizzes(again.calls)).toHaveLength(1);
});

test('a quiz with choices asks for what was chosen, and keeps the choice when it fails', async () => {
  const learners = [emma, { ...emma, id: 'H1-L2', name: 'Ben' }];
  const answers = [
    makeRefusal(409, 'too-few-cards', 'Fewer than 3 are new.'),
    makeJson(201, { id: 'q', name: 'Mine' }),
  ];
  const change = {
    'GET /api/households/household-1/learners': makeJson(200, learners),
    [makeQuiz]: () => answers.shift() ?? 'never',
  };
  const { user, detail, calls } = await openDeck('World capitals', { change });
  await within(detail).findByText('Lima');
  await user.click(menuAction('Quiz with choices...'));
  const dialog = await screen.findByRole('dialog', { name: 'Quiz of “World capitals”' });
  const form = within(dialog);
  const count = form.getByLabelText('How many questions');
  await user.clear(count);
  await user.type(count, '4');
  expect(form.getByText('Please choose 3 to 3.')).toBeDefined();
  await user.click(form.getByRole('button', { name: 'Make Quiz' }));
  expect(sentQuizzes(calls)).toEqual([]);
  await user.clear(count);
  await user.type(count, '3');
  await user.selectOptions(form.getByLabelText('Which cards'), 'New cards');
  await user.selectOptions(await form.findByLabelText('For whom'), 'Ben');
  await user.selectOptions(form.getByLabelText('Time for a question'), 'No time limit');
  await user.selectOptions(form.getByLabelText('Order'), 'Mixed');
  await user.click(form.getByRole('button', { name: 'Make Quiz' }));
  expect((await form.findByRole('alert')).textContent).toBe('Fewer than 3 are new.');
  await user.click(form.getByRole('button', { name: 'Make Quiz' }));
  expect(await within(detail).findByText(/"Mine" created successfully/)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  const choices = { count: 3, cards: 'new', learnerId: 'H1-L2', secondsPerQuestion: null, order: 'mixed' };
  expect(sentQuizzes(calls).map(({ body }) => body)).toEqual([choices, choices]);
});
