import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeJson } from '../../../support/fake-api.ts';
import { startFreshFeature } from '../../../support/render-feature.tsx';
import { makeCard, makeDeck, paths } from '../support/make-deck.ts';
import { deck, openDeck } from '../support/open-deck.tsx';

startFreshFeature();

test('the other side is offered from decks on the device and from the library, is only taken by a press, and nothing is sent meanwhile', async () => {
  const towns = makeDeck('Our towns');
  const home = makeCard(towns, 'Our country', 'Utopia');
  const change = {
    [`GET ${paths.decks}`]: makeJson(200, [deck, towns]),
    [`GET ${paths.cards(towns)}`]: makeJson(200, [home]),
  };
  const { user, calls } = await openDeck('Our towns', { change });
  await screen.findByText('Utopia');
  await user.click(screen.getByRole('button', { name: 'World capitals' }));
  const detail = await screen.findByRole('article', { name: 'World capitals' });
  await within(detail).findByText('Lima');
  await user.click(within(detail).getByRole('button', { name: '+ Add Card' }));
  const [front, back] = ['Front (Question)', 'Back (Answer)'].map((name) =>
    screen.getByLabelText<HTMLTextAreaElement>(name),
  );
  if (!front || !back) throw new Error('The form has two sides.');
  const before = calls.length;

  await user.type(front, 'our COUNTRY?');
  const offered = await screen.findByRole('group', { name: 'Suggestions for the back' });
  expect(
    within(offered)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Utopia']);
  expect(screen.getByText('1 suggestion for the back').role).toBe('status');
  await user.clear(front);
  await user.type(front, 'france');
  const paris = await within(screen.getByRole('group', { name: 'Suggestions for the back' })).findByRole('button', {
    name: 'Paris',
  });
  expect(back.value).toBe('');
  // Tab moves the focus from the front to the back, over the buttons below, then to the suggestions.
  for (let presses = 0; presses < 5; presses += 1) await user.tab();
  expect(screen.getByRole('group', { name: 'Suggestions for the back' }).contains(document.activeElement)).toBe(true);
  await user.click(paris);
  expect([back.value, document.activeElement]).toEqual(['Paris', back]);
  await waitFor(() => expect(screen.queryByRole('group', { name: /^Suggestions/ })).toBeNull());

  await user.clear(front);
  await user.clear(back);
  await user.type(back, 'lima');
  const asked = await screen.findByRole('group', { name: 'Suggestions for the front' });
  expect(within(asked).getByRole('button', { name: 'Peru' })).toBeDefined();
  expect(calls.length).toBe(before);
});
