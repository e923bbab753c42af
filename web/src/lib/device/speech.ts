import { useEffect, useState, useSyncExternalStore } from 'react';
import { claimPlayback } from './one-voice.ts';

/** Matches emoji with joiners, variation selectors and modifiers. A flag is two matches. */
export const pictures = /[\p{Extended_Pictographic}\p{RI}](?:\u{200d}|\u{fe0f}|\p{Emoji_Modifier})*/gu;

function findEngine(): SpeechSynthesis | undefined {
  return 'SpeechSynthesisUtterance' in window ? window.speechSynthesis : undefined;
}

/** Returns the voices that run on this device. Online voices would send a child's cards to their vendor. */
function readVoices(): readonly SpeechSynthesisVoice[] {
  return (
    findEngine()
      ?.getVoices()
      .filter(({ localService }) => localService) ?? []
  );
}

/** Delays in milliseconds after which the list of voices is read again, in case the browser doesn't announce a change. */
const lateVoicesMs = [0, 1_000];

/** Returns the device's voices and updates them: most browsers load them asynchronously. */
export function useVoices(): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState(readVoices);
  useEffect(() => {
    const engine = findEngine();
    const handleChange = (): void => setVoices(readVoices());
    const lookAgain = (): void =>
      setVoices((known) => {
        const found = known.length > 0 ? known : readVoices();
        return found.length > 0 ? found : known;
      });
    // Safari sometimes sends no event after its first, empty list.
    const timers = lateVoicesMs.map((ms) => setTimeout(lookAgain, ms));
    engine?.addEventListener?.('voiceschanged', handleChange);
    return () => {
      timers.forEach(clearTimeout);
      engine?.removeEventListener?.('voiceschanged', handleChange);
    };
  }, []);
  return voices;
}

/** @returns the best voice for a language, by region, then script, then the device's default; undefined if there is none. */
export function findVoice(language: string, voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const wanted = readTag(withRegion(language));
  if (!wanted) return undefined;
  const ranks = voices.flatMap((voice) => {
    const own = readTag(voice.lang);
    if (!own || speechOf(own) !== speechOf(wanted)) return [];
    const rank = (own.region === wanted.region ? 4 : 0) + (own.script === wanted.script ? 2 : 0);
    return { voice, rank: rank + (voice.default ? 1 : 0) };
  });
  return ranks.toSorted((one, other) => other.rank - one.rank)[0]?.voice;
}

/** Adds the user's region to a language tag without one, e.g. `en` → `en-GB`. */
function withRegion(language: string): string {
  if (!/^[a-z]{2,3}$/i.test(language)) return language;
  return navigator.languages.find((tag) => tag.startsWith(`${language}-`)) ?? language;
}

/** Returns the spoken language: Cantonese for `zh-HK` and `zh-MO`, Bokmål (`nb`) for `no`. */
function speechOf({ language, region }: Intl.Locale): string {
  if (language === 'zh' && (region === 'HK' || region === 'MO')) return 'yue';
  return language === 'no' ? 'nb' : language;
}

/** Current utterance. The reference prevents garbage collection in Chrome, which would drop its `end` event. */
let spoken: { readonly id: string; readonly speech: SpeechSynthesisUtterance } | undefined;

const listeners = new Set<() => void>();

function setSpoken(next: typeof spoken): void {
  spoken = next;
  for (const listener of listeners) listener();
}

function subscribeToSpoken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSpokenId(): string | undefined {
  return useSyncExternalStore(subscribeToSpoken, () => spoken?.id);
}

/**
 * Removes emoji, because voices read out their names, which would give away the answer on a picture card.
 * @returns the text without emoji; empty if no letter or digit is left.
 */
export function leaveOutPictures(text: string): string {
  const words = text.replaceAll(pictures, '').trim();
  return /[\p{L}\p{N}]/u.test(words) ? words : '';
}

interface Speech {
  readonly id: string;
  readonly text: string;
  readonly voice: SpeechSynthesisVoice;
  readonly isSlow: boolean;
}

/** Speaks a text and stops any other sound. Failures are ignored. Safari drops speech before the first press; the next press then unlocks later speech. */
export function speak({ id, text, voice, isSlow }: Speech): void {
  claimPlayback(stopSpeaking);
  // Reads a blank (`__`) as a pause instead of "underscore underscore".
  const speech = new SpeechSynthesisUtterance(text.replaceAll(/_{2,}/g, ' … '));
  const handleEnd = (): void => {
    if (spoken?.speech === speech) setSpoken(undefined);
  };
  Object.assign(speech, {
    voice,
    lang: voice.lang,
    rate: isSlow ? 0.6 : 1,
    onend: handleEnd,
    onerror: handleEnd,
  });
  setSpoken({ id, speech });
  const engine = findEngine();
  // After the app was in the background, the engine may be paused. It would queue the text and stay silent.
  if (engine?.paused) engine.resume();
  engine?.speak(speech);
  if (engine?.speaking || engine?.pending) return;
  handleEnd();
  document.addEventListener('click', allowSpeech, { once: true, capture: true });
}

let allowed: SpeechSynthesis | undefined;

/** Unlocks speech with an empty utterance. Call it in a press handler: Safari allows automatic speech only after an utterance started by a press. */
export function allowSpeech(): void {
  const engine = findEngine();
  if (allowed !== engine) engine?.speak(new SpeechSynthesisUtterance(''));
  allowed = engine;
}

export function stopSpeaking(): void {
  if (!spoken) return;
  setSpoken(undefined);
  findEngine()?.cancel();
}

/** Whether the engine is speaking. Some browsers stop without an `end` event. */
export function isHeard(): boolean {
  return findEngine()?.speaking === true;
}

const readTags = new Map<string, Intl.Locale | undefined>();

/** @returns the locale with its likely script and region. Also accepts `en_US` (Android voices) and `en-US@posix` (some browsers). */
export function readTag(tag: string): Intl.Locale | undefined {
  if (!readTags.has(tag)) readTags.set(tag, parseTag(tag.replaceAll('_', '-').replace(/@.*/, '')));
  return readTags.get(tag);
}

function parseTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}
