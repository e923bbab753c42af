import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeSpeech, makeVoice } from '../../../support/fake-speech.ts';
import { openApp } from '../../../support/open-app.tsx';
import { FakeFamily } from '../support/fake-family.ts';
import { startWithFreshDevice } from '../support/fresh-device.ts';
import { makeOpenSession } from '../support/make-study.ts';

startWithFreshDevice();

const texts = [
  { front: '**half** of $1$', back: '$\\frac{1}{2}$' },
  { front: '*three*', back: '- 3' },
];

async function startStudying(answerWay: 'listen' | 'type') {
  const family = new FakeFamily();
  const { cards } = makeOpenSession(2);
  const formatted = cards.map((card, at) => ({ ...card, ...texts[at] }));
  family.session = makeOpenSession(2, { answerWay, format: 'formatted', frontLanguage: 'en', cards: formatted });
  family.connect();
  openApp();
  fireEvent.click(await screen.findByRole('button', { name: 'Study' }));
  fireEvent.click(await screen.findByText('World capitals'));
  await screen.findByRole('heading', { name: /^Card/ });
}

it('what is typed is judged against what a formatted side says, and the card shows how it looks', async () => {
  await startStudying('type');
  expect((await screen.findByText('half')).tagName).toBe('STRONG');
  const field = await screen.findByLabelText<HTMLInputElement>('Your answer');
  fireEvent.change(field, { target: { value: '1/2' } });
  fireEvent.submit(field);
  expect(await screen.findByText('That’s right!')).toBeDefined();
  await waitFor(() => expect(document.querySelector('mfrac')).not.toBeNull());
});

it('a voice reads what a formatted side says, not its marks', async () => {
  const speech = new FakeSpeech(makeVoice('en-US'));
  await startStudying('listen');
  await waitFor(() => expect(speech.heard.map(({ text }) => text)).toEqual(['half of 1']));
});
