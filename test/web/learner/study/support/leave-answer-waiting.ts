import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { FakeFamily } from './fake-family.ts';

/** Answers a card offline, so that the answer waits on the device, and opens the profile. */
export async function leaveAnswerWaiting(user: UserEvent, family: FakeFamily): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Study' }));
  await user.click(await screen.findByText('World capitals'));
  await screen.findByRole('button', { name: 'Show Answer' });
  family.isConnected = false;
  fireEvent.keyDown(document.body, { key: ' ' });
  fireEvent.keyDown(document.body, { key: '2' });
  await screen.findByText('1 answer waiting');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Profile' }));
}
