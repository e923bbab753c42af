import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FakeSpeech, makeVoice } from '../../../support/fake-speech.ts';
import { openApp } from '../../../support/open-app.tsx';
import { FakeFamily } from '../support/fake-family.ts';
import { startWithFreshDevice } from '../support/fresh-device.ts';
import { makeOpenSession } from '../support/make-study.ts';

startWithFreshDevice();
afterEach(() => vi.restoreAllMocks());

it('a dictation plays each time it is asked, after the voice, never shows its word before the answer, and is silent then', async () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const speech = new FakeSpeech(makeVoice('en-US'));
  const family = new FakeFamily();
  const [card] = makeOpenSession(1).cards;
  if (!card) throw new Error('There is one.');
  const heard = { ...card, frontMedia: [{ id: 'dog', alt: 'The dog barks' }] };
  family.session = makeOpenSession(1, { answerWay: 'listen', frontLanguage: 'en', cards: [heard] });
  family.connect({
    'GET /api/media/dog': new Response(new Blob(['woof'], { type: 'audio/webm' }), {
      headers: { 'content-type': 'audio/webm' },
    }),
  });
  openApp();
  fireEvent.click(await screen.findByRole('button', { name: 'Study' }));
  fireEvent.click(await screen.findByText('World capitals'));
  for (const time of [1, 2]) {
    await waitFor(() => expect(speech.heard).toHaveLength(time));
    await screen.findAllByRole('button', { name: 'Listen' });
    expect(document.body.textContent).not.toContain('The dog barks');
    expect(play).toHaveBeenCalledTimes(2 * (time - 1));
    speech.end();
    await waitFor(() => expect(play).toHaveBeenCalledTimes(2 * time - 1));
    fireEvent.click(screen.getByRole('button', { name: 'Show the words' }));
    await waitFor(() => expect(play).toHaveBeenCalledTimes(2 * time));
    expect(document.body.textContent).not.toContain('The dog barks');
    pause.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'Show Answer' }));
    expect(await screen.findByRole('button', { name: 'The dog barks' })).toBeDefined();
    await waitFor(() => expect(pause).toHaveBeenCalled());
    fireEvent.click(screen.getByRole('button', { name: 'Wrong' }));
  }
});
