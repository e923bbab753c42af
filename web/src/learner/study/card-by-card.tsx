import { BackButton, Button } from '../../components/controls/button.tsx';
import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Undo from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import type { Rating } from '../../../../shared/schemas/study.ts';
import { ProgressBar } from '../../components/feedback/loading.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { AnswerBar } from './answer-bar.tsx';
import { AnswerNotices, SaveStatus } from './answer-notices.tsx';
import styles from './session-screen.module.css';
import { currentCardOf, positionOf } from './running-session.ts';
import type { StudyView } from './use-study-session.ts';
import type { Card } from '../../../../shared/schemas/deck.ts';
import { pickTextSize } from './pick-text-size.ts';

interface CardByCardProps {
  readonly deckName: string;
  readonly view: Extract<StudyView, { kind: 'studying' }>;
  readonly onShow: () => void;
  readonly onAnswer: (rating: Rating) => void;
  /** Undefined as long as there is no answer to take back. */
  readonly onTakeBack: (() => void) | undefined;
  readonly onLeave: () => void;
}

/** The running session: one card, its answer, the learner's verdict, the next card. */
export function CardByCard({ deckName, view, onShow, onAnswer, onTakeBack, onLeave }: CardByCardProps) {
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
        {onTakeBack && (
          <Button variant="quiet" icon={<Undo aria-hidden="true" />} className={styles.undo} onClick={onTakeBack}>
            Undo
          </Button>
        )}
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
interface FeedbackProps {
  readonly deckName: string;
  readonly rating: CardByCardProps['view']['lastRating'] | undefined;
}

function Feedback({ deckName, rating }: FeedbackProps) {
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
      {rating === 'taken-back' && (
        <>
          <Undo aria-hidden="true" /> Taken back. Here it is again.
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

interface FlashCardProps {
  readonly card: Card;
  /** Changes with every card asked, also when the same one comes back. */
  readonly askedKey: string;
  readonly isAnswerShown: boolean;
}

/**
 * One card. The answer is in the page only once it is shown: the card turns over, and the question stays above it. A change is read out, and the focus
 * rests on the card, so that no key press ever meets a button by accident. It is one element for all cards: one that came and went with the focus
 * would be laid out twice before it is painted. Its animation begins anew as its two sides take turns.
 */
function FlashCard({ card, askedKey, isAnswerShown }: FlashCardProps) {
  const ref = useRef<HTMLElement>(null);
  const isScrolled = useRef(false);
  useEffect(() => {
    const face = ref.current;
    if (face && document.activeElement !== face) face.focus({ preventScroll: true });
    if (face && isScrolled.current) face.scrollTop = 0;
    isScrolled.current = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another side shows then
  }, [askedKey, isAnswerShown]);
  return (
    <div aria-live="polite" className={styles.stage}>
      <section
        ref={ref}
        tabIndex={-1}
        aria-label={isAnswerShown ? 'Answer' : 'Question'}
        className={joinClasses(styles.face, isAnswerShown ? styles.turned : styles.dealt)}
        onScroll={() => (isScrolled.current = true)}
      >
        <Side text={card.front} isSmall={isAnswerShown} />
        {isAnswerShown && (
          <>
            <hr className={styles.line} />
            <Side text={card.back} />
          </>
        )}
      </section>
    </div>
  );
}

/** A side is text, never markup; its own language decides which way it runs. */
function Side({ text, isSmall = false }: { readonly text: string; readonly isSmall?: boolean }) {
  return (
    <p dir="auto" className={joinClasses(styles.side, isSmall ? styles.asked : styles[pickTextSize(text)])}>
      {text}
    </p>
  );
}
