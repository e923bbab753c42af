import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CrashScreen } from '../../../web/src/app/crash-boundary.tsx';
import { fakeApi } from '../support/fake-api.ts';
import { openApp, startFresh } from '../support/open-app.tsx';

startFresh();

test.each(['/decks', '/admin', '/no/such/place'])(
  '%s is no place of its own: the start shows [root-other-paths-not-routed]',
  async (path) => {
    fakeApi({});
    openApp(path);
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeDefined();
  },
);

test('Go to Home of the crash screen loads the root path [root-go-home]', async () => {
  const assign = vi.fn<(path: string) => void>();
  vi.stubGlobal('location', { assign });
  render(<CrashScreen text="It stopped." onTryAgain={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Go to Home' }));
  expect(assign.mock.calls).toEqual([['/']]);
});
