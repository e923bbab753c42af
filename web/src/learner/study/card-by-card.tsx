import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { Rating } from '../../../../shared/schemas/study.ts';
import { ProgressBar } from '../../components/feedback/loading.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { AnswerBar } from './answer-bar.tsx';
import { AnswerNotices } from './answer-notices.tsx';
import { BackButton } from './back-button.tsx';
import { FlashCard } from './flash-card.tsx';
import { SaveStatus } from './save-status.tsx';
import styles from './session-screen.module.css';
import { currentCardOf, positionOf } from './session/running-session.ts';
import type { StudyView } from './session/use-study-session.ts';

interface CardByCardProps {
  readonly deckName: string;
  readonly view: Extract<StudyView, { kind: 'studying' }>;
  readonly onShow: () => void;
  readonly onAnswer: (rating: Rating) => void;
  readonly onLeave: () => void;
}

/** The running session: one card, its answer, the learner's verdict, the next card. */
export function CardByCard({ deckName, view, onShow, onAnswer, onLeave }: CardByCardProps) {
  const { running, isAnswerShown, lastRating } = view;
  const card = currentCardOf(running);
  const { current, total } = positionOf(running);
  const askedKey = `${running.session.id} ${running.answers.length}`;
  return (
    <div className={styles.screen}>
      <div className={styles.header}>
        <BackButton onPress={onLeave} />
        <h1 className={joinClasses(styles.title, styles.position)}>
          Card {current} of {total}
        </h1>
      </div>
      <AnswerNotices />
      <ProgressBar label="Cards finished" value={current - 1} max={total} />
      <Feedback deckName={deckName} rating={isAnswerShown ? undefined : lastRating} />
      {card ? (
        <>
          <FlashCard card={card} askedKey={askedKey} isAnswerShown={isAnswerShown} />
          <div className={styles.foot}>
            <AnswerBar askedKey={askedKey} isAnswerShown={isAnswerShown} onShow={onShow} onAnswer={onAnswer} />
            <SaveStatus />
          </div>
        </>
      ) : (
        <Banner tone="error">Error: No current card.</Banner>
      )}
    </div>
  );
}

/** How the last answer went, kindly, until the next answer is shown. Read out in a pause. */
function Feedback({ deckName, rating }: { readonly deckName: string; readonly rating: Rating | undefined }) {
  return (
    <div role="status" className={joinClasses(styles.feedback, rating === 'correct' ? styles.gotIt : styles.notYet)}>
      {rating === undefined && (
        <span dir="auto" className={styles.deckName}>
          {deckName}
        </span>
      )}
      {rating === 'correct' && (
        <>
          <Check aria-hidden="true" /> Got it!
        </>
      )}
      {rating === 'wrong' && (
        <>
          <RotateCcw aria-hidden="true" /> Not yet. It comes back soon.
        </>
      )}
    </div>
  );
}
