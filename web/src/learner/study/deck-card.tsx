import Check from 'lucide-react/icons/check';
import Layers from 'lucide-react/icons/layers';
import Target from 'lucide-react/icons/target';
import type { Deck } from '../../../../shared/schemas/deck.ts';
import { PressableCard } from '../../components/layout/card.tsx';
import { countOf, formatPercent } from '../../words/counts.ts';
import styles from './deck-list.module.css';

interface DeckCardProps {
  readonly deck: Deck;
  readonly onStudy: () => void;
}

/** A deck as one big button: what it is, how it goes, and what waits today. */
export function DeckCard({ deck, onStudy }: DeckCardProps) {
  const { name, description, totalCards, accuracy } = deck;
  return (
    <PressableCard onPress={onStudy}>
      <span className={styles.row}>
        <span className={styles.picture} aria-hidden="true">
          <Layers />
        </span>
        <span className={styles.deck}>
          <span dir="auto" className={styles.name}>
            {name}
          </span>
          {description && (
            <span dir="auto" className={styles.description}>
              {description}
            </span>
          )}
          <span className={styles.facts}>
            <span className={styles.fact}>{countOf(totalCards, 'card')}</span>
            {accuracy !== undefined && (
              <span className={styles.fact}>
                <Target aria-hidden="true" />
                {formatPercent(accuracy)} right
              </span>
            )}
            <Today deck={deck} />
          </span>
        </span>
      </span>
    </PressableCard>
  );
}

function Today({ deck: { dueCards, totalCards } }: { readonly deck: Deck }) {
  if (dueCards > 0) return <span className={styles.waiting}>{dueCards} today</span>;
  if (totalCards === 0) return null;
  return (
    <span className={styles.done}>
      <Check aria-hidden="true" />
      Done for today
    </span>
  );
}
