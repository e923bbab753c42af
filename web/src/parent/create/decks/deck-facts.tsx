import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { ProgressBar } from '../../../components/feedback/loading.tsx';
import { countOf, formatNumber, formatPercent } from '../../../words/counts.ts';
import styles from './deck-facts.module.css';

interface DeckFactsProps {
  readonly deck: Pick<Deck, 'totalCards' | 'masteredCards' | 'accuracy'>;
}

/** How many cards, how many mastered and, once somebody has studied, how many answers were right. */
export function DeckFacts({ deck: { totalCards, masteredCards, accuracy } }: DeckFactsProps) {
  return (
    <div className={styles.facts}>
      <p className={styles.counts}>
        <span>{countOf(totalCards, 'card')}</span>
        <span>{formatNumber(masteredCards)} mastered</span>
      </p>
      {accuracy !== undefined && (
        <div className={styles.accuracy}>
          <ProgressBar label="Accuracy" value={accuracy} />
          <span>{formatPercent(accuracy)} accuracy</span>
        </div>
      )}
    </div>
  );
}
