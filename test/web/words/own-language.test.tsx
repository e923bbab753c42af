import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import '../../../web/src/learner/learner-app.tsx';
import { endSession, noteLanguage, readSession, startSession } from '../../../web/src/lib/account/session.ts';
import { meQuery, standIn } from '../../../web/src/queries/home.ts';
import { setLanguageMutation } from '../../../web/src/queries/own-account.ts';
import { i18n } from '../../../web/src/words/catalogue.ts';
import { openLanguage } from '../../../web/src/words/language.ts';
import { fakeApi } from '../support/fake-api.ts';
import { openApp, startFresh } from '../support/open-app.tsx';
import { makeMe, makeSession } from '../support/people.ts';
import { emma } from '../support/smith-family.ts';

startFresh();
afterEach(async () => {
  localStorage.clear();
  await act(() => openLanguage('en'));
});

test('an old pack on the device leaves the language alone, which only the server’s answer changes', async () => {
  fakeApi({ 'GET /api/home': 'never' });
  vi.spyOn(standIn, 'instead').mockImplementation(async (part, asked) => {
    if (part !== 'me') return await asked;
    // Nobody waits for the call, which fails once its time is over.
    asked.catch(() => undefined);
    return { ...makeMe('learner'), learner: emma };
  });
  const session = makeSession('learner');
  startSession({ ...session, user: { ...session.user, language: 'fr' } });
  openApp();
  await screen.findByRole('navigation');
  expect(readSession()?.user.language).toBe('fr');
});

test('a language that is saved after somebody else signed in stays with whoever chose it', async () => {
  const answer = Promise.withResolvers<Response>();
  const called = vi.fn(() => answer.promise);
  vi.stubGlobal('fetch', called);
  startSession(makeSession('parent'));
  const client = new QueryClient();
  client.setQueryData(meQuery.queryKey, makeMe('learner'));
  const saving = client.getMutationCache().build(client, setLanguageMutation).execute({ language: 'de' });
  await waitFor(() => expect(called).toHaveBeenCalledOnce());
  endSession('signed-out');
  startSession(makeSession('learner'));
  answer.resolve(new Response(null, { status: 204 }));
  await saving;
  expect(readSession()?.user.language).toBeUndefined();
  expect(client.getQueryData(meQuery.queryKey)?.language).toBeUndefined();
});

test('an account that was read before the change can’t bring the old language back', async () => {
  fakeApi({ 'PUT /api/me/language': new Response(null, { status: 204 }), 'GET /api/me': 'never' });
  startSession(makeSession('parent'));
  const client = new QueryClient();
  client.setQueryData(meQuery.queryKey, makeMe('parent'));
  void client.query(meQuery).catch(() => undefined);
  expect(client.isFetching()).toBe(1);
  await client.getMutationCache().build(client, setLanguageMutation).execute({ language: 'de' });
  expect(client.isFetching()).toBe(0);
  expect(client.getQueryData(meQuery.queryKey)?.language).toBe('de');
  expect(readSession()?.user.language).toBe('de');
});

test('the page follows a language that is chosen in another tab', async () => {
  const { user } = makeSession('learner');
  fakeApi({ 'GET /api/me': 'never' });
  startSession(makeSession('learner'));
  openApp();
  const changeElsewhere = (key: string, value: string): void => {
    localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  };
  changeElsewhere('flashspark.user', JSON.stringify({ ...user, language: 'en-XA' }));
  await waitFor(() => expect(i18n.locale).toBe('en-XA'));
  act(() => endSession('signed-out'));
  await waitFor(() => expect(i18n.locale).toBe('en'));
  changeElsewhere('flashspark.language', 'en-XA');
  await waitFor(() => expect(i18n.locale).toBe('en-XA'));
});

test('words that couldn’t be loaded are asked for again when the account is read', async () => {
  const session = makeSession('learner');
  startSession({ ...session, user: { ...session.user, language: 'de' } });
  fakeApi({ 'GET /api/me': 'never' });
  openApp();
  expect(i18n.locale).toBe('en');
  act(() => noteLanguage(session.token, 'de'));
  // The first test of a run that speaks German compiles its words.
  await waitFor(() => expect(i18n.locale).toBe('de'), { timeout: 10_000 });
});

test('the language that was last chosen wins, also while the list of languages loads', async () => {
  vi.resetModules();
  const fresh = await import('../../../web/src/words/language.ts');
  // Its catalogue is a fresh one too, which later files of this worker get.
  onTestFinished(async () => fresh.openLanguage('en'));
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-XA']);
  const early = fresh.openOwnLanguage();
  languages.mockReturnValue(['de']);
  await fresh.openLanguage('de');
  await early;
  expect(document.documentElement.lang).toBe('de');
});
