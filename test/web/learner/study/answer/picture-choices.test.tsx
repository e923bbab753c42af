import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp } from '../../../support/open-app.tsx';
import { FakeFamily } from '../support/fake-family.ts';
import { startWithFreshDevice } from '../support/fresh-device.ts';
import { makeOpenSession } from '../support/make-study.ts';

startWithFreshDevice();

it('a deck of pictures that is chosen from shows four pictures without their names, which are chosen by a tap on them, their button or a key', async () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const { cards, ...session } = makeOpenSession(5, { answerWay: 'choose' });
  const media = (at: number) => [{ id: `media-${at + 1}`, alt: `description ${at + 1}` }];
  const pictured = cards.map((card, at) => ({
    ...card,
    back: '',
    backMedia: media(at),
    others: [0, 1, 2, 3, 4]
      .toSpliced(at, 1)
      .slice(0, 3)
      .map((other) => ({ cardId: `card-${other + 1}`, text: '', media: media(other) })),
  }));
  const family = new FakeFamily();
  family.session = { ...session, cards: pictured };
  const makePicture = () => new Response('picture', { headers: { 'content-type': 'image/png' } });
  family.connect(Object.fromEntries(cards.map((_, at) => [`GET /api/media/media-${at + 1}`, makePicture])));
  const user = openApp();
  fireEvent.click(await screen.findByRole('button', { name: 'Study' }));
  fireEvent.click(await screen.findByText('World capitals'));
  const group = await screen.findByRole('group', { name: 'Choose the answer' });
  await waitFor(() => expect(within(group).getAllByRole('img')).toHaveLength(4));
  expect(
    within(group)
      .getAllByRole('img')
      .map((img) => img.getAttribute('alt')),
  ).toEqual([1, 2, 3, 4].map((at) => `Picture ${at}`));
  expect(within(group).getAllByRole('button', { name: /^Answer ?\d$/ })).toHaveLength(4);
  expect(new XMLSerializer().serializeToString(document.body)).not.toContain('description');
  await user.click(within(group).getByRole('img', { name: 'Picture 1' }));
  await waitFor(() => expect(family.received).toHaveLength(1));
});
