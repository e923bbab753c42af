import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { Ref } from 'react';
import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { Button } from '../../../components/controls/button.tsx';
import { DeckFacts } from './deck-facts.tsx';
import styles from './deck-detail.module.css';

interface DeckHeaderProps {
  readonly deck: Deck;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly onBack: () => void;
}

/** The way back, the deck's name, and how it stands. */
export function DeckHeader({ deck, titleRef, onBack }: DeckHeaderProps) {
  return (
    <header className={styles.header}>
      <Button variant="quiet" className={styles.back} icon={<ChevronLeft aria-hidden="true" />} onClick={onBack}>
        Back
      </Button>
      <h2 id="open-deck" ref={titleRef} tabIndex={-1} className={styles.title} dir="auto">
        {deck.name}
      </h2>
      {deck.description && (
        <p className={styles.description} dir="auto">
          {deck.description}
        </p>
      )}
      <DeckFacts deck={deck} />
    </header>
  );
}
