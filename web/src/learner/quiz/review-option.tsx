import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { joinClasses } from '../../lib/class-names.ts';
import { letterOf } from '../../lib/option-letter.ts';
import styles from './review-list.module.css';

interface ReviewOptionProps {
  readonly text: string;
  /** From 0. */
  readonly option: number;
  readonly isCorrect: boolean;
  readonly isChosen: boolean;
}

/** An option in the review, with a sign and words for the right one and for the learner's own. */
export function ReviewOption({ text, option, isCorrect, isChosen }: ReviewOptionProps) {
  const remark = describe(isCorrect, isChosen);
  return (
    <li className={joinClasses(styles.option, isCorrect && styles.correct, isChosen && !isCorrect && styles.wrong)}>
      <span className={styles.letter}>{letterOf(option)}</span>
      <span dir="auto" className={styles.text}>
        {text}
      </span>
      {remark && (
        <span className={styles.remark}>
          {isCorrect ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
          {remark}
        </span>
      )}
    </li>
  );
}

function describe(isCorrect: boolean, isChosen: boolean): string | undefined {
  if (isCorrect) return isChosen ? 'Your answer: correct' : 'Correct answer';
  return isChosen ? 'Your answer: not yet' : undefined;
}
