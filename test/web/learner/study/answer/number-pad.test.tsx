import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../../support/open-app.tsx';
import { FakeFamily } from '../support/fake-family.ts';
import { startWithFreshDevice } from '../support/fresh-device.ts';
import { makeOpenSession } from '../support/make-study.ts';

startWithFreshDevice();

it.each([
  ['56', 'decimal'],
  ['2.5', 'decimal'],
  ['3 R 2', ''],
  ['1/2', ''],
  ['Lima', ''],
])('the answer %s is typed with the keys it needs', async (back, keys) => {
  const { cards, ...session } = makeOpenSession(1, { answerWay: 'type' });
  const family = new FakeFamily();
  family.session = { ...session, cards: cards.map((card) => ({ ...card, back })) };
  family.connect();
  openApp();
  fireEvent.click(await screen.findByRole('button', { name: 'Study' }));
  fireEvent.click(await screen.findByText('World capitals'));
  expect((await screen.findByLabelText<HTMLInputElement>('Your answer')).inputMode).toBe(keys);
});
