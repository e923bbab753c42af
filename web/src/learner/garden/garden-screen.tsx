import { useQuery } from '@tanstack/react-query';
import Sprout from 'lucide-react/icons/sprout';
import type { Deck } from '../../../../shared/schemas/deck.ts';
import { EmptyState, NotLoaded } from '../../components/feedback/messages.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { ownDecksQuery } from '../../queries/home.ts';
import { countOf } from '../../words/counts.ts';
import styles from './garden.module.css';
import { countGrown, growthOf, Plant } from './plant.tsx';

/** The learner's decks as plants that grow with the known cards. */
export function GardenScreen() {
  usePageTitle('My garden');
  const decks = useQuery(ownDecksQuery);
  if (decks.data) return <Garden decks={decks.data.filter(({ totalCards }) => totalCards > 0)} />;
  return <NotLoaded of={decks} what="your garden" className={styles.beds} height="196px" count={4} />;
}

function Garden({ decks }: { readonly decks: readonly Deck[] }) {
  if (decks.length === 0)
    return <EmptyState icon={<Sprout />} title="Nothing planted yet" text="Each deck grows here as you learn it." />;
  const { known, growing } = countGrown(decks);
  return (
    <div className={styles.screen}>
      <p className={styles.sum}>
        <strong>{countOf(known, 'card')}</strong> by heart, <strong>{growing}</strong> growing
      </p>
      <ul className={styles.beds}>
        {decks.map((deck) => (
          <li key={deck.id} className={styles.bed}>
            <Plant growth={growthOf(deck)} size={112} />
            <h2 dir="auto" className={styles.name}>
              {deck.name}
            </h2>
            <Shelf deck={deck} />
          </li>
        ))}
      </ul>
      <p className={styles.hint}>You know a card by heart when you still remember it after three weeks.</p>
    </div>
  );
}

function Shelf({ deck }: { readonly deck: Deck }) {
  const { totalCards, masteredCards } = deck;
  const { growing } = countGrown([deck]);
  return (
    <>
      <span aria-hidden="true" className={styles.shelf}>
        <span className={styles.known} style={{ flexGrow: masteredCards }} />
        <span className={styles.growing} style={{ flexGrow: growing }} />
        <span style={{ flexGrow: Math.max(totalCards - masteredCards - growing, 0) }} />
      </span>
      <p className={styles.facts}>
        {masteredCards} of {countOf(totalCards, 'card')} by heart{growing > 0 && `, ${growing} growing`}
      </p>
    </>
  );
}
