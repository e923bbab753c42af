import { useEffect, useState, useSyncExternalStore } from 'react';
import { takeVoice } from '../../lib/device/one-voice.ts';
import { pictures } from '../study/answer/pick-text-size.ts';
import { readTag } from './guess-language.ts';

/** What speaks, where the browser has it. */
function findEngine(): SpeechSynthesis | undefined {
  return 'SpeechSynthesisUtterance' in window ? window.speechSynthesis : undefined;
}

/** The voices of this device. An online one would send what a child learns to its maker. */
function readVoices(): readonly SpeechSynthesisVoice[] {
  return (
    findEngine()
      ?.getVoices()
      .filter(({ localService }) => localService) ?? []
  );
}

/** The voices of this device, kept up to date: most browsers know them only some time after they are first asked. */
export function useVoices(): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState(readVoices);
  useEffect(() => {
    const engine = findEngine();
    const handleChange = (): void => setVoices(readVoices());
    // Older Safaris know their voices at once and have no such event.
    engine?.addEventListener?.('voiceschanged', handleChange);
    return () => engine?.removeEventListener?.('voiceschanged', handleChange);
  }, []);
  return voices;
}

/** @returns the voice that reads a language best, by region, then script, then what the device prefers; undefined where none reads it. */
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

/** Where nothing is said of a region: English as it is spoken here. */
function withRegion(language: string): string {
  if (!/^[a-z]{2,3}$/i.test(language)) return language;
  return navigator.languages.find((tag) => tag.startsWith(`${language}-`)) ?? language;
}

/** What is spoken: Cantonese is written as Chinese, Norwegian voices say which of the two they read. */
function speechOf({ language, region }: Intl.Locale): string {
  if (language === 'zh' && (region === 'HK' || region === 'MO')) return 'yue';
  return language === 'no' ? 'nb' : language;
}

/** What is being spoken. Kept here: Chrome forgets one that nobody holds, and never says that it ended. */
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

/** The id of what this page speaks, kept up to date. */
export function useSpokenId(): string | undefined {
  return useSyncExternalStore(subscribeToSpoken, () => spoken?.id);
}

/**
 * Voices call a picture by its name, which is what a child is asked for on a picture card.
 * @returns the text without pictures; nothing where no letter or figure is left.
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

/** Speaks a text instead of what is heard. Whether it is heard is nobody's worry: nothing waits for it. */
export function speak({ id, text, voice, isSlow }: Speech): void {
  takeVoice(stopSpeaking);
  // A blank to fill in is a pause, not "underscore underscore".
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
  findEngine()?.speak(speech);
}

let isAllowed = false;

/** Call it at a press: Safari speaks by itself only once the page spoke at one. An empty text is nothing to hear. */
export function allowSpeech(): void {
  if (!isAllowed) findEngine()?.speak(new SpeechSynthesisUtterance(''));
  isAllowed = true;
}

/** Stops what this page speaks. */
export function stopSpeaking(): void {
  if (!spoken) return;
  setSpoken(undefined);
  findEngine()?.cancel();
}

/** Whether something can be heard: some browsers end without a word. */
export function isHeard(): boolean {
  return findEngine()?.speaking === true;
}
