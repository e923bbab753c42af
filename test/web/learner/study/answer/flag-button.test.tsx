import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../../support/open-app.tsx';
import { FakeFamily } from '../support/fake-family.ts';
import { startWithFreshDevice } from '../support/fresh-device.ts';

startWithFreshDevice();

const address = '/api/decks/deck-1/cards/card-1/flag';

it('tells a grown-up of a card, again where the answer was lost, takes it back in this order, and the study goes on [flag-told-to-grown-ups]', async () => {
  const family = new FakeFamily();
  let tries = 0;
  const answer = () => {
    tries += 1;
    return tries === 1 ? new TypeError('Failed to fetch') : new Response(null, { status: 204 });
  };
  family.connect({ [`PUT ${address}`]: answer, [`DELETE ${address}`]: new Response(null, { status: 204 }) });
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Study' }));
  await user.click(await screen.findByText('World capitals'));
  await user.click(await screen.findByRole('button', { name: 'Something is wrong here' }));
  expect(screen.getByText('Thank you! A grown-up will check it.').closest('[role=status]')).not.toBeNull();
  const takeBack = screen.getByRole('button', { name: 'Take it back' });
  expect(document.activeElement).toBe(takeBack);
  await user.click(takeBack);
  expect(screen.queryByText('Thank you! A grown-up will check it.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show Answer' }));
  await user.click(screen.getByRole('button', { name: 'Correct' }));
  expect(await screen.findByRole('button', { name: 'Something is wrong here' })).toBeDefined();
  const sent = () => family.calls.filter(({ path }) => path === address).map(({ method }) => method);
  await waitFor(() => expect(sent()).toEqual(['PUT', 'PUT', 'DELETE']), { timeout: 3_000 });
});
