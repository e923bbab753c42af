import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { MouseEvent } from 'react';
import type { Rating } from '../../../shared/schemas/study.ts';
import { Button } from '../components/controls/button.tsx';
import { KeyHint, ratingKeys, usePresses, useStudyKeys } from '../learner/study/answer/answer-bar.tsx';
import styles from './together.module.css';

interface VerdictBarProps {
  readonly askedKey: string;
  /** Disables the keys while a dialog covers the card. */
  readonly isHeld: boolean;
  readonly onAnswer: (rating: Rating) => void;
}

/** Two verdict buttons with the same shortcut keys as in the learner's study screen. */
export function VerdictBar({ askedKey, isHeld, onAnswer }: VerdictBarProps) {
  const { isMeant, onPointerDown } = usePresses(askedKey);
  useStudyKeys(isMeant, (key) => {
    const rating = isHeld ? undefined : ratingKeys[key];
    return rating && (() => onAnswer(rating));
  });
  const when = (rating: Rating) => (event: MouseEvent) => isMeant(event.nativeEvent) && onAnswer(rating);
  return (
    <div className={styles.bar} onPointerDown={onPointerDown}>
      <Button icon={<RotateCcw />} className={styles.verdict} aria-keyshortcuts="1 ArrowLeft" onClick={when('wrong')}>
        Not yet
        <KeyHint>1 or ←</KeyHint>
      </Button>
      <Button
        variant="right"
        icon={<Check />}
        className={styles.verdict}
        aria-keyshortcuts="2 ArrowRight"
        onClick={when('correct')}
      >
        Knew it
        <KeyHint>2 or →</KeyHint>
      </Button>
    </div>
  );
}
