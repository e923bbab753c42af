import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import '../../../../web/src/signed-out/device-language.tsx';
import '../../../../web/src/learner/learner-app.tsx';
import { signOut } from '../../../../web/src/lib/account/account.tsx';
import { readSession, startSession } from '../../../../web/src/lib/account/session.ts';
import { openLanguage, openOwnLanguage } from '../../../../web/src/words/language.ts';
import { fakeApi, makeJson } from '../../support/fake-api.ts';
import { openApp, startFresh } from '../../support/open-app.tsx';
import { openAsParent, openSettingsArea } from '../../support/open-as-parent.ts';
import { makeMe, makeSession } from '../../support/people.ts';
import { emma } from '../../support/smith-family.ts';

startFresh();
afterEach(async () => act(() => openLanguage('en')));

const languageOfPage = () => document.documentElement.lang;
const speakPseudo = () => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-XA', 'en']);

test('whoever isn’t signed in chooses a language by its own name, which stays on the device', async () => {
  fakeApi({});
  const user = openApp();
  const choice = await screen.findByRole('combobox', { name: 'Language' });
  expect([...choice.children].map((option) => option.textContent)).toEqual(
    expect.arrayContaining(['English', 'Deutsch', 'en-XA']),
  );
  await user.selectOptions(choice, 'en-XA');
  await waitFor(() => expect(languageOfPage()).toBe('en-XA'));
  expect(await screen.findAllByRole('link', { name: /^\[.*\]$/u })).not.toEqual([]);
  expect(localStorage.getItem('flashspark.language')).toBe('en-XA');
  localStorage.removeItem('flashspark.language');
});

test('a grown-up’s language is saved in the account, and the page changes without a reload', async () => {
  const { calls, user } = openAsParent({ 'PUT /api/me/language': makeJson(204, undefined) });
  await openSettingsArea(user, 'My account');
  const choice = await screen.findByRole<HTMLSelectElement>('combobox');
  speakPseudo();
  await act(() => openOwnLanguage());
  expect(languageOfPage()).toBe('en-XA');
  expect(choice.value).toBe('');
  await user.selectOptions(choice, 'English');
  await waitFor(() => expect(languageOfPage()).toBe('en'));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ language: 'en' });
  expect(readSession()?.user.language).toBe('en');
  expect(choice.value).toBe('en');
});

test('a child sees the language that a grown-up chose for them, and the device its own after they sign out', async () => {
  speakPseudo();
  await act(() => openOwnLanguage());
  expect(languageOfPage()).toBe('en-XA');
  fakeApi({
    'GET /api/me': makeJson(200, { ...makeMe('learner'), learner: { ...emma, language: 'en' } }),
    'POST /api/auth/logout': makeJson(204, undefined),
  });
  startSession(makeSession('learner'));
  openApp();
  await waitFor(() => expect(languageOfPage()).toBe('en'));
  act(() => signOut());
  await waitFor(() => expect(languageOfPage()).toBe('en-XA'));
});
