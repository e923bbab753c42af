import { useEffect, useEffectEvent, useState } from 'react';
import type { Card, SideLanguages } from '../../../../shared/schemas/deck.ts';
import { useAccount } from '../../lib/account/account.tsx';
import { guessLanguage } from './guess-language.ts';
import {
  findVoice,
  isHeard,
  leaveOutPictures,
  speak,
  stopSpeaking,
  useSpokenId,
  useVoices,
} from '../../lib/device/speech.ts';
import { keepIfRoom, localStore } from '../../lib/device/web-storage.ts';

/** Text that can be read aloud: a side of a card, or a question. */
export interface Readable {
  readonly text: string;
  /** The text's language, if the user set it. */
  readonly language?: string | undefined;
  /** The language of the card's other side, if the user set it. */
  readonly besideLanguage?: string | undefined;
}

export function sidesOf(
  { front, back }: Card,
  { frontLanguage, backLanguage }: SideLanguages,
): readonly [front: Readable, back: Readable] {
  return [
    { text: front, language: frontLanguage, besideLanguage: backLanguage },
    { text: back, language: backLanguage, besideLanguage: frontLanguage },
  ];
}

/** A text on screen with its speech state. */
export interface ReadSide {
  /** Value for the `lang` attribute; absent if the language is neither set nor clear from the script. */
  readonly lang: string | undefined;
  readonly isSpeaking: boolean;
  /** Starts or stops reading; absent if the device has no voice for it. */
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

/** @returns whether there is text to read and a voice on the device for it */
export function canRead(readable: Readable, voices: Voices): boolean {
  return describe(readable, voices).voice !== undefined;
}

interface ReadingOptions {
  readonly voices: Voices;
  /** Identifies what is on screen. Reading stops when it changes. */
  readonly shownKey: string;
  /** Whether the newest text is read automatically. */
  readonly isAutomatic: boolean;
  /** Index of the newest text, which is also read by the key R. Default: the last one. */
  readonly newest?: number;
  readonly isSlow: boolean;
}

/** Reads texts aloud. Pass only those that are visible, so that a hidden answer can't be heard. */
export function useReading(shown: readonly Readable[], options: ReadingOptions): readonly ReadSide[] {
  const { voices, shownKey, isAutomatic, isSlow } = options;
  const spokenId = useSpokenId();
  const sides = shown.map((one) => describe(one, voices));
  const { newest = sides.length - 1 } = options;
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new key means that another text is on screen
  }, [shownKey, isAutomatic, hasVoice]);
  useReadingSignals(() => toggle(newest));

  return sides.map(({ lang, voice }, index) => ({
    lang,
    isSpeaking: spokenId === idOf(index),
    onToggle: voice && (() => toggle(index)),
  }));
}

/** Handles the key R, and stops reading when the page is hidden. */
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

/** Whether the learner can't read yet. If so, cards and messages are read aloud automatically, and nothing requires reading. */
export function useIsPreReader(): boolean {
  return useAccount().me.learner?.canRead === false;
}

/** Reads important interface text to pre-readers as soon as it appears. */
export function useSpokenNews(text: string): void {
  const isPreReader = useIsPreReader();
  const shown = isPreReader ? [{ text, language: document.documentElement.lang }] : [];
  useReading(shown, { voices: useVoices(), shownKey: text, isAutomatic: true, isSlow: false });
}

export interface ReadingHabits {
  /** Whether each side of a card is read as soon as it is shown. */
  readonly isAutomatic: boolean;
  readonly isSlow: boolean;
}

/** The account's reading settings on this device. By default, speed is normal and automatic reading is off, except for pre-readers. */
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
      // Without room, the setting is lost when the screen closes.
      keepIfRoom(key, JSON.stringify(next));
    },
  ];
}

function readHabits(key: `flashspark.reading.${string}`): ReadingHabits {
  try {
    const kept = JSON.parse(localStore().getItem(key) ?? '{}') as Partial<ReadingHabits> | null;
    return { isAutomatic: kept?.isAutomatic === true, isSlow: kept?.isSlow === true };
  } catch {
    return { isAutomatic: false, isSlow: false };
  }
}
