import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeJson } from '../../support/fake-api.ts';
import { startFresh } from '../../support/open-app.tsx';
import { openAsParent } from '../../support/open-as-parent.ts';
import { makeToday } from '../../support/smith-family.ts';

const nextDecks = '../../../../web/src/parent/learners/next-decks.tsx';

startFresh();
afterEach(() => vi.doUnmock(nextDecks));

test('the other hints show while the next decks load, and stay if those can’t be loaded', async () => {
  const loading = Promise.withResolvers<object>();
  const load = vi.fn(async () => await loading.promise);
  vi.doMock(nextDecks, load);
  const easy = { id: 'times-mixed', version: 1, options: 'levels=easy', isMastered: true } as const;
  const today = makeToday({ totalCardsStudied: 3, readyDecks: [easy] });
  openAsParent({ 'GET /api/households/H1/today': makeJson(200, [today]) });
  expect(await screen.findByText(/^First steps/)).toBeDefined();
  await expect.poll(() => load.mock.calls.length).toBe(1);
  expect(screen.getByText(/^First steps/)).toBeDefined();
  loading.reject(new Error('no connection'));
  await expect.poll(() => load.mock.settledResults[0]?.type).toBe('rejected');
  expect(await screen.findByText(/^First steps/)).toBeDefined();
  expect(screen.queryByText(/This screen didn’t load/)).toBeNull();
});
