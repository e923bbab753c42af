import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openApp } from '../../../support/open-app.tsx';
import { FakeFamily } from '../support/fake-family.ts';
import { startWithFreshDevice } from '../support/fresh-device.ts';

startWithFreshDevice();
afterEach(() => vi.unstubAllGlobals());

/** The page's audio context, which the app creates only once. */
const context = {
  state: 'running',
  resume: vi.fn<() => Promise<void>>(),
  currentTime: 0,
  destination: {},
};

/** Fakes audio output and vibration, and records both. */
function listen(state = 'running') {
  context.state = state;
  context.resume.mockReset().mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
  const heard: number[] = [];
  const felt: unknown[] = [];
  const param = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const part = { gain: param, connect: (next: unknown) => next, start: vi.fn(), stop: vi.fn() };
  vi.stubGlobal('AudioContext', function AudioContext() {
    return context;
  });
  vi.stubGlobal('OscillatorNode', function OscillatorNode(_: unknown, { frequency }: { readonly frequency: number }) {
    heard.push(frequency);
    return part;
  });
  vi.stubGlobal('GainNode', function GainNode() {
    return part;
  });
  Object.defineProperty(navigator, 'vibrate', { value: (buzz: unknown) => felt.push(buzz), configurable: true });
  return { heard, felt };
}

async function answer(...verdicts: readonly string[]) {
  for (const name of verdicts) {
    fireEvent.click(await screen.findByRole('button', { name: 'Show Answer' }));
    fireEvent.click(await screen.findByRole('button', { name }));
  }
}

test('sounds come back after a phone call interrupted them, and nothing happens where they may not', async () => {
  listen('interrupted');
  const family = new FakeFamily();
  const { learner } = family.me;
  if (learner) family.me = { ...family.me, learner: { ...learner, look: { sounds: true } } };
  family.connect();
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Study' }));
  await user.click(await screen.findByText('World capitals'));
  await answer('Correct');
  expect(context.resume).toHaveBeenCalledTimes(1);
});

test.each([
  ['sounds and buzzes at each answer and at the end for whoever switched that on', true, [659, 880, 330], 4],
  ['is quiet for everybody else', undefined, [], 0],
] as const)('a session %s', async (_title, sounds, firstNotes, buzzes) => {
  const { heard, felt } = listen();
  const family = new FakeFamily();
  const { learner } = family.me;
  if (learner) family.me = { ...family.me, learner: { ...learner, look: { ...(sounds && { sounds }) } } };
  family.connect();
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Study' }));
  await user.click(await screen.findByText('World capitals'));
  await answer('Correct', 'Wrong');
  await screen.findByText('Not yet. It comes back soon.');
  expect(heard).toEqual(firstNotes);
  await answer('Correct', 'Correct');
  await screen.findByRole('heading', { name: 'Well done!' });
  expect(heard.slice(-4)).toEqual(sounds ? [523, 659, 784, 1047] : []);
  expect(felt).toHaveLength(buzzes + (sounds ? 1 : 0));
});
