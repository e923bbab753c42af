import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../support/fake-api.ts';
import { openApp, startFresh } from '../support/open-app.tsx';

startFresh();
beforeEach(() => localStorage.removeItem('flashspark.known'));

const links = [
  ['flashspark.invitation', /^You’re invited to a family/],
  ['flashspark.shared-deck', /^Someone shared a deck with you/],
] as const;

test.each(links)(
  'whom a link with a %s brought is led to a parent’s account, not to a family of their own',
  async (name, words) => {
    sessionStorage.setItem(name, 'ABCDEFGHJK');
    fakeApi({});
    const user = openApp();
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Create a family' })).toBeNull();
    expect(screen.queryByText('Studying on your own?')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Parent' })).checked).toBe(true);
  },
);

test('whom a link brought to a browser that knows them signs in first, and may still register', async () => {
  localStorage.setItem('flashspark.known', 'yes');
  sessionStorage.setItem('flashspark.invitation', 'ABCDEFGHJK');
  fakeApi({});
  openApp();
  expect(await screen.findByText('New to Flashspark?')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Register' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
});
