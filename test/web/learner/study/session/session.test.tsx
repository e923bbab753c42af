import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeIndexedStore } from '../../../../../web/src/learner/study/outbox/indexed-store.ts';
import { makeJson } from '../../../support/fake-api.ts';
import { openApp } from '../../../support/open-app.tsx';
import { FakeFamily, makeDeck } from '../support/fake-family.ts';
import { startWithFreshDevice } from '../support/fresh-device.ts';
import { makeOpenSession, makeRunning } from '../support/make-study.ts';

startWithFreshDevice();

async function startStudying(family?: FakeFamily) {
  const chosen = family ?? new FakeFamily();
  if (!family) chosen.connect();
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Study' }));
  await user.click(await screen.findByText('World capitals'));
  await screen.findByRole('button', { name: 'Show Answer' });
  return { user, family: chosen };
}

/** Clicks a button as assistive technology does, without coordinates. */
async function press(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }));
}

/** Puts a finger down on a button, at a screen position and an event time in ms. */
function touch(name: string, clientX: number, timeStamp: number): void {
  const button = screen.getByRole('button', { name });
  const down = createEvent.pointerDown(button, { clientX });
  Object.defineProperty(down, 'timeStamp', { value: timeStamp });
  fireEvent(button, down);
}

/** Lifts the finger. The click goes to the button that has this name now. */
function release(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }), { detail: 1 });
}

function tap(name: string, clientX: number, timeStamp: number): void {
  touch(name, clientX, timeStamp);
  release(name);
}

