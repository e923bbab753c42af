import { type ReactNode, useState } from 'react';
import type { Activity } from '../../../../shared/schemas/activity.ts';
import { Button } from '../../components/controls/button.tsx';
import { VisuallyHidden } from '../../components/feedback/visually-hidden.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { countOf, formatNumber, formatPercent } from '../../words/counts.ts';
import { compareNames } from '../../words/names.ts';
import { MasteredNote } from '../mastered-note.tsx';
import styles from './reports-tab.module.css';

type DeckActivity = Activity['decks'][number];

/** How well each deck is known: picture and table in one. Decks that were studied come first. */
export function DeckProgress({ decks }: { readonly decks: readonly DeckActivity[] }) {
  return (
    <SectionCard title="Decks">
      {decks.length === 0 ? (
        <p className={styles.muted}>There are no decks yet.</p>
      ) : (
        <>
          <FiguresTable
            caption="Accuracy and mastery of each deck"
            columns={['Deck', 'Accuracy', 'Mastered', 'Due']}
            rows={decks.toSorted(byInterest).map(describeDeck)}
          />
          <MasteredNote className={styles.muted} />
        </>
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

interface FiguresRow {
  readonly id: string;
  /** The row's heading. */
  readonly name: ReactNode;
  readonly cells: readonly ReactNode[];
}

interface FiguresTableProps {
  /** What the table tells, for screen readers: the eye has the heading above it. */
  readonly caption: string;
  /** The first is the column of the rows' headings. */
  readonly columns: readonly string[];
  readonly rows: readonly FiguresRow[];
}

/** How many rows show, and how many more at a time. */
const step = 10;

/** Figures in rows, the first ten of them; more on demand. */
export function FiguresTable({ caption, columns, rows }: FiguresTableProps) {
  const [count, setCount] = useState(step);
  const hidden = rows.length - count;
  return (
    <>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, count).map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <Button variant="quiet" className={styles.more} onClick={() => setCount(count + step)}>
          Show more ({hidden} more)
        </Button>
      )}
    </>
  );
}
