import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Undo from 'lucide-react/icons/undo-2';
import { joinClasses } from '../../../lib/class-names.ts';
import { Mascot } from '../../mascot/mascot.tsx';
import styles from '../session/session-screen.module.css';
import type { StudyView } from '../session/use-study-session.ts';

interface FeedbackProps {
  readonly deckName: string;
  /** Whether the deck name is shown with every card, because the next card may be from another deck. */
  readonly isDeckNew: boolean;
  /** Changes with each card, which restarts the animation. */
  readonly askedKey: string;
  readonly rating: Extract<StudyView, { kind: 'studying' }>['lastRating'] | undefined;
}

/** Said of a card that rests from now on. */
export const restLine = 'This one gets a week off. It comes back easier.';

/** Feedback on the last answer, shown until the next answer. Announced politely to screen readers. */
export function AnswerFeedback({ deckName, isDeckNew, askedKey, rating }: FeedbackProps) {
  return (
    <div role="status" className={joinClasses(styles.feedback, rating === 'correct' ? styles.gotIt : styles.notYet)}>
      {rating === 'correct' && (
        <>
          <Mascot key={`right ${askedKey}`} mood="right" size={36} />
          <span key={askedKey} aria-hidden="true" className={styles.spark}>
            <Check />
          </span>
          Got it!
        </>
      )}
      {rating === 'taken-back' && (
        <>
          <Undo /> Taken back. Here it is again.
        </>
      )}
      {rating === 'wrong' && (
        <>
          <Mascot key={`not yet ${askedKey}`} mood="not-yet" size={36} />
          <RotateCcw /> Not yet. It comes back soon.
        </>
      )}
      {rating === 'resting' && (
        <>
          <Mascot key={`resting ${askedKey}`} mood="not-yet" size={36} />
          {restLine}
        </>
      )}
      {(rating === undefined || isDeckNew) && (
        <span dir="auto" className={styles.deckName}>
          {deckName}
        </span>
      )}
    </div>
  );
}