describe('card by card', () => {
  it('keeps the answer out of the page until it is shown [state-study-answer-hidden-until-show]', async () => {
    await startStudying();
    expect(screen.getByText('Question 1')).toBeDefined();
    expect(new XMLSerializer().serializeToString(document.body)).not.toContain('Answer 1');
    expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull();
    await press('Show Answer');
    expect(screen.getByText('Answer 1')).toBeDefined();
  });

  it('goes through the session, brings the wrong card back, and ends it with the totals [study-choosing-deck-starts-session, study-card-card-view, study-card-x-n, study-show-answer, study-wrong, study-correct, state-study-wrong-correct-counts, state-study-after-last-card-session, learning-wrong-cards-come-back-before]', async () => {
    const { family } = await startStudying();
    expect(screen.getByRole('heading', { name: 'Card 1 of 3' })).toBeDefined();
    for (const [position, verdict] of [
      ['Card 1 of 3', 'Wrong'],
      ['Card 1 of 3', 'Correct'],
      ['Card 2 of 3', 'Correct'],
      ['Card 3 of 3', 'Correct'],
    ] as const) {
      expect(await screen.findByRole('heading', { name: position })).toBeDefined();
      await press('Show Answer');
      await press(verdict);
      // The first answer is sent alone and immediately.
      await waitFor(() => expect(family.received).not.toEqual([]));
      if (verdict === 'Wrong') expect(await screen.findByText('✓ saved')).toBeDefined();
    }
    expect(await screen.findByRole('heading', { name: 'Well done!' })).toBeDefined();
    expect(screen.getByText('cards studied').parentElement?.textContent).toBe('3 cards studied');
    expect(screen.getByText('right the first time').parentElement?.textContent).toBe('2 right the first time');
    await waitFor(() => expect(family.completions).toEqual([{ cardsStudied: 4, cardsCorrect: 3 }]));
    expect(family.received.map(({ cardId, rating }) => `${cardId} ${rating}`)).toEqual([
      'card-1 wrong',
      'card-2 correct',
      'card-3 correct',
      'card-1 correct',
    ]);
    expect(family.calls.filter(({ path }) => path.startsWith('/api/sessions/')).map(({ method }) => method)).toEqual([
      'POST',
      'PATCH',
    ]);
  });

  it('says “Not yet” to a wrong answer and “Got it!” to a right one', async () => {
    await startStudying();
    await press('Show Answer');
    await press('Wrong');
    expect((await screen.findByText(/Not yet/)).getAttribute('role')).toBe('status');
    await press('Show Answer');
    await waitFor(() => expect(screen.queryByText(/Not yet/)).toBeNull());
    await press('Correct');
    expect(await screen.findByText(/Got it!/)).toBeDefined();
  });

  it('keeps the mascot’s element from answer to answer, unseen in between', async () => {
    await startStudying();
    const mascot = document.querySelector('[data-mood]');
    const isUnseen = () => mascot?.getAttribute('class')?.includes('unseen');
    expect([mascot?.isConnected, isUnseen()]).toEqual([true, true]);
    await press('Show Answer');
    await press('Correct');
    await screen.findByText(/Got it!/);
    expect([mascot?.getAttribute('data-mood'), isUnseen()]).toEqual(['right', false]);
    await press('Show Answer');
    await press('Wrong');
    await screen.findByText(/Not yet/);
    expect([mascot?.isConnected, mascot?.getAttribute('data-mood')]).toEqual([true, 'not-yet']);
  });

  it('puts every new side where a screen reader hears it, and the focus with it', async () => {
    await startStudying();
    expect(screen.getByText('Question 1').closest('[aria-live="polite"]')).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Question' }));
    await press('Show Answer');
    expect(screen.getByText('Answer 1').closest('[aria-live="polite"]')).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Answer' }));
  });

  it('begins at the first line of every side, also after a long one, and takes the focus back from a button', async () => {
    await startStudying();
    const face = screen.getByRole('region', { name: 'Question' });
    face.scrollTop = 300;
    fireEvent.scroll(face);
    screen.getByRole('button', { name: 'Show Answer' }).focus();
    await press('Show Answer');
    expect(face.scrollTop).toBe(0);
    expect(document.activeElement).toBe(face);
  });

  it('shows text as text, in whichever direction it runs', async () => {
    const family = new FakeFamily();
    const [card] = makeOpenSession(1).cards;
    family.session = makeOpenSession(1, { cards: card ? [{ ...card, front: '<b>2 < 3</b>\n مرحبا' }] : [] });
    family.connect();
    await startStudying(family);
    const side = screen.getByText(/2 < 3/);
    expect(side.textContent).toBe('<b>2 < 3</b>\n مرحبا');
    expect(side.getAttribute('dir')).toBe('auto');
  });

  it('says that the card is missing when the record is broken [error-no-current-card]', async () => {
    const family = new FakeFamily();
    const broken = makeRunning(0);
    await makeIndexedStore().saveSession({ ...broken, openedAt: new Date().toISOString() });
    family.connect({ 'POST /api/decks/deck-1/sessions': new TypeError('Failed to fetch') });
    const user = openApp();
    await user.click(await screen.findByRole('button', { name: 'Study' }));
    await user.click(await screen.findByText('World capitals'));
    expect((await screen.findByRole('alert')).textContent).toBe('Error: No current card.');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('World capitals')).toBeDefined();
  });
});

describe('keys', () => {
  it.each([
    [' ', '1', 'wrong'],
    ['Enter', 'ArrowLeft', 'wrong'],
    [' ', '2', 'correct'],
    ['Enter', 'ArrowRight', 'correct'],
  ])('%j shows, %j is %s', async (showKey, answerKey, rating) => {
    const { family } = await startStudying();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: answerKey });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: showKey });
    expect(screen.getByText('Answer 1')).toBeDefined();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: answerKey });
    expect(await screen.findByText('Question 2')).toBeDefined();
    await waitFor(() => expect(family.received.map((review) => review.rating)).toEqual([rating]));
  });

  it('the arrow that leads on means right in a page that runs from right to left, and the buttons say so', async () => {
    document.documentElement.dir = 'rtl';
    const { family } = await startStudying();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: ' ' });
    const correct = screen.getByRole('button', { name: 'Correct' });
    expect([correct.textContent, correct.getAttribute('aria-keyshortcuts')]).toEqual(['Correct2 or ←', '2 ArrowLeft']);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
    await waitFor(() => expect(family.received.map((review) => review.rating)).toEqual(['correct']));
  });

  it('a key held down counts once', async () => {
    const { family } = await startStudying();
    fireEvent.keyDown(document.body, { key: ' ', repeat: true });
    expect(screen.queryByText('Answer 1')).toBeNull();
    fireEvent.keyDown(document.body, { key: ' ' });
    fireEvent.keyDown(document.body, { key: '2', repeat: true });
    fireEvent.keyDown(document.body, { key: '2' });
    fireEvent.keyDown(document.body, { key: '2' });
    expect(await screen.findByText('Question 2')).toBeDefined();
    fireEvent.keyDown(document.body, { key: '2', repeat: true });
    await waitFor(() => expect(family.received).toHaveLength(1));
    expect(screen.getByText('Question 2')).toBeDefined();
    expect(family.seen('POST /api/decks/deck-1/sessions')).toHaveLength(1);
  });

  it('leaves the browser’s own shortcuts and focused buttons alone', async () => {
    await startStudying();
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Back' }), { key: 'Enter' });
    expect(screen.queryByText('Answer 1')).toBeNull();
  });
});

