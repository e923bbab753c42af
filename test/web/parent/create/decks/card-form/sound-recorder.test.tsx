import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SoundRecorder } from '../../../../../../web/src/parent/create/decks/card-form/sound-recorder.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a browser that cannot record after all closes the microphone again, and says so', async () => {
  const stop = vi.fn<() => void>();
  const stream = { getTracks: () => [{ stop }] };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => await Promise.resolve(stream) } });
  vi.stubGlobal('AudioContext', vi.fn());
  class NoRecorder {
    static readonly isTypeSupported = () => false;
    constructor() {
      throw new DOMException('No.', 'NotSupportedError');
    }
  }
  vi.stubGlobal('MediaRecorder', NoRecorder);
  render(<SoundRecorder onRecorded={vi.fn()} onCancel={vi.fn()} onRunning={vi.fn()} />);
  expect((await screen.findByRole('alert')).textContent).toContain('We can’t use the microphone');
  expect(stop).toHaveBeenCalledTimes(1);
});
