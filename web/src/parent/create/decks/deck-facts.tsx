import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { formatCount, formatNumber } from './format-count.ts';
import styles from './deck-facts.module.css';

interface DeckFactsProps {
  readonly deck: Pick<Deck, 'totalCards' | 'masteredCards' | 'accuracy'>;
}

/** How many cards, how many mastered and, once somebody has studied, how many answers were right. */
export function DeckFacts({ deck: { totalCards, masteredCards, accuracy } }: DeckFactsProps) {
  return (
    <div className={styles.facts}>
      <p className={styles.counts}>
        <span>{formatCount(totalCards, 'card')}</span>
        <span>{formatNumber(masteredCards)} mastered</span>
      </p>
      {accuracy !== undefined && (
        <div className={styles.accuracy}>
          <ProgressBar label="Accuracy" value={accuracy} />
          <span>{Math.round(accuracy * 100)}% accuracy</span>
        </div>
      )}
    </div>
  );
}
