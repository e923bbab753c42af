import { useEffect, useEffectEvent, useState } from 'react';
import type { Card, SideLanguages } from '../../../../shared/schemas/deck.ts';
import { useAccount } from '../../lib/account/account.tsx';
import { guessLanguage } from './guess-language.ts';
import { findVoice, isHeard, leaveOutPictures, speak, stopSpeaking, useSpokenId, useVoices } from './speech.ts';
import { keptHere } from '../../lib/device/kept-here.ts';

/** What can be read: a side of a card, or a question. */
export interface Readable {
  readonly text: string;
  /** Its language, where somebody said so. */
  readonly language?: string | undefined;
  /** The language of what stands beside it, where somebody said so. */
  readonly besideLanguage?: string | undefined;
}

/** The two sides of a card. */
export function sidesOf(
  { front, back }: Card,
  { frontLanguage, backLanguage }: SideLanguages,
): readonly [front: Readable, back: Readable] {
  return [
    { text: front, language: frontLanguage, besideLanguage: backLanguage },
    { text: back, language: backLanguage, besideLanguage: frontLanguage },
  ];
}

/** A readable thing as it is shown. */
export interface ReadSide {
  /** For the text's `lang`. Absent where only the browser's own language speaks for it. */
  readonly lang: string | undefined;
  readonly isSpeaking: boolean;
  /** Reads it, or stops; absent where no voice of the device can. */
  readonly onToggle: (() => void) | undefined;
}

type Voices = readonly SpeechSynthesisVoice[];

function describe({ text, language, besideLanguage }: Readable, voices: Voices) {
  const likely = [...navigator.languages, ...(besideLanguage === undefined ? [] : [besideLanguage])];
  const guess = language === undefined ? guessLanguage(text, likely) : { language, isKnown: true };
  const words = leaveOutPictures(text);
  const voice = words === '' ? undefined : findVoice(guess.language, voices);
  return { text: words, lang: guess.isKnown ? guess.language : undefined, voice };
}

/** Whether there is something to read, and a voice of the device for it. */
export function canRead(readable: Readable, voices: Voices): boolean {
  return describe(readable, voices).voice !== undefined;
}

interface ReadingOptions {
  readonly voices: Voices;
  /** Names what is shown: what is being read stops when it changes. */
  readonly shownKey: string;
  /** The newest is read by itself. */
  readonly isAutomatic: boolean;
  readonly isSlow: boolean;
}

/** Reads what is shown, and nothing else: what is not among `shown`, such as an answer, cannot be heard. The last one is the newest. */
export function useReading(shown: readonly Readable[], options: ReadingOptions): readonly ReadSide[] {
  const { voices, shownKey, isAutomatic, isSlow } = options;
  const spokenId = useSpokenId();
  const sides = shown.map((one) => describe(one, voices));
  const newest = sides.length - 1;
  const idOf = (index: number) => `${shownKey} ${index}`;

  function read(index: number) {
    const { text, voice } = sides[index] ?? {};
    if (text !== undefined && voice) speak({ id: idOf(index), text, voice, isSlow });
  }

  function toggle(index: number) {
    if (spokenId === idOf(index) && isHeard()) stopSpeaking();
    else read(index);
  }

  const readNewest = useEffectEvent(() => read(newest));
  const hasVoice = sides[newest]?.voice !== undefined;
  useEffect(() => {
    if (isAutomatic && hasVoice) readNewest();
    return stopSpeaking;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- something else is shown then
  }, [shownKey, isAutomatic, hasVoice]);
  useReadingSignals(() => toggle(newest));

  return sides.map(({ lang, voice }, index) => ({
    lang,
    isSpeaking: spokenId === idOf(index),
    onToggle: voice && (() => toggle(index)),
  }));
}

/** The key R, and silence when somebody goes to another window. */
function useReadingSignals(onKey: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key.toLowerCase() !== 'r' || event.repeat || event.defaultPrevented || isShortcut) return;
    if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return;
    onKey();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => handleKey(event);
    const handleVisibility = (): void => {
      if (document.visibilityState === 'hidden') stopSpeaking();
    };
    window.addEventListener('keydown', listener);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      window.removeEventListener('keydown', listener);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, []);
}

/** Whether the person cannot read yet: then cards and news are read by themselves, and nothing asks for reading. */
export function useIsPreReader(): boolean {
  return useAccount().me.learner?.canRead === false;
}

/** Reads product words that matter to whoever cannot read them, as soon as they are shown. */
export function useSpokenNews(text: string): void {
  const isPreReader = useIsPreReader();
  const shown = isPreReader ? [{ text, language: document.documentElement.lang }] : [];
  useReading(shown, { voices: useVoices(), shownKey: text, isAutomatic: true, isSlow: false });
}

/** How somebody likes to be read to. */
export interface ReadingHabits {
  /** Each side of a card is read as soon as it is shown. */
  readonly isAutomatic: boolean;
  readonly isSlow: boolean;
}

/** How the account's person likes to be read to on this device: off and at the usual speed until they say so; on for whoever cannot read yet. */
export function useReadingHabits(): readonly [ReadingHabits, (change: Partial<ReadingHabits>) => void] {
  const { me } = useAccount();
  const key = `flashspark.reading.${me.id}` as const;
  const [kept, setHabits] = useState(() => readHabits(key));
  const habits = { ...kept, isAutomatic: useIsPreReader() || kept.isAutomatic };
  return [
    habits,
    (change) => {
      const next = { ...kept, ...change };
      setHabits(next);
      try {
        keptHere().setItem(key, JSON.stringify(next));
      } catch {
        // A browser that keeps nothing: good for as long as the screen is open.
      }
    },
  ];
}

function readHabits(key: `flashspark.reading.${string}`): ReadingHabits {
  try {
    const kept = JSON.parse(keptHere().getItem(key) ?? '{}') as Partial<ReadingHabits> | null;
    return { isAutomatic: kept?.isAutomatic === true, isSlow: kept?.isSlow === true };
  } catch {
    return { isAutomatic: false, isSlow: false };
  }
}
