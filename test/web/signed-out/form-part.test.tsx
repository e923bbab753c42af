import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { CrashBoundary } from '../../../web/src/app/crash-boundary.tsx';
import { browserPage } from '../../../web/src/lib/page/load-screen.ts';
import { formPart } from '../../../web/src/signed-out/form-part.ts';

function openForm(load: Parameters<typeof formPart>[0]) {
  const Part = formPart(load);
  render(
    <CrashBoundary>
      <input aria-label="Email" />
      <Suspense fallback={<p>Loading</p>}>
        <Part />
      </Suspense>
    </CrashBoundary>,
  );
  return screen.getByLabelText<HTMLInputElement>('Email');
}

test('a part comes beside what is typed', async () => {
  openForm(async () => () => <button type="button">Use a passkey</button>);
  expect(await screen.findByRole('button', { name: 'Use a passkey' })).toBeDefined();
});

test.each([
  ['cannot be reached', undefined],
  ['lacks it', '1'],
  ['has another release', '2'],
])('a part is left out where the server %s, and what is typed stays', async (_, newest) => {
  vi.spyOn(browserPage, 'own').mockReturnValue('1');
  vi.spyOn(browserPage, 'findNewest').mockResolvedValue(newest);
  const reload = vi.spyOn(browserPage, 'reload').mockReturnValue();
  const loading = Promise.withResolvers<never>();
  const email = openForm(async () => await loading.promise);
  await userEvent.type(email, 'parent@example.com');
  loading.reject(new Error('Failed to fetch dynamically imported module'));
  await vi.waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  expect([email.isConnected, email.value]).toEqual([true, 'parent@example.com']);
  expect(document.body.textContent).toBe('');
  expect(reload).not.toHaveBeenCalled();
});
