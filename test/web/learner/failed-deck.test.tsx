import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeJson, makeRefusal } from '../support/fake-api.ts';
import { openApp } from '../support/open-app.tsx';
import { FakeFamily } from './study/support/fake-family.ts';
import { startWithFreshDevice } from './study/support/fresh-device.ts';

startWithFreshDevice();

test('an assigned deck that cannot be opened leads to the list of decks, which says why', async () => {
  const family = new FakeFamily();
  const work = {
    id: 'A1',
    householdId: 'household-1',
    learnerId: family.me.learner?.id,
    type: 'deck',
    resourceId: 'deck-gone',
    resourceName: 'Rivers',
    createdAt: '2026-01-05T09:00:00.000Z',
  };
  family.connect({
    [`GET /api/assignments?learnerId=${family.me.learner?.id}`]: makeJson(200, [work]),
    'POST /api/decks/deck-gone/sessions': makeRefusal(
      404,
      'not-found',
      'We couldn’t find this. It may have been deleted.',
    ),
  });
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: /Rivers/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Study' })).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t find this. It may have been deleted.');
});
