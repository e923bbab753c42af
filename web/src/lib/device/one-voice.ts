let stopHeard = (): void => undefined;

/** Call this when a sound or voice starts to play. It stops the previous one, so that only one plays at a time. */
export function claimPlayback(stop: () => void): void {
  stopHeard();
  stopHeard = stop;
}

export type SoundState = 'silent' | 'playing' | 'unplayable';

/** The only element that plays sounds, because Safari lets an element play without a press only after a press has loaded or started that element. */
let player: HTMLAudioElement | undefined;

/**
 * Plays a sound from the start and stops any other. If the browser requires a user's press first, this sound isn't heard, and the next press unlocks later
 * ones.
 * @param onChange receives `unplayable` if this browser can't play the sound's format.
 * @returns a function that stops the sound.
 */
export function playSound(url: string, onChange: (state: SoundState) => void): () => void {
  player ??= new Audio();
  const audio = player;
  const over = new AbortController();
  const end = (state: SoundState): void => {
    if (over.signal.aborted) return;
    over.abort();
    audio.pause();
    onChange(state);
  };
  const stop = (): void => end('silent');
  claimPlayback(stop);
  const listen = (type: string, handle: () => void): void =>
    audio.addEventListener(type, handle, { signal: over.signal });
  listen('playing', () => onChange('playing'));
  listen('ended', stop);
  // The system may pause the sound, for example for a phone call. The pause event of an earlier sound may arrive late, so check that this one is paused.
  listen('pause', () => audio.paused && stop());
  listen('error', () => end('unplayable'));
  audio.src = url;
  audio.play().catch((error: unknown) => {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError') document.addEventListener('click', allowSounds, { once: true, capture: true });
    end(name === 'NotSupportedError' ? 'unplayable' : 'silent');
  });
  return stop;
}

function allowSounds(): void {
  player?.load();
}
