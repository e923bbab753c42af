import type { Activity } from '../../../../shared/schemas/activity.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Button } from '../../components/controls/button.tsx';
import { SideText } from '../../components/card-side/card-side.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { countOf, formatNumber, formatPercent, nounFor } from '../../words/counts.ts';
import { formatWeekday } from '../../words/dates.ts';
import { compareNames } from '../../words/names.ts';
import { MasteredNote } from '../mastered-note.tsx';
import { NoValue } from './all-time-figures.tsx';
import { CsvButton, type FiguresRow, FiguresTable } from './figures-table.tsx';
import styles from './reports-tab.module.css';

type DeckActivity = Activity['decks'][number];

interface DeckProgressProps {
  readonly learner: Pick<Learner, 'name'>;
  readonly decks: readonly DeckActivity[];
  readonly onOpenDeck: (deckId: string) => void;
}

/** A table of progress per deck, studied decks first, with bars. */
export function DeckProgress({ learner, decks, onOpenDeck }: DeckProgressProps) {
  const sorted = decks.toSorted(byInterest);
  return (
    <SectionCard
      title="Decks"
      part="decks"
      action={decks.length > 0 && <CsvButton name={`${learner.name} decks`} rows={() => listDecks(sorted)} />}
    >
      {decks.length === 0 ? (
        <p className={styles.muted}>There are no decks yet.</p>
      ) : (
        <>
          <FiguresTable
            caption="Accuracy and mastery of each deck"
            columns={['Deck', 'Accuracy', 'Mastered', 'Due']}
            rows={sorted.map((deck) => describeDeck(deck, onOpenDeck))}
          />
          <MasteredNote className={styles.muted} />
        </>
      )}
    </SectionCard>
  );
}

/** Sorts studied decks first, then by natural order: `Deck 2` before `Deck 10`. */
function byInterest(one: DeckActivity, other: DeckActivity): number {
  return Number(other.studiedCards > 0) - Number(one.studiedCards > 0) || compareNames(one, other);
}

function listDecks(decks: readonly DeckActivity[]): string[][] {
  return [
    ['Deck', 'Cards', 'Studied', 'Known', 'Mastered', 'Due', 'Accuracy'],
    ...decks.map(({ name, totalCards, studiedCards, knownCards, masteredCards, dueCards, accuracy }) => [
      name,
      ...[totalCards, studiedCards, knownCards, masteredCards, dueCards].map(String),
      accuracy === undefined ? '' : formatPercent(accuracy),
    ]),
  ];
}

function describeDeck(deck: DeckActivity, onOpenDeck: (deckId: string) => void): FiguresRow {
  const { deckId, name, totalCards, studiedCards, masteredCards, accuracy, dueCards } = deck;
  return {
    id: deckId,
    name: (
      <>
        <button type="button" className={styles.opens} onClick={() => onOpenDeck(deckId)}>
          <bdi>{name}</bdi>
        </button>{' '}
        <span className={styles.size}>
          {formatNumber(studiedCards)} of {countOf(totalCards, 'card')} studied
        </span>
      </>
    ),
    cells: [
      accuracy === undefined ? (
        <NoValue key="accuracy" />
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

interface WeakCardsProps {
  readonly cards: Activity['hardestCards'];
  readonly onOpenDeck: (deckId: string) => void;
}

interface WeakestCardsProps extends WeakCardsProps {
  /** Studies the deck of the hardest card side by side with the learner. Undefined if the user may not. */
  readonly onPractice: ((deckId: string) => void) | undefined;
}

/** The few weakest cards in short, each leading to its deck. */
export function WeakestCards({ cards, onOpenDeck, onPractice }: WeakestCardsProps) {
  const [hardest] = cards;
  return (
    <SectionCard title="Weak cards">
      {!hardest && <p className={styles.none}>{noWeakCards}</p>}
      <ul className={styles.weakest}>
        {cards.map(({ cardId, deckId, front, back, format, wrong }) => (
          <li key={cardId}>
            <button type="button" className={styles.opens} onClick={() => onOpenDeck(deckId)}>
              <SideText as="span" text={front || noWords} format={format} />
            </button>
            <span className={styles.muted}>
              <SideText as="span" text={back || noWords} format={format} /> · wrong {countOf(wrong, 'time')}
            </span>
          </li>
        ))}
      </ul>
      {hardest && onPractice && <Button onClick={() => onPractice(hardest.deckId)}>Practice together</Button>}
    </SectionCard>
  );
}

const noWeakCards = 'No weak cards. Nothing wrong so far.';
const noWords = 'A picture or sound';

/** The cards with the most wrong answers, hardest first. */
export function WeakCards({ cards, onOpenDeck }: WeakCardsProps) {
  return (
    <SectionCard title="Weak cards" part="weak-cards">
      {cards.length === 0 ? (
        <p className={styles.none}>{noWeakCards}</p>
      ) : (
        <FiguresTable
          caption="The cards that were most often wrong, the hardest first"
          columns={['Card', 'Times wrong']}
          rows={cards.map(({ cardId, deckId, deckName, format, front, back, wrong }) => ({
            id: cardId,
            name: (
              <>
                <button type="button" className={styles.opens} onClick={() => onOpenDeck(deckId)}>
                  <span className={styles.front}>
                    <SideText as="span" text={front || noWords} format={format} />
                  </span>
                </button>{' '}
                <span className={styles.back}>
                  <SideText as="span" text={back || noWords} format={format} />
                </span>{' '}
                <span className={styles.size}>
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

type DueAheadProps = { readonly activity: Pick<Activity, 'dueByDay' | 'dueWithin7Days' | 'dueWithin30Days'> };

/** Number of cards due on each coming day, based on the current schedule. */
export function DueAhead({ activity: { dueByDay, dueWithin7Days, dueWithin30Days } }: DueAheadProps) {
  const most = Math.max(1, ...dueByDay.map(({ due }) => due));
  return (
    <SectionCard title="Coming up">
      <ol className={styles.ahead} aria-label="Cards that come due, day by day">
        {dueByDay.map(({ date, due }, ahead) => (
          <li key={date} className={styles.dueDay}>
            <span className={styles.dueBar} style={{ blockSize: `${(72 * due) / most}px` }} aria-hidden="true" />
            <strong>{formatNumber(due)}</strong> <span>{ahead === 0 ? 'Now' : formatWeekday(date).slice(0, 3)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.muted}>“Now” means due today or overdue. New cards are extra.</p>
      <ul className={styles.muted}>
        <DueLine count={dueWithin7Days} days={7} />
        <DueLine count={dueWithin30Days} days={30} />
      </ul>
    </SectionCard>
  );
}

function DueLine({ count, days }: { readonly count: number; readonly days: number }) {
  return (
    <li>
      <strong>{formatNumber(count)}</strong>{' '}
      <span>
        {nounFor(count, 'card')} due in the next {days} days
      </span>
    </li>
  );
}
