import type { Activity } from '../../../../shared/schemas/activity.ts';
import { SectionCard } from '../../components/layout/card.tsx';
import { formatNumber } from '../../words/counts.ts';
import { FiguresTable } from './figures-table.tsx';
import styles from './weak-cards.module.css';

/** The cards that were most often wrong, the hardest first: worth a look together. */
export function WeakCards({ cards }: { readonly cards: Activity['hardestCards'] }) {
  return (
    <SectionCard title="Weak cards">
      {cards.length === 0 ? (
        <p className={styles.none}>No weak cards: nothing was wrong so far.</p>
      ) : (
        <FiguresTable
          caption="The cards that were most often wrong, the hardest first"
          columns={['Card', 'Times wrong']}
          rows={cards.map(({ cardId, deckName, front, wrong }) => ({
            id: cardId,
            name: (
              <>
                <span className={styles.front}>
                  <bdi>{front}</bdi>
                </span>{' '}
                <span className={styles.deck}>
                  <bdi>{deckName}</bdi>
                </span>
              </>
            ),
            cells: [formatNumber(wrong)],
          }))}
        />
      )}
    </SectionCard>
  );
}
