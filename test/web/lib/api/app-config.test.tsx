import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAppConfig } from '../../../../web/src/lib/api/app-config.ts';
import { fakeApi, makeJson } from '../../support/fake-api.ts';

function Contact() {
  const config = useAppConfig();
  return <p>{config ? (config.contactEmail ?? 'nobody') : 'not read'}</p>;
}

test('settings that a failing server kept back are read again by the next that asks, and show wherever they are used', async () => {
  let isWell = false;
  const calls = fakeApi({
    'GET /config.json': () =>
      isWell ? makeJson(200, { contactEmail: 'help@example.com' }) : new Response('<html>', { status: 503 }),
  });
  render(<Contact />);
  await screen.findByText('nobody');
  isWell = true;
  render(<Contact />);
  await waitFor(() => expect(screen.getAllByText('help@example.com')).toHaveLength(2));
  render(<Contact />);
  await act(async () => await Promise.resolve());
  expect(calls).toHaveLength(2);
});

test('an installation without the file has no settings, and is asked once', async () => {
  const calls = fakeApi({ 'GET /config.json': new Response('', { status: 404 }) });
  render(<Contact />);
  await screen.findByText('nobody');
  render(<Contact />);
  await act(async () => await Promise.resolve());
  expect(calls).toHaveLength(1);
});
