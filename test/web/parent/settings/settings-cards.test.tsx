import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { App } from '../../../../web/src/app/app.tsx';
import { keepInstallOffer } from '../../../../web/src/lib/device/install-offer.ts';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { InertObserver, startFresh } from '../../support/open-app.tsx';
import { answersInSequence, openAsParent, openSettingsArea } from '../../support/open-as-parent.ts';
import { makeMe } from '../../support/people.ts';
import { pretendSafari } from '../../support/pretend-safari.ts';
import { emma, makeGrownUp, parentMember, smiths } from '../../support/smith-family.ts';

startFresh();

/** Returns the definitions in a card or dialog by their terms. */
function readDetails(place: HTMLElement | null): Record<string, string> {
  const terms = [...(place?.querySelectorAll('dt') ?? [])];
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']));
}

const cardOf = (heading: string) => screen.getByRole('heading', { name: heading }).closest('section');

test('Settings lists four places, each with a line of its own and its cards behind it [settings-household, settings-household-name, settings-household-member-count, settings-household-learner-count, settings-household-members, settings-account, settings-account-email, settings-account-user-id, settings-account-role-parent, settings-actions, settings-sign-out]', async () => {
  const { user } = openAsParent();
  await openSettingsArea(user, 'Family & people');
  await screen.findByText('Europe/Berlin');
  expect(readDetails(cardOf('Household'))).toMatchObject({
    Name: 'Smith Family',
    Members: '1 member',
    Learners: '1 learner',
  });
  expect(cardOf('Household Members')).not.toBeNull();
  await openSettingsArea(user, 'My account');
  expect(readDetails(cardOf('Account'))).toEqual({
    Email: 'parent@example.com',
    Role: 'Parent',
    'User ID': 'user-parent',
  });
  expect(
    within(cardOf('Account') as HTMLElement)
      .getByText('User ID')
      .closest('details')?.open,
  ).toBe(false);
  await openSettingsArea(user, 'This device');
  expect(within(cardOf('Actions') as HTMLElement).getByRole('button', { name: 'Sign Out' })).toBeDefined();
});

test('a place of Settings opens with its title focused, and Back returns to its line in the list', async () => {
  const { user } = openAsParent();
  await openSettingsArea(user, 'Children’s data');
  expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 2, name: 'Children’s data' }));
  expect(screen.queryByRole('navigation', { name: 'Settings' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  const line = await screen.findByRole('button', { name: /^Children’s data/ });
  expect(within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('button')).toHaveLength(4);
  expect(document.activeElement).toBe(line);
});

test('a place of Settings outlives a reload', async () => {
  const { user } = openAsParent();
  await openSettingsArea(user, 'My account');
  cleanup();
  render(<App />);
  expect(await screen.findByRole('heading', { level: 2, name: 'My account' })).toBeDefined();
});

test('turning a tablet keeps the place that showed beside the list, with what was typed; Back leads to the list', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(976);
  const turns: (() => void)[] = [];
  class TurnObserver extends InertObserver {
    constructor(onTurn: () => void) {
      super();
      turns.push(onTurn);
    }
  }
  vi.stubGlobal('ResizeObserver', TurnObserver);
  const { user } = openAsParent();
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: 'Edit household' }));
  const name = screen.getByLabelText('Household Name');
  await user.type(name, ' and Jones');
  width.mockReturnValue(600);
  act(() => turns.forEach((turn) => turn()));
  expect(screen.queryByRole('navigation', { name: 'Settings' })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Household Name').value).toBe('Smith Family and Jones');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: /^Family & people/ }));
});

