import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OpenSession } from '../../../../../shared/schemas/study.ts';
import { FakeSpeech, makeVoice } from '../../../support/fake-speech.ts';
import { openApp } from '../../../support/open-app.tsx';
import { FakeFamily } from '../support/fake-family.ts';
import { startWithFreshDevice } from '../support/fresh-device.ts';
import { makeOpenSession } from '../support/make-study.ts';

startWithFreshDevice();

const extra = 'Die Katze schläft.';

/** Returns a session of two cards, the first of which has an extra and three other options. */
function makeSession(changes: Partial<OpenSession> = {}): OpenSession {
  const { cards } = makeOpenSession(2);
  const others = [1, 2, 3].map((at) => ({ cardId: `card-other-${at}`, text: `Other ${at}` }));
  const dressed = cards.map((card, at) => (at === 0 ? { ...card, extra, others } : card));
  return makeOpenSession(2, { frontLanguage: 'en', backLanguage: 'de', cards: dressed, ...changes });
}

async function study(session: OpenSession) {
  const family = new FakeFamily();
  family.session = session;
  family.connect();
  openApp();
  fireEvent.click(await screen.findByRole('button', { name: 'Study' }));
  fireEvent.click(await screen.findByText('World capitals'));
  await screen.findByRole('heading', { name: 'Card 1 of 2' });
  // A card's keyboard shortcuts and speech are ready shortly after it appears.
  await act(async () => undefined);
  return family;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const pageText = () => new XMLSerializer().serializeToString(document.body);
const showAnswer = () => {
  press('Show Answer');
  return screen.getByRole('region', { name: 'Answer' });
};

it('is nowhere on the page before the answer, and under the answer then', async () => {
  await study(makeSession());
  expect(pageText()).not.toContain(extra);
  expect(screen.queryByRole('button', { name: 'Show a hint' })).toBeNull();
  const answer = showAnswer();
  expect(answer.textContent).toMatch(/Question 1.*Answer 1.*Die Katze schläft\.$/s);
});

it('is under the answer of a card that is asked from its back, in the language of the back', async () => {
  const { cards, ...session } = makeSession();
  await study({ ...session, cards: cards.map((card) => ({ ...card, reversed: true as const })) });
  expect(pageText()).not.toContain(extra);
  showAnswer();
  expect(screen.getByText(extra).getAttribute('lang')).toBe('de');
});

it('is no option, and comes with the answer after a wrong choice', async () => {
  await study(makeSession({ answerWay: 'choose' }));
  const group = await screen.findByRole('group', { name: 'Choose the answer' });
  expect(within(group).getAllByRole('button')).toHaveLength(4);
  expect(pageText()).not.toContain(extra);
  press(/Other 1/);
  expect(await screen.findByText(extra)).toBeDefined();
});

it('is read aloud on demand only, by a voice of the back', async () => {
  const speech = new FakeSpeech(makeVoice('en-US'), makeVoice('de-DE'));
  await study(makeSession());
  const answer = showAnswer();
  const heard = () => speech.heard.map(({ text, lang }) => [text, lang]);
  fireEvent.keyDown(document.body, { key: 'r' });
  expect(heard()).toEqual([['Answer 1', 'de-DE']]);
  const [, , third] = within(answer).getAllByRole('button', { name: /Read aloud|Stop reading/ });
  if (third) fireEvent.click(third);
  expect(heard().at(-1)).toEqual([extra, 'de-DE']);
});

it('may be looked at first where the deck allows it; the answer is then helped, and not right the first time', async () => {
  const family = await study(makeSession({ extraBefore: true }));
  expect(pageText()).not.toContain(extra);
  press('Show a hint');
  expect(screen.getByText(extra)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show a hint' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Question' }));
  showAnswer();
  expect(screen.getAllByText(extra)).toHaveLength(1);
  press(/^Correct/);
  await screen.findByRole('heading', { name: 'Card 2 of 2' });
  // The next card has no extra to look at.
  expect(screen.queryByRole('button', { name: 'Show a hint' })).toBeNull();
  showAnswer();
  press(/^Correct/);
  expect((await screen.findByText('right the first time')).parentElement?.textContent).toContain('1');
  await waitFor(() => expect(family.received).toHaveLength(2));
  expect(family.received.map(({ rating, helped }) => [rating, helped])).toEqual([
    ['correct', true],
    ['correct', undefined],
  ]);
});

it('that was not opened helps nobody', async () => {
  const family = await study(makeSession({ extraBefore: true, answerWay: 'choose' }));
  await screen.findByRole('group', { name: 'Choose the answer' });
  press(/Answer 1/);
  await waitFor(() =>
    expect(family.received.map(({ rating, helped }) => [rating, helped])).toEqual([['correct', undefined]]),
  );
});

it('of the next card stays closed after a look at one, and its answer is not helped', async () => {
  const { cards, ...session } = makeSession({ extraBefore: true });
  const family = await study({ ...session, cards: cards.map((card, at) => ({ ...card, extra: `hint ${at}` })) });
  press('Show a hint');
  showAnswer();
  press(/^Correct/);
  await screen.findByRole('heading', { name: 'Card 2 of 2' });
  expect(screen.getByRole('button', { name: 'Show a hint' })).toBeDefined();
  expect(pageText()).not.toContain('hint 1');
  showAnswer();
  press(/^Correct/);
  await waitFor(() => expect(family.received.map(({ helped }) => helped)).toEqual([true, undefined]));
});
