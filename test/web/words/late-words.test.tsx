import type { Messages } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { libraryDecks } from '../../../shared/library/decks.ts';
import { getMe } from '../../../shared/routes/auth.ts';
import { problemSentences } from '../../../shared/schemas/describe-issue.ts';
import { learnerName } from '../../../shared/schemas/learner.ts';
import * as z from 'zod/mini';
import { readSession, startSession } from '../../../web/src/lib/account/session.ts';
import { callRoute } from '../../../web/src/lib/api/api-client.ts';
import { lazyScreen } from '../../../web/src/components/feedback/lazy-screen.tsx';
import { madeDeckQuery } from '../../../web/src/queries/library.ts';
import { i18n, useLingui } from '../../../web/src/words/catalogue.ts';
import { openArea, openLanguage } from '../../../web/src/words/language.ts';
import { resolveInWords, wordProblem } from '../../../web/src/words/word-problem.ts';
import { makeSession } from '../support/people.ts';

type ReadWords = (language: string, area: string) => Promise<Messages | undefined>;

const readWords = vi.hoisted(() => vi.fn<ReadWords>());
vi.mock(import('../../../web/src/words/word-files.ts'), async (original) => ({ ...(await original()), readWords }));

/** A connection that stands still. */
const never = new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  readWords.mockReset();
  i18n.load('nl-BE', {});
});
afterEach(() => {
  vi.useRealTimers();
  act(() => i18n.activate('en'));
});

it('what a form objects to changes its language as soon as the words are there', async () => {
  let arrive: (words: Messages) => void = () => undefined;
  readWords.mockImplementation(async (_, area) =>
    area === 'refusals'
      ? await new Promise((resolve) => {
          arrive = resolve;
        })
      : await Promise.resolve({}),
  );
  render(<Hint />);
  await act(() => openLanguage('nl-BE'));
  await act(() => vi.waitFor(() => expect(readWords).toHaveBeenCalledWith('nl-BE', 'refusals')));
  expect(screen.getByText('Enter the code.')).toBeTruthy();
  await act(async () => {
    arrive({ [problemSentences.enterCode]: 'Gib den Code ein.' });
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText('Gib den Code ein.')).toBeTruthy();
});

it('a screen opens in English if its words can’t be loaded', async () => {
  vi.useRealTimers();
  readWords.mockRejectedValue(new Error('No connection.'));
  i18n.activate('nl-BE');
  const Screen = lazyScreen(async () => await Promise.resolve(() => <h1>{t`Undo`}</h1>), 'learner');
  render(
    <Suspense>
      <Screen />
    </Suspense>,
  );
  expect((await screen.findByRole('heading')).textContent).toBe('Undo');
});

it('a screen opens in the active language while its words in the next one can’t be loaded', async () => {
  readWords.mockImplementation(async (_, area) => {
    if (area === 'together' || area === 'parts') throw new Error('No connection.');
    return await never;
  });
  // Rejects if an earlier test of the page opened this area.
  openLanguage('de').catch(() => undefined);
  await expect(openArea('together')).resolves.toBeUndefined();
  await openLanguage('en');
});

it('a language opens without the words of ready decks and refusals', async () => {
  readWords.mockResolvedValue({});
  await Promise.all([openArea('shelf'), openArea('refusals')]);
  readWords.mockImplementation(async (_, area) => {
    if (area === 'shelf' || area === 'refusals') throw new Error('No connection.');
    return await Promise.resolve({});
  });
  await act(() => openLanguage('nl-BE'));
  expect(document.documentElement.lang).toBe('nl-BE');
});

it('a ready deck isn’t made under an English name because its words don’t load', async () => {
  vi.useRealTimers();
  readWords.mockRejectedValue(new Error('No connection.'));
  i18n.activate('nl-BE');
  const [deck] = libraryDecks;
  if (!deck) throw new Error('There are many.');
  const client = new QueryClient();
  const query = madeDeckQuery(deck, {});
  await expect(client.query({ ...query, retry: false })).rejects.toThrow('No connection.');
  readWords.mockResolvedValue({ [deck.name]: 'Een naam' });
  expect((await client.query(query)).name).toMatch(/^Een naam/);
});

it('a refusal ends the session at once and the call in time, in English, while its words don’t load', async () => {
  readWords.mockReturnValue(never);
  i18n.activate('nl-BE');
  startSession(makeSession('parent'));
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Sign in.', code: 'not-signed-in' }, { status: 401 }));
  const call = callRoute(getMe, {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  expect(readSession()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await call).toMatchObject({ code: 'not-signed-in', message: 'Sign in.' });
});

it('a form says in English what it objects to, while the words don’t load', async () => {
  readWords.mockReturnValue(never);
  i18n.activate('nl-BE');
  const options = { fields: {}, shouldUseNativeValidation: false };
  const check = resolveInWords(z.object({ name: learnerName }))({ name: ' ' }, undefined, options);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await check).toMatchObject({ errors: { name: { message: 'Enter a name.' } } });
});

function Hint() {
  useLingui();
  return <p>{wordProblem('enterCode')}</p>;
}