describe('one press is one step', () => {
  it('a double click on Show Answer does not answer, and one on Correct does not show the next answer', async () => {
    const { family } = await startStudying();
    const now = performance.now();
    tap('Show Answer', 300, now);
    tap('Correct', 320, now + 200);
    expect(screen.getByText('Answer 1')).toBeDefined();
    const later = performance.now() + 2_000;
    tap('Correct', 300, later);
    await screen.findByText('Question 2');
    tap('Show Answer', 280, later + 200);
    expect(screen.queryByText('Answer 2')).toBeNull();
    await waitFor(() => expect(family.received).toHaveLength(1));
  });

  it('somebody who knows the answer need not wait: at once in another place, soon in the same', async () => {
    const { family } = await startStudying();
    // Each timestamp is taken just before its tap, because rendering a card on a slow machine can take as long as a person takes to tap.
    tap('Show Answer', 100, performance.now());
    tap('Correct', 300, performance.now());
    await screen.findByText('Question 2');
    tap('Show Answer', 300, performance.now() + 400);
    tap('Correct', 300, performance.now() + 750);
    await screen.findByText('Question 3');
    await waitFor(() => expect(family.received[0]?.cardId).toBe('card-1'));
  });

  it('a press that began before the card was turned does not answer it', async () => {
    await startStudying();
    touch('Show Answer', 300, performance.now());
    fireEvent.keyDown(document.body, { key: ' ' });
    release('Correct');
    expect(screen.getByText('Answer 1')).toBeDefined();
  });

  it('nor does a key that went down before', async () => {
    await startStudying();
    const early = createEvent.keyDown(document.body, { key: '2' });
    await press('Show Answer');
    Object.defineProperty(early, 'timeStamp', { value: 0 });
    fireEvent(document.body, early);
    expect(screen.getByText('Answer 1')).toBeDefined();
  });
});

describe('after the last card', () => {
  it('offers to keep going only when more waits today', async () => {
    const family = new FakeFamily();
    family.session = makeOpenSession(1);
    family.connect({
      'GET /api/decks': () => makeJson(200, [makeDeck({ dueCards: family.completions.length > 0 ? 7 : 9 })]),
    });
    const { user } = await startStudying(family);
    await press('Show Answer');
    await press('Correct');
    const keepGoing = await screen.findByRole('button', { name: 'Keep going (7 more today)' });
    family.session = makeOpenSession(3);
    await user.click(keepGoing);
    expect(await screen.findByText('Card 2 of 3')).toBeDefined();
  });

  it('asks the browser to keep what is on the device, and not before', async () => {
    const persist = vi.fn(async () => true);
    Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'));
    const family = new FakeFamily();
    family.session = makeOpenSession(1);
    family.connect();
    await startStudying(family);
    await press('Show Answer');
    expect(persist).not.toHaveBeenCalled();
    await press('Correct');
    await screen.findByRole('button', { name: 'Done' });
    await waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
  });

  it('Done leads to the list, read anew [state-study-deck-list-reloads-afterwards]', async () => {
    const family = new FakeFamily();
    family.session = makeOpenSession(1);
    family.connect({
      'GET /api/decks': () => makeJson(200, [makeDeck({ dueCards: family.completions.length > 0 ? 0 : 1 })]),
    });
    const { user } = await startStudying(family);
    await press('Show Answer');
    await press('Correct');
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Done for today')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Keep going/ })).toBeNull();
  });
});
