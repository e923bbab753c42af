import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CrashBoundary } from '../../../web/src/app/crash-boundary.tsx';
import { lazyScreen } from '../../../web/src/components/feedback/lazy-screen.tsx';
import { browserPage } from '../../../web/src/lib/page/load-screen.ts';
import { holdUnsavedWork } from '../../../web/src/lib/page/unsaved-work.ts';

let isThere: boolean;
let newest: string | undefined;
const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  isThere = false;
  vi.spyOn(browserPage, 'own').mockReturnValue('1');
  vi.spyOn(browserPage, 'findNewest').mockImplementation(async () => newest);
  vi.spyOn(browserPage, 'reload').mockImplementation(reload);
});

afterEach(cleanup);

function openScreen(): void {
  const Badges = lazyScreen<{ owner: string }>(async () => {
    if (!isThere) throw new Error('Failed to fetch dynamically imported module');
    return ({ owner }) => <p>Badges of {owner}</p>;
  });
  render(
    <CrashBoundary>
      <p>Cards kept</p>
      <Suspense fallback={<p>Loading</p>}>
        <Badges owner="Emma" />
      </Suspense>
    </CrashBoundary>,
  );
}

test('without a connection a message stands in the place of the screen, and Try Again opens it', async () => {
  newest = undefined;
  openScreen();
  expect(await screen.findByText(/didn’t load. Nothing is lost/)).toBeDefined();
  expect(screen.getByText('Cards kept')).toBeDefined();
  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Badges of Emma')).toBeDefined();
});

test('over unsaved work a message says what to wait for; once it is saved the page reloads', async () => {
  newest = '2';
  const release = holdUnsavedWork();
  openScreen();
  expect(await screen.findByText(/new version.*saving what you did/)).toBeDefined();
  expect(screen.getByText('Cards kept')).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
  release();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('a screen that the newest release lacks after a reload is a crash', async () => {
  // React logs every crash to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  newest = '1';
  sessionStorage.setItem('flashspark.reloaded-from', '1');
  openScreen();
  expect(await screen.findByText(/didn’t load. Everything you saved is safe/)).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
});
