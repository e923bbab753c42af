import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
// Imported statically, because the app itself loads it only after the first screen.
import '../../../../web/src/learner/read-aloud/spoken-controls.ts';
import { makeJson } from '../../support/fake-api.ts';
import { FakeSpeech, makeVoice } from '../../support/fake-speech.ts';
import { openApp } from '../../support/open-app.tsx';
import { FakeFamily, makeDeck, makeLearnerMe } from '../study/support/fake-family.ts';
import { startWithFreshDevice } from '../study/support/fresh-device.ts';
import { makeOpenSession } from '../study/support/make-study.ts';

startWithFreshDevice();
beforeEach(() => {
  // The same language as in `index.html`.
  document.documentElement.lang = 'en';
});
afterEach(() => {
  document.documentElement.removeAttribute('lang');
  vi.useRealTimers();
});

const spanish = makeVoice('es-ES');
const english = makeVoice('en-US');

/** Opens Home for a child who cannot read yet, with one deck of two cards whose answers are typed. */
async function openHome(answers: Parameters<FakeFamily['connect']>[0] = {}, longestStreak = 0) {
  const family = new FakeFamily();
  const me = makeLearnerMe();
  if (me.learner) family.me = { ...me, learner: { ...me.learner, canRead: false } };
  const decks = [
    { id: 'deck-1', name: 'Animals', answerWay: 'type' as const, frontLanguage: 'es', backLanguage: 'en' },
  ];
  family.decks = [makeDeck({ name: 'Animals' })];
  const { deckId: _, ...session } = makeOpenSession(2, { decks });
  family.session = session;
  const streak = { currentStreak: 0, longestStreak, totalActiveDays: 3 };
  const home = { me: family.me, decks: family.decks, streak, assignments: [] };
  const today = () => ({ portion: 2 - family.received.length, limit: 2, done: family.received.length });
  family.connect({
    'GET /api/home': () => makeJson(200, { ...home, today: today() }),
    'POST /api/sessions': () => makeJson(201, family.session),
    ...answers,
  });
  const user = openApp();
  const start = await screen.findByRole('button', { name: 'Start 2 cards today' });
  // The context menu event is prevented once the speech handler has loaded.
  await waitFor(() => expect(fireEvent.contextMenu(start)).toBe(false));
  fireEvent.keyDown(start);
  return { user, start, family };
}

const texts = ({ heard }: FakeSpeech) => heard.map(({ text }) => text).filter((text) => text !== '');

/** Touches a control, moves the finger by `straysPx`, waits and lifts it. After a swipe, browsers send no click. */
function hold(control: Element, { ms = 500, straysPx = 0 } = {}): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.pointerDown(control, { clientX: 10, clientY: 10 });
  fireEvent.pointerMove(control, { clientX: 10 + straysPx, clientY: 10 });
  vi.advanceTimersByTime(ms);
  fireEvent.pointerUp(control);
  vi.useRealTimers();
  if (straysPx < 20) fireEvent.click(control, { detail: 1 });
}

it('hears each side of a card as it shows, turns every card over, and hears that the day is done [help-pre-reader]', async () => {
  const speech = new FakeSpeech(spanish, english);
  const { user, start } = await openHome();
  speech.heard.length = 0;
  await user.click(start);
  for (const _ of [1, 2]) {
    fireEvent.click(await screen.findByRole('button', { name: 'Show Answer' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Correct' }));
  }
  expect(await screen.findByRole('heading', { name: 'Done for today! Wow, every single one!' })).toBeDefined();
  const said = speech.heard.map(({ lang, text }) => `${lang} ${text}`).filter((one) => one !== ' ');
  expect(said.slice(0, 4)).toEqual(['es-ES Question 1', 'en-US Answer 1', 'es-ES Question 2', 'en-US Answer 2']);
  expect(said.at(-1)).toBe('en-US Done for today! Wow, every single one!');
});

it('is told by a long press what a button is, which is not pressed by it; a tap, a swipe and a key press are what they always were', async () => {
  const speech = new FakeSpeech(english);
  const { start } = await openHome();
  speech.heard.length = 0;
  hold(start);
  hold(start, { ms: 900, straysPx: 20 });
  expect(texts(speech)).toEqual(['Start 2 cards today']);
  const streaks = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('button', { name: 'Streaks' });
  hold(streaks, { straysPx: 5 });
  fireEvent.contextMenu(streaks);
  expect(texts(speech).slice(1)).toEqual(['Streaks']);
  expect(screen.getByRole('heading', { level: 1, name: 'Hi Emma' })).toBeDefined();
  fireEvent.click(streaks);
  expect(await screen.findByRole('heading', { level: 1, name: 'Streaks' })).toBeDefined();
  hold(screen.getByRole('button', { name: 'Home' }), { ms: 499 });
  expect(await screen.findByRole('button', { name: /^Start/ })).toBeDefined();
  expect(texts(speech)).not.toContain('Home');
});

it('is told what went wrong', async () => {
  const speech = new FakeSpeech(english);
  const { user, start } = await openHome({ 'POST /api/sessions': new TypeError('Failed to fetch') });
  await user.click(start);
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toContain('We couldn’t open “Today”.');
  await waitFor(() => expect(texts(speech).at(-1)).toContain('We couldn’t open “Today”.'));
  expect(texts(speech).at(-1)).not.toContain('Retry');
});

it('is told what a dialog says that comes by itself', async () => {
  const speech = new FakeSpeech(english);
  localStorage.setItem('flashspark.seen-badges.learner-of-user-learner', '[]');
  const earned = [{ badgeId: 'streak-3', earnedAt: '2026-03-01T09:00:00.000Z' }];
  await openHome({ 'GET /api/streaks/learners/learner-of-user-learner/badges': makeJson(200, earned) }, 3);
  const { textContent } = await screen.findByRole('heading', { name: /^New badge/ });
  await waitFor(() => expect(texts(speech).join()).toContain(`${textContent}. `));
});

it('says nothing without a voice that fits, and everything goes by its picture', async () => {
  const speech = new FakeSpeech(makeVoice('fr-FR'));
  const { user, start } = await openHome();
  hold(start);
  const expectPictures = () => {
    const without = screen.getAllByRole('button').filter((button) => !button.querySelector('svg, img'));
    expect(without.map(({ textContent }) => textContent)).toEqual([]);
  };
  expectPictures();
  await user.click(start);
  for (const _ of [1, 2]) {
    const show = await screen.findByRole('button', { name: 'Show Answer' });
    expectPictures();
    fireEvent.click(show);
    expectPictures();
    fireEvent.click(screen.getByRole('button', { name: 'Correct' }));
  }
  await screen.findByRole('heading', { name: 'Done for today! Wow, every single one!' });
  expectPictures();
  expect(texts(speech)).toEqual([]);
});
