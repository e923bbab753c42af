import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { i18n } from '../../../../web/src/words/catalogue.ts';
import { startSession } from '../../../../web/src/lib/account/session.ts';
import { fakeApi, makeJson } from '../../support/fake-api.ts';
import { openApp, startFresh } from '../../support/open-app.tsx';
import { makeSession } from '../../support/people.ts';

startFresh();

test.each([
  [
    '/privacy',
    'policies-privacy, policies-last-updated-october-7-2025, policies-privacy-policy-has-13-sections',
    'Privacy Policy',
    13,
  ],
  ['/terms', 'policies-terms, policies-terms-service-have-19-sections', 'Terms of Service', 19],
])(
  '%s has its numbered sections and a list of them [%s, policies-shown-signed-out-visitors]',
  async (path, _ids, title, count) => {
    fakeApi({});
    openApp(path);
    await screen.findByRole('heading', { level: 1, name: title });
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent ?? '');
    expect(headings).toHaveLength(count);
    headings.forEach((heading, index) => expect(heading.startsWith(`${index + 1}. `)).toBe(true));
    const listed = screen.getByRole('navigation', { name: 'Sections' }).querySelectorAll('a');
    expect([...listed].map((link, index) => `${index + 1}. ${link.textContent}`)).toEqual(headings);
    expect(screen.getByText('Last updated: October 7, 2025')).toBeDefined();
  },
);

test('a translation says that the English text counts, and the English text does not', async () => {
  fakeApi({});
  openApp('/terms');
  await screen.findByRole('heading', { level: 1, name: 'Terms of Service' });
  expect(screen.queryByText(/^This is a translation/)).toBeNull();
  i18n.load('xx', {});
  act(() => i18n.activate('xx'));
  expect(screen.getByText(/^This is a translation/)).toBeDefined();
  act(() => i18n.activate('en'));
});

test('shows to a signed-in person too', async () => {
  fakeApi({});
  startSession(makeSession('parent'));
  openApp('/terms');
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms of Service' })).toBeDefined();
});

test('Go Back returns to where the link was [policies-go-back, policies-go-back-browser-history-back]', async () => {
  fakeApi({});
  const user = openApp();
  await user.click(await screen.findByRole('link', { name: 'Privacy Policy' }));
  await user.click(await screen.findByRole('button', { name: 'Go Back' }));
  expect(await screen.findByRole('heading', { name: 'Flashcards for your family' })).toBeDefined();
});

test('Go Back leaves the page even after a jump to a section', async () => {
  fakeApi({});
  Element.prototype.scrollIntoView = () => undefined;
  const user = openApp();
  await user.click(await screen.findByRole('link', { name: 'Privacy Policy' }));
  await user.click(await screen.findByRole('link', { name: 'Your Rights' }));
  expect(window.location.hash).toBe('#your-rights');
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(await screen.findByRole('heading', { name: 'Flashcards for your family' })).toBeDefined();
});

test('names the address to write to where one is set', async () => {
  fakeApi({ 'GET /config.json': makeJson(200, { contactEmail: 'hello@flashspark.test' }) });
  openApp('/privacy');
  const [link] = await screen.findAllByRole('link', { name: 'hello@flashspark.test' });
  expect(link?.getAttribute('href')).toBe('mailto:hello@flashspark.test');
});
