import { useEffect } from 'react';
import { useAccount } from '../../../lib/account/account.tsx';
import type { StudyView } from '../session/use-study-session.ts';

type Moment = 'correct' | 'wrong' | 'finished';

/** Notes by pitch in Hz and start in seconds: two up, one low and soft, a small fanfare. */
const tunes: Readonly<Record<Moment, readonly (readonly [pitch: number, start: number])[]>> = {
  correct: [
    [659, 0],
    [880, 0.09],
  ],
  wrong: [[330, 0]],
  finished: [
    [523, 0.25],
    [659, 0.37],
    [784, 0.49],
    [1047, 0.61],
  ],
};

/** In milliseconds: on, off, on. */
const buzzes: Readonly<Record<Moment, readonly number[]>> = {
  correct: [18],
  wrong: [8],
  finished: [18, 70, 18, 70, 36],
};

const loudest = 0.12;
const noteSeconds = 0.28;

let audio: AudioContext | undefined;

/**
 * Small sounds, and a buzz where the device can, for whoever switched them on. Nothing waits for them, and none that fails is told of. They are made
 * in the press itself, as a browser lets nothing else begin to sound.
 * @returns what an answer sounds like; the end of a session does so by itself.
 */
export function useStudySounds(view: StudyView['kind']): (moment: Moment) => void {
  const isOn = useAccount().me.learner?.look?.sounds === true;
  useEffect(() => {
    if (isOn && view === 'finished') play('finished');
  }, [isOn, view]);
  return (moment) => {
    if (isOn) play(moment);
  };
}

function play(moment: Moment): void {
  try {
    if ('vibrate' in navigator) navigator.vibrate([...buzzes[moment]]);
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
    for (const [pitch, start] of tunes[moment]) playNote(audio, pitch, audio.currentTime + start);
  } catch {
    // A device that cannot is quiet.
  }
}

/** A soft note that fades by itself, as of a marimba. */
function playNote(context: AudioContext, pitch: number, at: number): void {
  const note = new OscillatorNode(context, { type: 'sine', frequency: pitch });
  const fading = new GainNode(context, { gain: 0 });
  fading.gain.setValueAtTime(0, at);
  fading.gain.linearRampToValueAtTime(loudest, at + 0.01);
  fading.gain.exponentialRampToValueAtTime(0.001, at + noteSeconds);
  note.connect(fading).connect(context.destination);
  note.start(at);
  note.stop(at + noteSeconds);
}
