import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { notice } from '../../../../shared/notice.ts';
import { makeJson } from '../../support/fake-api.ts';
import { startFresh } from '../../support/open-app.tsx';
import { openAsParent, openSettingsArea } from '../../support/open-as-parent.ts';
import { makeMe } from '../../support/people.ts';
import { makeToday, smiths } from '../../support/smith-family.ts';

startFresh();

const agreed = { noticeVersion: notice.version, agreedAt: '2026-01-05T09:00:00.000Z', agreedBy: 'U-parent' };
const withdrawn = { ...agreed, withdrawnAt: '2026-01-06T09:00:00.000Z' };
const outdated = { ...agreed, noticeVersion: '2025-01-01', renewBy: '2026-02-05T09:00:00.000Z' };

/** Opens the settings of a family with this consent. Agreeing or withdrawing in the test changes it. */
function openWith(consent: object, answers: Parameters<typeof openAsParent>[0] = {}) {
  let now = consent;
  return openAsParent({
    'GET /api/households/H1/consent': () => makeJson(200, now),
    'PUT /api/households/H1/consent': () => makeJson(200, (now = agreed)),
    'DELETE /api/households/H1/consent': () => {
      now = withdrawn;
      return new Response(null, { status: 204 });
    },
    ...answers,
  });
}

const filled = () => screen.queryAllByRole('button').filter(({ className }) => className.includes('primary'));

describe('among the learners', () => {
  test('it is said that they cannot study, and one yes lets them go on', async () => {
    const { user, calls } = openWith(withdrawn);
    expect((await screen.findByText(/Your children can’t study right now/)).textContent).toContain('Nothing is lost.');
    await user.click(screen.getByRole('button', { name: 'Read and agree' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'I agree' }));
    await waitFor(() => expect(screen.queryByText(/Your children can’t study right now/)).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ noticeVersion: notice.version });
  });

  test.each([
    ['was withdrawn', withdrawn],
    ['must be renewed', outdated],
  ])('a consent that %s has the one filled button, before a child who has studied nothing', async (_, consent) => {
    openWith(consent, {
      'GET /api/households/H1/today': makeJson(200, [makeToday({ totalCardsStudied: 0, waiting: 4 })]),
    });
    const agree = await screen.findByRole('button', { name: 'Read and agree' });
    await waitFor(() => expect(filled()).toEqual([agree]));
    expect(await screen.findByText(/^First steps: /)).toBeDefined();
    expect(filled()).toEqual([agree]);
  });

  test('no other button is filled, not even for a moment before it is known that they are asked', async () => {
    const seen = new Set<string | null>();
    const observer = new MutationObserver(() => filled().forEach(({ textContent }) => seen.add(textContent)));
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    openWith(withdrawn);
    await screen.findByRole('button', { name: 'Read and agree' });
    expect(await screen.findByText(/^First steps: /)).toBeDefined();
    observer.disconnect();
    expect([...seen]).toEqual(['Read and agree']);
  });

  test('the offer of a weekly email fills no second button', async () => {
    const me = { ...makeMe('parent'), emailVerified: true, households: [smiths] };
    const { user } = openWith(withdrawn, { 'GET /api/me': makeJson(200, me) });
    await user.click(await screen.findByText('An email on Sunday evening?'));
    expect(screen.getByRole('button', { name: 'Yes, send it' })).toBeDefined();
    expect(filled()).toEqual([screen.getByRole('button', { name: 'Read and agree' })]);
  });

  test('it is said until when a newer notice waits for an answer', async () => {
    openWith(outdated);
    expect((await screen.findByText(/Please read it by/)).textContent).toContain('February 5');
  });

  test('nothing is said where all is well', async () => {
    openWith(agreed);
    await screen.findByRole('button', { name: 'Add Learner' });
    await waitFor(() => expect(document.querySelector('[data-busy]')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Read and agree' })).toBeNull();
  });
});

describe('in Settings', () => {
  const card = async () =>
    (await screen.findByRole('heading', { name: 'Your children’s data' })).closest('section') as HTMLElement;

  test('withdrawing says what follows, and shows since when nothing is stored', async () => {
    const { user } = openWith(agreed);
    await openSettingsArea(user, 'Children’s data');
    await user.click(await screen.findByRole('button', { name: 'Withdraw consent' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Your children can’t study, and/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await within(await card()).findByText(/withdrew that on January 6/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Withdraw consent' })).toBeNull();
    const title = screen.getByRole('heading', { name: 'Your children’s data' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    await user.click(within(await card()).getByRole('button', { name: 'Read and agree' }));
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'I agree' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.queryByRole('button', { name: 'Read and agree' })).toBeNull();
  });
});
