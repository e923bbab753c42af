import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Rating } from '../../../../shared/schemas/study.ts';
import { Button } from '../../components/controls/button.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './answer-bar.module.css';

interface AnswerBarProps {
  readonly askedKey: string;
  readonly isAnswerShown: boolean;
  readonly onShow: () => void;
  readonly onAnswer: (rating: Rating) => void;
}

/** Show Answer, then Wrong or Correct. All three sit in the same place, so a press right after a change does not count. */
export function AnswerBar({ askedKey, isAnswerShown, onShow, onAnswer }: AnswerBarProps) {
  const isSettled = useSettled(`${askedKey} ${isAnswerShown}`);
  useStudyKeys({ isAnswerShown, onShow, onAnswer });
  if (!isAnswerShown) {
    return (
      <div className={styles.bar}>
        <Button
          variant="primary"
          icon={<Eye aria-hidden="true" />}
          className={joinClasses(styles.button, styles.show)}
          disabled={!isSettled}
          aria-keyshortcuts="Space Enter"
          onClick={onShow}
        >
          Show Answer
          <KeyHint>space</KeyHint>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.bar}>
      <Button
        variant="wrong"
        icon={<X aria-hidden="true" />}
        className={joinClasses(styles.button, styles.wrong)}
        disabled={!isSettled}
        aria-keyshortcuts="1 ArrowLeft"
        onClick={() => onAnswer('wrong')}
      >
        Wrong
        <KeyHint>1 or ←</KeyHint>
      </Button>
      <Button
        variant="right"
        icon={<Check aria-hidden="true" />}
        className={joinClasses(styles.button, styles.correct)}
        disabled={!isSettled}
        aria-keyshortcuts="2 ArrowRight"
        onClick={() => onAnswer('correct')}
      >
        Correct
        <KeyHint>2 or →</KeyHint>
      </Button>
    </div>
  );
}

/** The key that does the same, for the eye; `aria-keyshortcuts` says it to a screen reader. */
function KeyHint({ children }: { readonly children: string }) {
  return (
    <kbd aria-hidden="true" className={styles.key}>
      {children}
    </kbd>
  );
}

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
function useStudyKeys({ isAnswerShown, onShow, onAnswer }: StudyKeys): void {
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

/** Longer than the second press of a double click takes, and as long as the card turns. */
const settlesAfterMs = 250;

/** Whether what `key` names has been on the screen for a moment: a double click must not answer what nobody has seen. */
function useSettled(key: string): boolean {
  const [settledKey, setSettledKey] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettledKey(key), settlesAfterMs);
    return () => clearTimeout(timer);
  }, [key]);
  return settledKey === key;
}
