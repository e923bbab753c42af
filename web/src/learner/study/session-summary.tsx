import { useQuery } from '@tanstack/react-query';
import Layers from 'lucide-react/icons/layers';
import Star from 'lucide-react/icons/star';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { StatTile } from '../../components/layout/facts.tsx';
import { ownDecksQuery } from '../../queries/decks.ts';
import { nounFor } from '../../words/counts.ts';
import { useOutboxState } from './outbox/outbox-context.tsx';
import { SaveStatus } from './save-status.tsx';
import styles from './session-summary.module.css';

interface SessionSummaryProps {
  readonly deckId: string;
  readonly result: { readonly cards: number; readonly rightFirstTime: number };
  readonly onDone: () => void;
  readonly onKeepGoing: () => void;
}

/** After the last card: a warm word, two numbers, and where to go. */
export function SessionSummary({
  deckId,
  result: { cards, rightFirstTime },
  onDone,
  onKeepGoing,
}: SessionSummaryProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const waitingCards = useWaitingCards(deckId);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div className={styles.summary}>
      <span className={styles.star} aria-hidden="true">
        <Star />
      </span>
      <h2 ref={headingRef} tabIndex={-1} className={styles.heading}>
        {rightFirstTime === cards ? 'Wow, every single one!' : 'Well done!'}
      </h2>
      <p className={styles.text}>Your memory just got a little stronger.</p>
      <div className={styles.tiles}>
        <StatTile tone="brand" icon={<Layers />} value={cards} label={`${nounFor(cards, 'card')} studied`} />
        <StatTile tone="spark" icon={<Star />} value={rightFirstTime} label="right the first time" />
      </div>
      <div className={styles.actions}>
        <Button variant="primary" isWide onClick={onDone}>
          Done
        </Button>
        {waitingCards > 0 && (
          <Button isWide onClick={onKeepGoing}>
            Keep going ({waitingCards} more today)
          </Button>
        )}
      </div>
      <SaveStatus />
    </div>
  );
}

/** How many more cards of the deck wait today; 0 until the server has the answers and says so. */
function useWaitingCards(deckId: string): number {
  const { isEmpty } = useOutboxState();
  const decks = useQuery({ ...ownDecksQuery, enabled: isEmpty });
  if (!isEmpty || decks.isFetching) return 0;
  return decks.data?.find((deck) => deck.id === deckId)?.dueCards ?? 0;
}
