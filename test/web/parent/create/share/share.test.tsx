import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepLinkCode, readLinkCode } from '../../../../../web/src/lib/account/link-code.ts';
import { DeckManager } from '../../../../../web/src/parent/create/decks/list/deck-manager.tsx';
import { ShareDeckDialog } from '../../../../../web/src/parent/create/share/share-deck-dialog.tsx';
// Lazy chunk, imported here so that no test waits for it.
import '../../../../../web/src/parent/create/share/take-deck-dialog.tsx';
import { fakeApi, makeJson, makeRefusal } from '../../../support/fake-api.ts';
import { answersInSequence, openAsParent } from '../../../support/open-as-parent.ts';
import { emma } from '../../../support/smith-family.ts';
import { renderFeature, startFreshFeature } from '../../../support/render-feature.tsx';
import { householdId, makeCard, makeDeck, paths } from '../support/make-deck.ts';

startFreshFeature();

const deck = makeDeck('Animals');
const code = 'ABCDEFGHJKMN';
const sharePath = `/api/decks/${deck.id}/share`;
const share = { code, expiresAt: '2026-02-04T09:00:00.000Z', takes: 0 };

test('a deck is shared only when somebody says so: then its code, link and picture show, and it can be ended [share-deck]', async () => {
  const calls = fakeApi({
    [`POST ${sharePath}`]: makeJson(201, share),
    [`DELETE ${sharePath}`]: new Response(null, { status: 204 }),
  });
  const { user } = renderFeature(<ShareDeckDialog deck={deck} onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Make a code' }));
  expect(await screen.findByText('ABCD')).toBeDefined();
  expect(screen.getByText(/Works until .*2026. Nobody has taken it yet./)).toBeDefined();
  expect(screen.getByRole('img', { name: 'QR code' })).toBeDefined();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(write).toHaveBeenCalledWith(`${window.location.origin}/#deck=${code}`);
  expect(screen.queryByRole('button', { name: 'Send the link' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByText('The code no longer works. Families keep the copies they have.')).toBeDefined();
  const ofShare = calls.filter(({ path }) => path === sharePath);
  expect(ofShare.map(({ method }) => method)).toEqual(['GET', 'POST', 'DELETE']);
});

test.each([
  ['description', { description: 'Words that emma’s class learns' }, {}, 'its description'],
  [
    'words for pictures',
    {},
    { frontMedia: [{ id: 'H1-M1', alt: 'Emma on a horse' }] },
    'the words for its pictures and sounds',
  ],
  ['cards', {}, { back: 'the dog of EMMA' }, 'its cards'],
  ['extras', {}, { extra: 'Emma has one' }, 'its cards'],
  ['name', { name: 'Emma' }, {}, 'its name'],
])('a child’s name in the %s of a deck is pointed out before anybody gets it', async (_, change, card, place) => {
  const own = { ...deck, ...change };
  fakeApi({
    [`GET ${paths.cards(own)}`]: makeJson(200, [{ ...makeCard(own, 'dog', 'Hund'), ...card }]),
    [`GET /api/households/${householdId}/learners`]: makeJson(200, [emma, { ...emma, id: 'H1-L2', name: 'Al' }]),
  });
  renderFeature(<ShareDeckDialog deck={own} onClose={() => undefined} />);
  const warning = await screen.findByText(/Anyone who takes a copy can read that/);
  expect(warning.textContent).toBe(`This deck mentions Emma in ${place}. Anyone who takes a copy can read that.`);
});

test('what is shared already shows its code and how often it was taken, and goes out by the device’s own list', async () => {
  fakeApi({ [`GET ${sharePath}`]: makeJson(200, { ...share, takes: 3 }) });
  const send = vi.fn<(data: unknown) => Promise<void>>().mockRejectedValue(new Error('closed'));
  Object.assign(navigator, { share: send });
  const { user } = renderFeature(<ShareDeckDialog deck={deck} onClose={() => undefined} />);
  expect(await screen.findByText(/Taken 3 times\./)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(send.mock.lastCall?.[0]).toMatchObject({ url: `${window.location.origin}/#deck=${code}` });
  Reflect.deleteProperty(navigator, 'share');
});

test('a code, or a whole link, takes a copy however many calls that needs, and opens it; a wrong one is told kindly [take-shared-deck]', async () => {
  const taken = makeDeck('Taken', { totalCards: 2 });
  const calls = fakeApi({
    [`GET ${paths.decks}`]: makeJson(200, []),
    [`GET ${paths.cards(taken)}`]: makeJson(200, []),
    'POST /api/decks/take': answersInSequence(
      makeRefusal(404, 'not-found', 'We couldn’t find this. It may have been deleted.'),
      makeRefusal(409, 'still-copying', 'Not ready yet.', { 'retry-after': '0' }),
      makeJson(201, taken),
    ),
  });
  const { user } = renderFeature(<DeckManager householdId={householdId} canManage onOpenQuizzes={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Get a shared deck', hidden: true }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Get deck' }));
  expect(await dialog.findByText('Enter the code.')).toBeDefined();
  const field = dialog.getByLabelText(/Code or link/);
  await user.type(field, 'WRONG');
  await user.click(dialog.getByRole('button', { name: 'Get deck' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('This code doesn’t work.');
  await user.clear(field);
  await user.type(field, `https://cards.example.com/#deck=${code}`);
  await user.click(dialog.getByRole('button', { name: 'Get deck' }));
  expect(await screen.findByRole('heading', { name: 'Taken', level: 2 })).toBeDefined();
  const bodies = calls.filter(({ path }) => path === '/api/decks/take').map(({ body }) => body);
  expect(bodies.slice(1)).toEqual([
    { code, householdId },
    { code, householdId },
  ]);
});

test('who may only look at the one household is told so by a link, and can leave it', async () => {
  window.history.replaceState(null, '', `/#deck=${code}`);
  keepLinkCode();
  const { user } = openAsParent({}, 'viewer');
  const dialog = within(await screen.findByRole('dialog', { name: 'Get a shared deck' }));
  expect(dialog.getByText(/Ask a grown-up who manages it/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect([screen.queryByRole('dialog'), readLinkCode('deck')]).toEqual([null, undefined]));
});

test('a link that is opened waits for a yes, and is forgotten with a no', async () => {
  window.history.replaceState(null, '', `/#deck=${code}`);
  keepLinkCode();
  const { calls, user } = openAsParent();
  const dialog = within(await screen.findByRole('dialog', { name: 'Get a shared deck' }));
  expect(dialog.getByLabelText(/Code or link/)).toHaveProperty('value', code);
  expect(window.location.hash).toBe('');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([readLinkCode('deck'), calls.some(({ path }) => path === '/api/decks/take')]).toEqual([undefined, false]);
});
