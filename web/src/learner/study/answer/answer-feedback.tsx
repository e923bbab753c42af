import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Check from 'virtual:icons/check';
import RotateCcw from 'virtual:icons/rotate-ccw';
import Undo from 'virtual:icons/undo-2';
import { Fragment, useState } from 'react';
import { joinClasses } from '../../../lib/class-names.ts';
import { Mascot } from '../../../components/pictures/mascot.tsx';
import styles from '../session/session-screen.module.css';
import type { StudyView } from '../session/use-study-session.ts';

interface FeedbackProps {
  readonly deckName: string;
  /** Whether the next card may be from another deck. Its name is then announced to screen readers. */
  readonly isDeckNew: boolean;
  /** Changes with each card, which restarts the animation. */
  readonly askedKey: string;
  readonly rating: Extract<StudyView, { kind: 'studying' }>['lastRating'] | undefined;
}

/** Said of a card that rests from now on. */
export const restLine = msg`This one gets a week off. It comes back easier.`;

/**
 * The deck's name, and below it the feedback on the last answer, shown until the next one. Both lines keep their height, so that the card never moves. The
 * feedback comes in the same frame as the card, and both stop moving together, because the page draws frames of its own wherever a movement begins or ends.
 */
export function AnswerFeedback({ deckName, isDeckNew, askedKey, rating }: FeedbackProps) {
  const { t } = useLingui();
  const shownKey = rating && askedKey;
  const repeats = useRepeats(shownKey);
  return (
    <div className={styles.said}>
      <p dir="auto" role={isDeckNew ? 'status' : undefined} className={styles.deckName}>
        {deckName}
      </p>
      <div role="status" className={joinClasses(styles.feedback, rating === 'correct' ? 'in-right' : 'muted')}>
        {rating !== 'taken-back' && (
          // Stays in the page, unseen until it is needed: a new one had fifteen elements styled after each answer.
          <Mascot
            key={repeats}
            mood={rating === 'wrong' || rating === 'resting' ? 'not-yet' : 'right'}
            size={36}
            isUnseen={!rating}
          />
        )}
        {/* New elements for each answer: screen readers say the same words again. */}
        <Fragment key={shownKey}>
          {rating === 'correct' && (
            <>
              <span aria-hidden="true" className={styles.spark}>
                <Check />
              </span>
              {t`Got it!`}
            </>
          )}
          {rating === 'taken-back' && (
            <>
              <Undo /> {t`Undone. Here it is again.`}
            </>
          )}
          {rating === 'wrong' && (
            <>
              <RotateCcw /> {t`Not yet. It comes back soon.`}
            </>
          )}
          {rating === 'resting' && (
            <span className={joinClasses(styles.resting, 'balanced text-center text-s')}>{t(restLine)}</span>
          )}
        </Fragment>
      </div>
    </div>
  );
}

/** Counts how often feedback directly followed other feedback, as in multiple choice, so that the mascot hops again. */
function useRepeats(shownKey: string | undefined): number {
  const [last, setLast] = useState({ shownKey, repeats: 0 });
  if (last.shownKey === shownKey) return last.repeats;
  const repeats = last.repeats + (shownKey && last.shownKey ? 1 : 0);
  setLast({ shownKey, repeats });
  return repeats;
}
