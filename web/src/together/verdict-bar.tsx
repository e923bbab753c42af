import { useLingui } from '@lingui/react/macro';
import Check from 'virtual:icons/check';
import RotateCcw from 'virtual:icons/rotate-ccw';
import type { MouseEvent } from 'react';
import type { Rating } from '../../../shared/schemas/study.ts';
import { Button } from '../components/controls/button.tsx';
import { KeyHint, ratingKeys, usePresses, useStudyKeys } from '../learner/study/answer/answer-bar.tsx';
import { joinClasses } from '../lib/class-names.ts';
import { turnArrows } from '../lib/page/direction.ts';
import styles from './together.module.css';

interface VerdictBarProps {
  readonly askedKey: string;
  /** Disables the keys while a dialog covers the card. */
  readonly isHeld: boolean;
  readonly onAnswer: (rating: Rating) => void;
}

/** Two verdict buttons with the same shortcut keys as in the learner's study screen. */
export function VerdictBar({ askedKey, isHeld, onAnswer }: VerdictBarProps) {
  const { t } = useLingui();
  const { isMeant, onPointerDown } = usePresses(askedKey);
  useStudyKeys(isMeant, (key) => {
    const rating = isHeld ? undefined : ratingKeys[key];
    return rating && (() => onAnswer(rating));
  });
  const when = (rating: Rating) => (event: MouseEvent) => isMeant(event.nativeEvent) && onAnswer(rating);
  return (
    <div className={joinClasses(styles.verdicts, 'stack gap-3')} onPointerDown={onPointerDown}>
      <Button
        icon={<RotateCcw />}
        className={styles.verdict}
        aria-keyshortcuts={turnArrows('1 ArrowLeft')}
        onClick={when('wrong')}
      >
        {t`Not yet`}
        <KeyHint>{t`1 or ←`}</KeyHint>
      </Button>
      <Button
        variant="right"
        icon={<Check />}
        className={styles.verdict}
        aria-keyshortcuts={turnArrows('2 ArrowRight')}
        onClick={when('correct')}
      >
        {t`Knew it`}
        <KeyHint>{t`2 or →`}</KeyHint>
      </Button>
    </div>
  );
}
