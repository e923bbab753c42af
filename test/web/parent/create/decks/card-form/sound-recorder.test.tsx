import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
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

it.each([
  ['WebM, where the browser records it', () => true, 'audio/webm;codecs=opus'],
  ['MP4 in a Safari that records no WebM', (kind: string) => kind === 'audio/mp4', 'audio/mp4'],
] as const)('a recording is %s, and closes the microphone', async (_format, isTypeSupported, expected) => {
  const stopTrack = vi.fn<() => void>();
  const stream = { getTracks: () => [{ stop: stopTrack }] };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => await Promise.resolve(stream) } });
  const meter = { fftSize: 32, getFloatTimeDomainData: vi.fn<() => void>() };
  class FakeContext {
    state = 'running';
    createAnalyser = () => meter;
    createMediaStreamSource = () => ({ connect: vi.fn<() => void>() });
    close = async () => await Promise.resolve();
  }
  class FakeRecorder extends EventTarget {
    static readonly isTypeSupported = isTypeSupported;
    state = 'inactive';
    readonly mimeType: string;
    constructor(_stream: unknown, { mimeType }: { readonly mimeType: string }) {
      super();
      this.mimeType = mimeType;
    }
    start = () => (this.state = 'recording');
    stop = () => {
      this.state = 'inactive';
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }));
      this.dispatchEvent(new Event('stop'));
    };
  }
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  const onRecorded = vi.fn<(sound: Blob) => void>();
  render(<SoundRecorder onRecorded={onRecorded} onCancel={vi.fn()} onRunning={vi.fn()} />);
  const stop = await screen.findByRole('button', { name: 'Stop' });
  await waitFor(() => expect(stop.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(stop);
  expect(onRecorded.mock.lastCall?.[0]).toMatchObject({ type: expected, size: 5 });
  expect(stopTrack).toHaveBeenCalledTimes(1);
});
