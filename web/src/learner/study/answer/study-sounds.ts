import { useEffect } from 'react';
import { useAccount } from '../../../lib/account/account.tsx';
import type { StudyView } from '../session/use-study-session.ts';

type Moment = 'correct' | 'wrong' | 'finished';

/** Notes as pitch in Hz and start in seconds. */
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

/** Vibration patterns in milliseconds: on, off, on … */
const buzzes: Readonly<Record<Moment, readonly number[]>> = {
  correct: [18],
  wrong: [8],
  finished: [18, 70, 18, 70, 36],
};

const loudest = 0.12;
const noteSeconds = 0.28;

let audio: AudioContext | undefined;

/**
 * Plays sounds and vibration if the learner enabled them. Failures are ignored. The end-of-session sound plays automatically.
 * @returns a function that plays an answer's sound. Call it in the press event, because browsers block audio outside a user gesture.
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
    // After a phone call or the use of another app, Safari also has the state `interrupted`.
    if (audio.state !== 'running') audio.resume().catch(() => undefined);
    for (const [pitch, start] of tunes[moment]) playNote(audio, pitch, audio.currentTime + start);
  } catch {
    // No audio or vibration on this device.
  }
}

/** Plays a soft note that fades like a marimba. */
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
