import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import X from 'lucide-react/icons/x';
import type { Rating } from '../../../../shared/schemas/study.ts';
import { Button } from '../../components/controls/button.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './answer-bar.module.css';
import { useSettled } from './session/use-settled.ts';
import { useStudyKeys } from './session/use-study-keys.ts';

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
