import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startSession } from '../../../../web/src/lib/account/session.ts';
import { FakeFamily, makeDeck } from '../study/support/fake-family.ts';
import { makeOpenSession } from '../study/support/make-study.ts';
import { startWithFreshDevice } from '../study/support/fresh-device.ts';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { openApp } from '../../support/open-app.tsx';

startWithFreshDevice();

const homeOf = ({ me, decks }: FakeFamily) => ({
  me,
  streak: { currentStreak: 4, longestStreak: 15, totalActiveDays: 20 },
  today: { portion: 12, limit: 15, done: 3 },
  decks,
  assignments: [],
});

const streak = 'GET /api/streaks/learners/learner-of-user-learner';

test('greets the learner and shows the real streak, achievements, decks and what waits, with one call [root-signed-in-learner-gets-learner-home, home-screen, home-ready-learn, home-achievements-earned-count, home-day-streak-tile, home-study-deck, home-decks-available-count, real-day-streak-tile-real-streak]', async () => {
  localStorage.setItem('flashspark.seen-badges.learner-of-user-learner', '["streak-3","streak-7","streak-14"]');
  const family = new FakeFamily();
  family.decks = [makeDeck({ dueCards: 8 }), makeDeck({ id: 'deck-2', dueCards: 4 })];
  family.connect({ 'GET /api/home': makeJson(200, homeOf(family)) });
  openApp();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hi Emma' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Ready to learn?' })).toBeDefined();
  expect((await screen.findByText('day streak')).parentElement?.textContent?.trim()).toBe('4 day streak');
  expect(screen.getByText('achievements earned').parentElement?.textContent?.trim()).toBe('3 achievements earned');
  expect(await screen.findByRole('button', { name: 'Study a Deck 2 decks available' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Start 3 of 15 cards today' })).toBeDefined();
  expect(family.calls.map(({ path }) => path).filter((path) => path !== '/config.json')).toEqual(['/api/home']);
});

test('starts the cards of all decks with one button, says of which deck each is, and that today is done', async () => {
  const family = new FakeFamily();
  const decks = [
    { id: 'deck-1', name: 'World capitals' },
    { id: 'deck-2', name: 'Spanish', answerWay: 'flip' as const },
  ];
  const [first, second] = makeOpenSession(2).cards;
  if (!first || !second) throw new Error('There are two cards.');
  const { deckId: _, ...session } = makeOpenSession(2, { cards: [first, { ...second, deckId: 'deck-2' }], decks });
  family.session = session;
  const today = () => {
    const done = family.received.length;
    return done < 2 ? { portion: 2 - done, limit: 2, done } : { portion: 0, more: 2, limit: 2, done };
  };
  family.connect({
    'GET /api/home': () => makeJson(200, { ...homeOf(family), today: today() }),
    'POST /api/sessions': () => makeJson(201, family.session),
  });
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Start 2 cards today' }));
  for (const { name } of decks) {
    expect(await screen.findByText(name)).toBeDefined();
    // `fireEvent` clicks without coordinates, as assistive technology does.
    fireEvent.click(await screen.findByRole('button', { name: 'Show Answer' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Correct' }));
  }
  expect(await screen.findByRole('heading', { name: 'Done for today! Wow, every single one!' })).toBeDefined();
  expect(screen.getByRole('list', { name: 'What you practiced' }).textContent).toBe(
    'World capitals\u00A0· 1 cardSpanish\u00A0· 1 card',
  );
  expect(screen.getByRole('button', { name: 'A little more' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('button', { name: 'Done for today! A little more?' })).toBeDefined();
});

test.each([
  ['Start About 10 minutes', undefined, { portion: 15, done: 0, minutes: { limit: 10, done: 0 } }],
  ['Start About 6 minutes left', '40 100', { portion: 15, done: 22, minutes: { limit: 10, done: 4 } }],
  ['Start About 1 minute left', '90 100', { portion: 15, done: 40, minutes: { limit: 10, done: 9 } }],
  ['Start 3 cards today', undefined, { portion: 3, done: 0, minutes: { limit: 10, done: 0 } }],
  ['Start 22 of 25 cards today', '88 100', { portion: 3, done: 22, minutes: { limit: 10, done: 4 } }],
  ['Start 45 of 60 cards today', '75 100', { portion: 15, done: 45, minutes: { limit: 10, done: 10 } }],
  ['Done for today! A little more?', '100 100', { portion: 0, more: 9, done: 40, minutes: { limit: 10, done: 10 } }],
])('a day in minutes says %s', async (name, ring, counts) => {
  const family = new FakeFamily();
  family.connect({ 'GET /api/home': makeJson(200, { ...homeOf(family), today: { limit: 15, ...counts } }) });
  openApp();
  const start = await screen.findByRole('button', { name });
  expect(start.querySelector('circle + circle')?.getAttribute('stroke-dasharray')).toBe(ring);
});

test('draws Home whole: until all of it is there, its shape and nothing else', async () => {
  const family = new FakeFamily();
  family.connect({ 'GET /api/decks': 'never' });
  openApp();
  expect(await screen.findByText('Loading your Home...')).toBeDefined();
  expect(screen.queryByText('day streak')).toBeNull();
  expect(screen.queryByRole('button', { name: /Take a Quiz/ })).toBeNull();
});

test('shows nothing of the child before to the one who signs in while the answer was on its way', async () => {
  const family = new FakeFamily();
  const answers = { ...homeOf(family), me: { ...family.me, learner: { ...family.me.learner, name: 'Ben' } } };
  let arrive = (_answer: Response): void => undefined;
  family.connect();
  const usual = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
    address === '/api/home' && new Headers(init.headers).get('authorization') === 'Bearer bens-token'
      ? await new Promise<Response>((resolve) => (arrive = resolve))
      : await usual(address, init),
  );
  startSession({ token: 'bens-token', user: { ...family.me, id: 'ben' } });
  openApp();
  await screen.findByText('Loading Flashspark...');
  act(() => startSession({ token: 'emmas-token', user: family.me }));
  await screen.findByRole('heading', { level: 1, name: 'Hi Emma' });
  await act(async () => {
    arrive(makeJson(200, answers));
    await Promise.resolve();
  });
  expect(await screen.findByText('1 deck available')).toBeDefined();
  expect(document.body.textContent).not.toContain('Ben');
  expect(document.body.textContent).not.toContain('15');
});

test('tells a child that their grown-ups see what they practiced', async () => {
  new FakeFamily().connect({ [streak]: makeJson(200, { currentStreak: 0, longestStreak: 0, totalActiveDays: 0 }) });
  openApp();
  expect(await screen.findByText('Your grown-ups can see what you practiced.')).toBeDefined();
});

test('has a kind word for a streak of 0', async () => {
  new FakeFamily().connect({ [streak]: makeJson(200, { currentStreak: 0, longestStreak: 0, totalActiveDays: 0 }) });
  openApp();
  expect((await screen.findByText('day streak')).parentElement?.textContent).toBe('0 day streak Start one today!');
});

test('says nothing of today when nothing waits and nothing was done', async () => {
  const family = new FakeFamily();
  family.decks = [makeDeck({ dueCards: 0 })];
  const today = { portion: 0, limit: 15, done: 0 };
  family.connect({ 'GET /api/home': makeJson(200, { ...homeOf(family), today }) });
  openApp();
  expect(await screen.findByText('1 deck available')).toBeDefined();
  expect(screen.queryByText(/today/)).toBeNull();
});

test.each([
  [
    'Failed to load your streak',
    'error-streak-load-failure-shown-retry',
    streak,
    makeJson(200, { currentStreak: 6, longestStreak: 6, totalActiveDays: 6 }),
    'day streak',
  ],
  [
    'Failed to load decks',
    'error-deck-load-failure-shown-retry',
    'GET /api/decks',
    makeJson(200, [makeDeck()]),
    '1 deck available',
  ],
])('%s: says so, and Retry loads it [%s]', async (title, _id, call, answer, shown) => {
  let isRefused = true;
  new FakeFamily().connect({ [call]: () => (isRefused ? makeRefusal(403, 'not-allowed', 'No.') : answer) });
  const user = openApp();
  expect((await screen.findByRole('alert')).textContent).toContain(title);
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(shown)).toBeDefined();
});

test('leads to the decks and to the quizzes [home-take-quiz, home-study-deck-opens-decks-take]', async () => {
  new FakeFamily().connect();
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: /Take a Quiz/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Take a Quiz' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Home' }));
  await user.click(await screen.findByRole('button', { name: /Study a Deck/ }));
  expect(await screen.findByRole('heading', { name: 'Study' })).toBeDefined();
});
