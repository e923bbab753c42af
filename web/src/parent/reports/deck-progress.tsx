import type { Activity } from '../../../../shared/schemas/activity.ts';
import { SectionCard } from '../../components/layout/card.tsx';
import { VisuallyHidden } from '../../components/feedback/visually-hidden.tsx';
import { compareNames } from '../../words/names.ts';
import { countOf, formatNumber, formatPercent } from '../../words/counts.ts';
import { FiguresTable } from './figures-table.tsx';
import styles from './deck-progress.module.css';

type DeckActivity = Activity['decks'][number];

/** How well each deck is known: picture and table in one. Decks that were studied come first. */
export function DeckProgress({ decks }: { readonly decks: readonly DeckActivity[] }) {
  return (
    <SectionCard title="Decks">
      {decks.length === 0 ? (
        <p className={styles.muted}>There are no decks yet.</p>
      ) : (
        <FiguresTable
          caption="Accuracy and mastery of each deck"
          columns={['Deck', 'Accuracy', 'Mastered', 'Due']}
          rows={decks.toSorted(byInterest).map(describeDeck)}
        />
      )}
    </SectionCard>
  );
}

/** `Deck 2` before `Deck 10`, whatever the case. */
function byInterest(one: DeckActivity, other: DeckActivity): number {
  return Number(other.studiedCards > 0) - Number(one.studiedCards > 0) || compareNames(one, other);
}

function describeDeck({ deckId, name, totalCards, studiedCards, masteredCards, accuracy, dueCards }: DeckActivity) {
  return {
    id: deckId,
    name: (
      <>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>{' '}
        <span className={styles.size}>
          {formatNumber(studiedCards)} of {countOf(totalCards, 'card')} studied
        </span>
      </>
    ),
    cells: [
      accuracy === undefined ? (
        <NoAccuracy key="accuracy" />
      ) : (
        <Share key="accuracy" share={accuracy} text={formatPercent(accuracy)} />
      ),
      <Share
        key="mastered"
        share={totalCards > 0 ? masteredCards / totalCards : 0}
        text={formatNumber(masteredCards)}
      />,
      formatNumber(dueCards),
    ],
  };
}

function NoAccuracy() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>no answers yet</VisuallyHidden>
    </>
  );
}

/** A figure with a bar under it for the eye. */
function Share({ share, text }: { readonly share: number; readonly text: string }) {
  return (
    <>
      {text}
      <span aria-hidden="true" className={styles.bar}>
        <span style={{ inlineSize: formatPercent(share) }} />
      </span>
    </>
  );
}