test('on a desk the list stands beside the place, and the first one is open', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(976);
  const { user } = openAsParent();
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  const list = within(await screen.findByRole('navigation', { name: 'Settings' }));
  expect(list.getByRole('button', { current: 'page' }).textContent).toMatch(/^Family & people/);
  expect(await screen.findByRole('heading', { name: 'Household Members' })).toBeDefined();
  await user.click(list.getByRole('button', { name: /^My account/ }));
  expect(await screen.findByRole('heading', { name: 'Account' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  expect(document.activeElement).toBe(list.getByRole('button', { current: 'page' }));
  vi.restoreAllMocks();
});

test('a member’s details name each fact [settings-member-details-modal, settings-email, settings-role, settings-user-id, settings-member-id, settings-user-role, settings-joined]', async () => {
  const { user } = openAsParent();
  await openSettingsArea(user, 'Family & people');
  await user.click(await screen.findByRole('button', { name: 'parent@example.com' }));
  expect(readDetails(screen.getByRole('dialog', { name: 'Member Details' }))).toEqual({
    Email: 'parent@example.com',
    Role: 'Owner',
    'User role': 'Parent',
    Joined: 'November 20, 2026',
    'User ID': 'user-parent',
    'Member ID': 'H1-user-parent',
  });
});

test('a learner’s details name each fact, the linked account only where there is one [learners-learner-details-modal, learners-learner-id, learners-household-id, learners-linked-user-id, learners-created-date, learners-cards-studied, learners-day-streak]', async () => {
  const { user } = openAsParent({
    'GET /api/households/H1/learners': makeJson(200, [
      { ...emma, userId: 'user-7' },
      { ...emma, id: 'H1-L2', name: 'Tom' },
    ]),
  });
  await user.click(await screen.findByRole('button', { name: 'Emma' }));
  const dialog = await screen.findByRole('dialog', { name: 'Learner Details' });
  await within(dialog).findByText('12');
  expect(readDetails(dialog)).toEqual({
    'Cards studied': '12',
    'Day streak': '4',
    'Daily goal': '15 cards',
    Pace: 'Steady',
    'Time for quizzes': 'Normal',
    Created: 'November 20, 2026',
    'Learner ID': 'H1-L1',
    'Household ID': 'H1',
    'Linked user ID': 'user-7',
  });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Tom' }));
  expect(readDetails(screen.getByRole('dialog'))).not.toHaveProperty('Linked user ID');
});

test('Settings say whether the app opens here without a connection, and offer to install it where the browser does', async () => {
  const { user } = openAsParent();
  await openSettingsArea(user, 'This device');
  const card = within(cardOf('On this device') as HTMLElement);
  // jsdom has no service workers, so it counts as a browser without storage, like a private window.
  expect(await card.findByText(/This browser doesn’t keep anything/)).toBeDefined();
  expect(card.queryByRole('button', { name: 'Install the app' })).toBeNull();
  keepInstallOffer();
  const prompt = vi.fn(async () => undefined);
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  await user.click(await card.findByRole('button', { name: 'Install the app' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(card.queryByRole('button', { name: 'Install the app' })).toBeNull();
});

test('in Safari on an iPad, Settings show how to put the app on the Home Screen and what that changes; on the Home Screen they do not', async () => {
  const hint = { name: 'Put Flashspark on the Home Screen' };
  pretendSafari('iPad');
  const { user } = openAsParent();
  await openSettingsArea(user, 'This device');
  const region = within(await screen.findByRole('region', hint));
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tap Share (or ••• first)',
    'Add to Home Screen',
  ]);
  expect(region.getByText(/If nobody opens Flashspark for seven days/)).toBeDefined();
  expect(region.getByText(/The app has its own sign-in/)).toBeDefined();
  cleanup();
  pretendSafari('iPad', { isOnHomeScreen: true });
  const again = openAsParent();
  await openSettingsArea(again.user, 'This device');
  await screen.findByRole('heading', { name: 'On this device' });
  expect(screen.queryByRole('region', hint)).toBeNull();
});

test('the weekly mail waits for a confirmed email', async () => {
  const { user } = openAsParent();
  await openSettingsArea(user, 'My account');
  const wish = await screen.findByRole<HTMLInputElement>('checkbox', { name: /every Sunday evening/ });
  expect(wish.disabled).toBe(true);
  expect(screen.getByText('Please confirm your email first.')).toBeDefined();
  expect(screen.queryByText('An email on Sunday evening?')).toBeNull();
});

test('whoever declines the weekly mail is not asked again, and finds its switch in Settings', async () => {
  const put = 'PUT /api/households/H1/weekly-mail';
  const { calls, user } = openAsParent({
    'GET /api/me': makeJson(200, { ...makeMe('parent'), emailVerified: true, households: [smiths] }),
    [put]: answersInSequence(
      makeRefusal(503, 'unavailable', 'Please try again.'),
      makeJson(200, { ...smiths, weeklyMail: 'off' }),
      makeJson(200, { ...smiths, weeklyMail: 'on' }),
    ),
  });
  await user.click(await screen.findByText('An email on Sunday evening?'));
  const decline = screen.getByRole('button', { name: 'No, thanks' });
  await user.click(decline);
  expect((await screen.findByRole('alert')).textContent).toMatch(/Please try again\.$/);
  await user.click(decline);
  await waitFor(() => expect(screen.queryByText('An email on Sunday evening?')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Learners' }));
  await openSettingsArea(user, 'My account');
  const wish = await screen.findByRole<HTMLInputElement>('checkbox', { name: /every Sunday evening/ });
  expect(wish.checked).toBe(false);
  await user.click(wish);
  await waitFor(() => expect(wish.checked).toBe(true));
  const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toEqual([{ isOn: false }, { isOn: false }, { isOn: true }]);
});

test('whoever wishes for the weekly mail reads when it comes, and keeps the focus', async () => {
  const { user } = openAsParent({
    'GET /api/me': makeJson(200, { ...makeMe('parent'), emailVerified: true, households: [smiths] }),
    'PUT /api/households/H1/weekly-mail': makeJson(200, { ...smiths, weeklyMail: 'on' }),
  });
  await user.click(await screen.findByText('An email on Sunday evening?'));
  await user.click(screen.getByRole('button', { name: 'Yes, send it' }));
  expect(await screen.findByText('You’ll get the first email on Sunday')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Learners' }));
});

test('a device says who set it up, unless that was before it was kept', async () => {
  const anna = makeGrownUp('anna', 'guardian');
  const device = { createdAt: '2026-11-01T09:00:00.000Z', lastUsedAt: '2026-11-20T09:00:00.000Z' };
  const devices = [
    { ...device, id: 'H1-D1', name: 'Kitchen tablet', addedBy: makeMe('parent').id },
    { ...device, id: 'H1-D2', name: 'Phone', isHandedOver: true, addedBy: anna.userId },
    { ...device, id: 'H1-D3', name: 'Old tablet' },
  ];
  const { user } = openAsParent({
    'GET /api/households/H1/devices': makeJson(200, devices),
    'GET /api/households/H1/members': makeJson(200, [parentMember, anna]),
  });
  await openSettingsArea(user, 'This device');
  const rowOf = async (name: string) => (await screen.findByText(name)).closest('li')?.textContent ?? '';
  await screen.findByText('Set up by anna@example.com');
  expect(await rowOf('Kitchen tablet')).toContain('Set up by you');
  expect(await rowOf('Phone')).toContain('Set up by anna@example.com');
  expect(await rowOf('Old tablet')).not.toContain('Set up');
});

test('a device is removed with the answers that it still delivers, or without them', async () => {
  const tablet = {
    id: 'H1-D1',
    name: 'Emma’s tablet',
    createdAt: '2026-11-01T09:00:00.000Z',
    lastUsedAt: '2026-11-20T09:00:00.000Z',
  };
  const removal = 'DELETE /api/households/H1/devices/H1-D1';
  const { calls, user } = openAsParent({
    'GET /api/households/H1/devices': makeJson(200, [tablet]),
    [removal]: makeRefusal(503, 'unavailable', 'Please try again.'),
    [`${removal}?forget=yes`]: makeRefusal(503, 'unavailable', 'Please try again.'),
  });
  await openSettingsArea(user, 'This device');
  await user.click(await screen.findByRole('button', { name: 'Remove Emma’s tablet' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Remove Emma’s tablet?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await dialog.findByRole('alert');
  await user.click(dialog.getByRole('checkbox', { name: 'Forget answers that haven’t arrived yet' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  const removals = () => calls.flatMap(({ method, path }) => (method === 'DELETE' ? [path] : []));
  await waitFor(() => expect(removals()).toHaveLength(2));
  expect(removals().map((path) => path.includes('forget=yes'))).toEqual([false, true]);
});

test('a device whose answer was lost is added once, and anew after it was removed', async () => {
  const phone = {
    id: 'H1-D1',
    name: 'Phone',
    createdAt: '2026-11-01T09:00:00.000Z',
    lastUsedAt: '2026-11-20T09:00:00.000Z',
  };
  const { calls, user } = openAsParent({
    'GET /api/households/H1/devices': makeJson(200, [phone]),
    'POST /api/households/H1/devices': makeRefusal(500, 'internal', 'Something went wrong.'),
    'DELETE /api/households/H1/devices/H1-D1': new Response(null, { status: 204 }),
  });
  await openSettingsArea(user, 'This device');
  const keys = () => calls.flatMap(({ idempotencyKey = [] }) => idempotencyKey);
  const press = async (times: number) => {
    await user.click(await screen.findByRole('button', { name: 'Let the children use this device' }));
    await waitFor(() => expect(keys()).toHaveLength(times));
  };
  await press(1);
  await press(2);
  expect(keys()[1]).toBe(keys()[0]);
  await user.click(screen.getByRole('button', { name: 'Remove Phone' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press(3);
  expect(keys()[2]).not.toBe(keys()[1]);
});
