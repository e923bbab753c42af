import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CrashBoundary } from '../../../web/src/app/crash-boundary.tsx';

test('a screen that breaks can be tried again [root-crash-screen, root-something-went-wrong, root-try-again, error-render-crashes-show-fallback]', async () => {
  // React logs every crash to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  function Screen() {
    if (isBroken) throw new Error('broken');
    return <p>Mended</p>;
  }
  render(
    <CrashBoundary>
      <Screen />
    </CrashBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Go to Home' })).toBeDefined();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('Mended')).toBeDefined();
});
