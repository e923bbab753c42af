import { useEffectEvent, useLayoutEffect } from 'react';
import { optionOfKey } from './option-of-key.ts';

interface QuestionKeys {
  /** Off while a dialog asks something, or nothing can be answered any more. */
  readonly isOn: boolean;
  readonly onChoose: (option: number) => void;
  readonly onNext: () => void;
  readonly onPrevious: () => void;
}

/**
 * A–F and 1–6 choose, Enter and → go on, ← goes back. Within the options the arrows stay the radio group's own. A key
 * held down counts once.
 */
export function useQuestionKeys({ isOn, onChoose, onNext, onPrevious }: QuestionKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isForUs = !event.repeat && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;
    const action = isOn && isForUs ? findAction(event) : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  });

  function findAction({ key, target }: KeyboardEvent): (() => void) | undefined {
    const option = optionOfKey(key);
    if (option !== undefined) return () => onChoose(option);
    if (key === 'Enter') return isWithin(target, 'button, a, summary') ? undefined : onNext;
    if (isWithin(target, 'input')) return undefined;
    return key === 'ArrowRight' ? onNext : key === 'ArrowLeft' ? onPrevious : undefined;
  }

  // Whoever sees the screen may press a key: it listens as soon as it is drawn.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Whether the key was pressed on an element that already does something with it. */
function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
