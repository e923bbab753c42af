import { useEffectEvent, useLayoutEffect } from 'react';
import type { Rating } from '../../../../../shared/schemas/study.ts';

interface StudyKeys {
  readonly isAnswerShown: boolean;
  readonly onShow: () => void;
  readonly onAnswer: (rating: Rating) => void;
}

const ratingKeys: Readonly<Record<string, Rating>> = {
  '1': 'wrong',
  ArrowLeft: 'wrong',
  '2': 'correct',
  ArrowRight: 'correct',
};

/** Space or Enter shows the answer; 1 or ← is Wrong, 2 or → is Correct. A key held down counts once. */
export function useStudyKeys({ isAnswerShown, onShow, onAnswer }: StudyKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isForUs = !event.repeat && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isForUs) return;
    const rating = ratingKeys[event.key];
    const isShowKey = (event.key === ' ' || event.key === 'Enter') && !isOnControl(event.target);
    if (isAnswerShown ? rating === undefined : !isShowKey) return;
    event.preventDefault();
    if (rating !== undefined) onAnswer(rating);
    else onShow();
  });
  // Whoever sees the screen may press a key: it listens as soon as it is drawn.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** A focused button or link already does something with Space and Enter. */
function isOnControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, select, textarea, dialog') !== null;
}
