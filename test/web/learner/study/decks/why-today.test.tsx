import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeWhy } from '../../../../../web/src/learner/study/decks/why-today.tsx';
import { openApp } from '../../../support/open-app.tsx';
import { FakeFamily } from '../support/fake-family.ts';
import { startWithFreshDevice } from '../support/fresh-device.ts';
import { makeOpenSession } from '../support/make-study.ts';

startWithFreshDevice();

// 2026-03-05 is a Thursday.
const now = new Date('2026-03-05T15:00:00');

it.each([
  [{ kind: 'new', seen: 0 }, 'New. You haven’t seen this one yet.'],
  [
    { kind: 'due', seen: 3, lastSeenAt: '2026-03-03T15:00:00' },
    'Seen 3 times, last on Tuesday. It’s a good time to see this again.',
  ],
  [{ kind: 'again', seen: 1, lastSeenAt: '2026-03-05T08:00:00' }, 'Seen once, last today. It was tricky last time.'],
  [
    { kind: 'ahead', seen: 2, lastSeenAt: '2026-02-01T15:00:00' },
    'Seen 2 times, last on February 1. It can wait. You’re ahead!',
  ],
] as const)('%o is told in a sentence', (why, sentence) => {
  expect(describeWhy(why, false, now)).toBe(sentence);
  expect(describeWhy(why, true, now)).toBe('You saw it a moment ago. It comes back until you know it.');
});

it('a card says why it is asked to whoever wonders, and nothing of its answer', async () => {
  const family = new FakeFamily();
  const [card] = makeOpenSession(1).cards;
  if (!card) throw new Error('There is a card.');
  family.session = makeOpenSession(1, { cards: [{ ...card, why: { kind: 'new', seen: 0 } }] });
  family.connect();
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Study' }));
  await user.click(await screen.findByText('World capitals'));
  await user.click(await screen.findByRole('button', { name: 'Why today?' }));
  expect(screen.getByText('New. You haven’t seen this one yet.')).toBeDefined();
  expect(screen.queryByText(card.back)).toBeNull();
});
