import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler } from 'react';
import { expect, it } from 'vitest';
import { App } from '../../../../../web/src/app/app.tsx';
import { FakeFamily } from '../support/fake-family.ts';
import { startWithFreshDevice } from '../support/fresh-device.ts';

startWithFreshDevice();

/**
 * Most commits of React from the press to the answer, and from its verdict to the next card: what a slow phone does before a child sees the result. Before the next
 * card, the page may say that the last answer is saved.
 */
const most = { answer: 1, nextCard: 2 };

it('an answer and the next card come in few commits, however many parts of the page hear of them', async () => {
  const family = new FakeFamily();
  family.connect();
  // What the page says at each commit.
  const commits: string[] = [];
  render(
    <Profiler id="app" onRender={() => commits.push(document.body.textContent)}>
      <App />
    </Profiler>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Study' }));
  await user.click(await screen.findByText('World capitals'));
  for (const card of [1, 2]) {
    const show = await screen.findByRole('button', { name: 'Show Answer' });
    // The page says that the first answer is saved.
    await waitFor(() => expect(family.received).toHaveLength(card - 1));
    commits.length = 0;
    fireEvent.click(show);
    expect(commits.length).toBeLessThanOrEqual(most.answer);
    const correct = await screen.findByRole('button', { name: 'Correct' });
    commits.length = 0;
    fireEvent.click(correct);
    const next = `Question ${card + 1}`;
    await screen.findByText(next);
    const shown = commits.findIndex((page) => page.includes(next));
    expect(commits[shown], 'its feedback comes with it').toContain('Got it!');
    expect(shown + 1).toBeLessThanOrEqual(most.nextCard);
  }
});
