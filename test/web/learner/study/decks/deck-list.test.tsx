import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays } from '../../../../../shared/scheduling/calendar-day.ts';
import { studyDayHere } from '../../../../../web/src/lib/device/device-time.ts';
import { makeJson, makeRefusal } from '../../../support/fake-api.ts';
import { openApp } from '../../../support/open-app.tsx';
import { FakeFamily, makeDeck } from '../support/fake-family.ts';
import { startWithFreshDevice } from '../support/fresh-device.ts';
import { makeOpenSession } from '../support/make-study.ts';

startWithFreshDevice();

async function openStudy() {
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Study' }));
  return user;
}

test('shows each deck with its family’s cover or its first letter, its cards, the accuracy in percent and what waits today [study-list-decks, study-deck-name, study-deck-description, study-total-cards, study-accuracy-percent]', async () => {
  const family = new FakeFamily();
  family.decks = [
    makeDeck({
      description: 'All of them',
      totalCards: 24,
      accuracy: 0.816,
      dueCards: 5,
      cover: { colour: 'blue', emoji: '🌍' },
    }),
    makeDeck({ id: 'deck-2', name: 'Tiny', totalCards: 1, dueCards: 0 }),
    makeDeck({ id: 'deck-3', name: 'Bare', totalCards: 0, dueCards: 0, cover: { colour: 'teal', emoji: '🐻' } }),
  ];
  family.connect();
  await openStudy();
  await screen.findByText('Tiny');
  const items = screen.getAllByRole('listitem').filter((item) => within(item).queryByText(/card/));
  expect(items.map((item) => item.textContent)).toEqual([
    '🌍World capitalsAll of them24 cards82% right5 ready',
    'TTiny1 cardDone for today',
    '🐻Bare0 cards',
  ]);
});

test('says of a deck that is to be known by a day the same number as Home', async () => {
  const family = new FakeFamily();
  const dueDate = addDays(studyDayHere(), 3);
  const plan = (deckId: string, needsToday: number) => ({
    id: `work-${deckId}`,
    householdId: 'household-1',
    type: 'deck',
    resourceId: deckId,
    resourceName: 'Given',
    learnerId: family.me.learner?.id,
    createdAt: new Date().toISOString(),
    dueDate,
    untilReady: true,
    needsToday,
  });
  family.decks = [
    makeDeck({ name: 'More', dueCards: 15 }),
    makeDeck({ id: 'deck-2', name: 'Enough', dueCards: 10 }),
    makeDeck({ id: 'deck-3', name: 'Free', dueCards: 10 }),
  ];
  family.connect({
    [`GET /api/assignments?learnerId=${family.me.learner?.id}`]: makeJson(200, [plan('deck-1', 21), plan('deck-2', 0)]),
  });
  const user = openApp();
  expect(await screen.findByText('21 more today')).toBeDefined();
  expect(screen.getByText('On track')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Study' }));
  await screen.findByText('Enough');
  const items = screen.getAllByRole('listitem').filter((item) => within(item).queryByText(/card/));
  expect(items.map((item) => item.textContent.replace(/.*cards/, ''))).toEqual([
    '21 ready',
    'Done for today',
    '10 ready',
  ]);
});

test('without decks says whom to ask [study-no-decks-available, study-ask-parent-create-some-decks]', async () => {
  const family = new FakeFamily();
  family.decks = [];
  family.connect();
  await openStudy();
  expect(await screen.findByText('No decks available')).toBeDefined();
  expect(screen.getByText('Ask your parent to create some decks for you!')).toBeDefined();
});

test('a list that cannot be loaded says so, and Retry loads it [error-deck-load-failure-shown-retry]', async () => {
  let isRefused = true;
  new FakeFamily().connect({
    'GET /api/decks': () => (isRefused ? makeRefusal(403, 'not-allowed', 'No.') : makeJson(200, [makeDeck()])),
  });
  const user = await openStudy();
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load decks');
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('World capitals')).toBeDefined();
});

test('a deck that cannot be opened leads back to the list, with a kind word and Retry [error-card-load-failure-returns-learner, error-session-load-failure-shown-retry]', async () => {
  let isRefused = true;
  new FakeFamily().connect({
    'POST /api/decks/deck-1/sessions': () =>
      isRefused
        ? makeRefusal(404, 'not-found', 'We couldn’t find this. It may have been deleted.')
        : makeJson(201, makeOpenSession(2)),
  });
  const user = await openStudy();
  await user.click(await screen.findByText('World capitals'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We couldn’t open “World capitals”. We couldn’t find this. It may have been deleted. Your answers are safe.',
  );
  expect(screen.getByRole('heading', { name: 'Study' })).toBeDefined();
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Card 1 of 2')).toBeDefined();
});

test('a deck without cards says so [study-no-cards-study-deck]', async () => {
  const family = new FakeFamily();
  family.session = makeOpenSession(0);
  family.connect();
  const user = await openStudy();
  await user.click(await screen.findByText('World capitals'));
  expect(await screen.findByText('No cards to study in this deck.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Choose another deck' }));
  expect(await screen.findByText('World capitals')).toBeDefined();
});

test('when nothing is due, says when the next card comes and offers to study anyway [learning-nothing-due-date-next-card, learning-offers-study-anyway]', async () => {
  const family = new FakeFamily();
  const nextDueAt = new Date(Date.now() + 24 * 3_600_000).toISOString();
  family.connect({
    'POST /api/decks/deck-1/sessions': ({ body }) =>
      makeJson(201, JSON.stringify(body) === '{"mode":"all"}' ? makeOpenSession(2) : makeOpenSession(0, { nextDueAt })),
  });
  const user = await openStudy();
  await user.click(await screen.findByText('World capitals'));
  expect(await screen.findByText('Nothing due today. Next card tomorrow.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Study anyway' }));
  expect(await screen.findByText('Card 1 of 2')).toBeDefined();
});
