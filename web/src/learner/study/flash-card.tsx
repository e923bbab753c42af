import { useEffect, useRef } from 'react';
import type { Card } from '../../../../shared/schemas/deck.ts';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './flash-card.module.css';
import { pickTextSize } from './session/pick-text-size.ts';

interface FlashCardProps {
  readonly card: Card;
  /** Changes with every card asked, also when the same one comes back. */
  readonly askedKey: string;
  readonly isAnswerShown: boolean;
}

/**
 * One card. The answer is in the page only once it is shown: the card turns over, and the question stays above it. A
 * change is read out, and the focus rests on the card, so that no key press ever meets a button by accident.
 */
export function FlashCard({ card, askedKey, isAnswerShown }: FlashCardProps) {
  return (
    <div aria-live="polite" className={styles.stage}>
      <Face key={`${askedKey} ${isAnswerShown}`} card={card} isAnswerShown={isAnswerShown} />
    </div>
  );
}

function Face({ card, isAnswerShown }: Omit<FlashCardProps, 'askedKey'>) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={isAnswerShown ? 'Answer' : 'Question'}
      className={joinClasses(styles.face, isAnswerShown ? styles.turned : styles.dealt)}
    >
      <Side text={card.front} isSmall={isAnswerShown} />
      {isAnswerShown && (
        <>
          <hr className={styles.line} />
          <Side text={card.back} />
        </>
      )}
    </section>
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
