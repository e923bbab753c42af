import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../../support/open-app.tsx';
import { FakeFamily } from '../support/fake-family.ts';
import { startWithFreshDevice } from '../support/fresh-device.ts';
import { makeOpenSession } from '../support/make-study.ts';

startWithFreshDevice();

async function startStudying(cards = 3) {
  const family = new FakeFamily();
  const opened = makeOpenSession(cards);
  family.session = { ...opened, cards: opened.cards.map((card) => ({ ...card, why: { kind: 'new', seen: 0 } })) };
  family.connect();
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Study' }));
  await user.click(await screen.findByText('World capitals'));
  await screen.findByRole('button', { name: 'Show Answer' });
  return family;
}

/** Clicks a button as assistive technology does, without coordinates. */
async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }));
}

async function answer(name: 'Correct' | 'Wrong'): Promise<void> {
  await press('Show Answer');
  await press(name);
}

/** Lists what reached the server, in order: answers by card and rating, and undone answers. */
function listTold(family: FakeFamily): string[] {
  const ratings = new Map(family.received.map(({ id, cardId, rating }) => [id, `${cardId} ${rating}`]));
  return family.calls.flatMap(({ method, path, body }) => {
    const given = (body as { reviews?: { id: string }[] } | undefined)?.reviews ?? [];
    const takenBack = /reviews\/(\w+)$/.exec(path)?.[1];
    const told = given.map(({ id }) => ratings.get(id) ?? 'unknown');
    return method === 'DELETE' && takenBack ? [`not ${ratings.get(takenBack)}`] : told;
  });
}

it('asks the card of the newest answer again, and tells the server behind the answer', async () => {
  const family = await startStudying();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await answer('Correct');
  await screen.findByText('Question 2');
  await press('Undo');
  expect(await screen.findByText('Question 1')).toBeDefined();
  expect((await screen.findByText('Undone. Here it is again.')).closest('[role=status]')).not.toBeNull();
  expect(screen.queryByText('Answer 1')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await answer('Wrong');
  await screen.findByText('Question 2');
  // Leaving the session sends answers that wait for a batch.
  await press('Back');
  await waitFor(() => expect(listTold(family)).toEqual(['card-1 correct', 'not card-1 correct', 'card-1 wrong']));
});

it('by Ctrl+Z or ⌘Z, one answer after the other, also while an answer is shown', async () => {
  const family = await startStudying();
  await answer('Correct');
  await screen.findByText('Question 2');
  await answer('Correct');
  await screen.findByText('Question 3');
  await press('Show Answer');
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(await screen.findByText('Question 2')).toBeDefined();
  fireEvent.keyDown(document.body, { key: 'z', metaKey: true });
  expect(await screen.findByText('Question 1')).toBeDefined();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(screen.getByText('Question 1')).toBeDefined();
  await waitFor(() =>
    expect(listTold(family)).toEqual(['card-1 correct', 'card-2 correct', 'not card-2 correct', 'not card-1 correct']),
  );
});

it('after the last card, too: the round goes on, and ends with what was answered then', async () => {
  const family = await startStudying(1);
  await answer('Wrong');
  await screen.findByText(/Not yet/);
  await answer('Correct');
  await press('Undo the last answer');
  expect(await screen.findByText('Question 1')).toBeDefined();
  await answer('Correct');
  await screen.findByText('Well done!');
  await waitFor(() => expect(family.completions).toHaveLength(2));
  expect(family.completions.at(-1)).toEqual({ cardsStudied: 2, cardsCorrect: 1 });
  expect(listTold(family)).toEqual(['card-1 wrong', 'card-1 correct', 'not card-1 correct', 'card-1 correct']);
});

it('works without a connection: everything arrives in its order once it is back', async () => {
  const family = await startStudying();
  family.isConnected = false;
  await answer('Wrong');
  await screen.findByText('Question 2');
  await press('Undo');
  await screen.findByText('Question 1');
  await answer('Correct');
  await screen.findByText('Question 2');
  expect(listTold(family)).not.toContain('card-1 correct');
  family.isConnected = true;
  family.calls.length = 0;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(listTold(family)).toEqual(['card-1 wrong', 'not card-1 wrong', 'card-1 correct']));
});

it('opens no explanation by itself that was opened on the card before it was taken back', async () => {
  await startStudying();
  await answer('Correct');
  await press('Why today?');
  await screen.findByText(/New. You haven’t seen/);
  await press('Undo');
  await screen.findByText('Question 1');
  await answer('Correct');
  await screen.findByText('Question 2');
  expect(screen.queryByText(/New. You haven’t seen/)).toBeNull();
});

it('says of each answer only what it was', async () => {
  await startStudying();
  await answer('Wrong');
  await screen.findByText(/Not yet/);
  await press('Show Answer');
  await press('Correct');
  await screen.findByText('Question 2');
  expect(screen.queryByText(/Not yet/)).toBeNull();
});
