import { useLingui } from '@lingui/react/macro';
import Square from 'virtual:icons/square';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from '../../../../../../shared/limits.ts';
import { Banner } from '../../../../components/feedback/messages.tsx';
import { Button } from '../../../../components/controls/button.tsx';
import { formatClock } from '../../../../words/durations.ts';
import styles from './side-editor.module.css';

interface SoundRecorderProps {
  readonly onRecorded: (sound: Blob) => void;
  readonly onCancel: () => void;
  /** Called with true while there is a recording to lose, which there is not after the microphone was refused. */
  readonly onRunning: (isRunning: boolean) => void;
}

/** Records a short sound. Starts on mount and stops on click or at the time limit. */
export function SoundRecorder({ onRecorded, onCancel, onRunning }: SoundRecorderProps) {
  const { t } = useLingui();
  const [isRefused, setIsRefused] = useState(false);
  const [heard, setHeard] = useState<{ readonly seconds: number; readonly level: number }>();
  const recording = useRef<Recording>(undefined);
  const finish = useEffectEvent((sound: Blob) => onRecorded(sound));
  useEffect(() => {
    let isOver = false;
    const begin = async (): Promise<void> => {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      try {
        const begun = new Recording(stream, (sound) => !isOver && finish(sound), setHeard);
        if (isOver) begun.throwAway();
        else recording.current = begun;
      } catch (error) {
        // Releases the microphone if recording can't start.
        for (const track of stream.getTracks()) track.stop();
        throw error;
      }
    };
    begin().catch(() => isOver || setIsRefused(true));
    return () => {
      isOver = true;
      recording.current?.throwAway();
    };
  }, []);
  useEffect(() => {
    onRunning(!isRefused);
    return () => onRunning(false);
  }, [onRunning, isRefused]);
  if (isRefused)
    return (
      <Banner
        tone="error"
        onDismiss={onCancel}
      >{t`We can’t use the microphone. Allow it for this page, or choose a sound file.`}</Banner>
    );
  const { seconds = 0, level = 0 } = heard ?? {};
  const [now, most] = [formatClock(Math.floor(seconds)), formatClock(limits.soundSeconds)];
  return (
    <div role="group" aria-label={t`Recording`} className="row-wrap gap-1-2 sunken pad-3">
      <p role="status">{heard ? t`Speak now` : t`Waiting for the microphone...`}</p>
      <meter aria-label={t`How loud it is`} min={0} max={1} value={level} className={styles.meter} />
      <p className="muted figures">{t`${now} of ${most}`}</p>
      <Button
        variant="primary"
        icon={<Square />}
        aria-disabled={heard === undefined}
        onClick={() => recording.current?.stop()}
      >{t`Stop`}</Button>
      <Button variant="quiet" onClick={onCancel}>{t`Cancel`}</Button>
    </div>
  );
}

/** Recording formats in order of preference, smallest first. */
const kinds = ['audio/webm;codecs=opus', 'audio/mp4'];
/** A bit rate that keeps speech well below the size limit. */
const bitsPerSecond = 48_000;
const meterMs = 100;

/** An open microphone recording. Call `stop` to keep it or `throwAway` to discard it. */
class Recording {
  readonly #recorder: MediaRecorder;
  readonly #context = new AudioContext();
  readonly #stream: MediaStream;
  readonly #timer: ReturnType<typeof setInterval>;
  #isWanted = true;

  constructor(
    stream: MediaStream,
    onSound: (sound: Blob) => void,
    onHeard: (heard: { readonly seconds: number; readonly level: number }) => void,
  ) {
    this.#stream = stream;
    const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind));
    this.#recorder = new MediaRecorder(stream, { ...(mimeType && { mimeType }), audioBitsPerSecond: bitsPerSecond });
    const parts: Blob[] = [];
    this.#recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    this.#recorder.addEventListener('stop', () => {
      this.#close();
      if (this.#isWanted) onSound(new Blob(parts, { type: this.#recorder.mimeType }));
    });
    const readLevel = this.#openMeter();
    const begunAt = performance.now();
    this.#recorder.start();
    this.#timer = setInterval(() => {
      const seconds = (performance.now() - begunAt) / 1_000;
      onHeard({ seconds: Math.min(seconds, limits.soundSeconds), level: readLevel() });
      if (seconds >= limits.soundSeconds) this.stop();
    }, meterMs);
  }

  stop(): void {
    if (this.#recorder.state === 'recording') this.#recorder.stop();
  }

  throwAway(): void {
    this.#isWanted = false;
    this.stop();
    this.#close();
  }

  /** @returns a function that reads the current volume from 0 to 1. */
  #openMeter(): () => number {
    const meter = this.#context.createAnalyser();
    this.#context.createMediaStreamSource(this.#stream).connect(meter);
    const samples = new Float32Array(meter.fftSize);
    return () => {
      meter.getFloatTimeDomainData(samples);
      return Math.min(1, 2 * Math.max(...samples.map(Math.abs)));
    };
  }

  #close(): void {
    clearInterval(this.#timer);
    for (const track of this.#stream.getTracks()) track.stop();
    if (this.#context.state !== 'closed') void this.#context.close();
  }
}
