import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { Activity } from '../../../../shared/schemas/activity.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Button } from '../../components/controls/button.tsx';
import { SideText } from '../../components/card-side/card-side.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { formatNumber, formatPercent } from '../../words/counts.ts';
import { dot } from '../../words/join-parts.ts';
import { whenUsed } from '../../words/locale.ts';
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
  const { t } = useLingui();
  const { name: learnerName } = learner;
  const sorted = decks.toSorted(byInterest);
  return (
    <SectionCard
      title={t`Decks`}
      part="decks"
      action={
        decks.length > 0 && (
          <CsvButton
            label={t`Download ${learnerName} decks as CSV`}
            fileName={t({ message: `${learnerName} decks`, comment: 'The name of a file' })}
            rows={() => listDecks(sorted)}
          />
        )
      }
    >
      {decks.length === 0 ? (
        <p className="muted">{t`There are no decks yet.`}</p>
      ) : (
        <>
          <FiguresTable
            caption={t`Accuracy and mastery of each deck`}
            columns={[t`Deck`, t`Accuracy`, t`Mastered`, t`Due`]}
            rows={sorted.map((deck) => describeDeck(deck, onOpenDeck))}
          />
          <MasteredNote decks={decks} className="muted" />
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
    [t`Deck`, t`Cards`, t`Studied`, t`Known`, t`Mastered`, t`Due`, t`Accuracy`],
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
        <span className="muted block text-xs">
          {t`${{ studied: formatNumber(studiedCards) }} of ${plural(totalCards, { one: '# card', other: '# cards' })} studied`}
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
      <span aria-hidden="true" className={joinClasses(styles.bar, 'block clips round above-1')}>
        <span style={{ inlineSize: `${100 * share}%` }} />
      </span>
    </>
  );
}

interface WeakCardsProps {
  readonly cards: Activity['hardestCards'];
  readonly onOpenDeck: (deckId: string) => void;
}

interface WeakestCardsProps extends WeakCardsProps {
  /** Studies these cards side by side with the learner. Undefined if the user may not. */
  readonly onPractice: (() => void) | undefined;
}

/** The few weakest cards in short, each leading to its deck. */
export function WeakestCards({ cards, onOpenDeck, onPractice }: WeakestCardsProps) {
  const { t } = useLingui();
  const isEmpty = cards.length === 0;
  return (
    <SectionCard
      title={t`Weak cards`}
      action={
        !isEmpty &&
        onPractice && (
          <Button onClick={onPractice}>{t({ message: 'Practice', comment: 'A button above weak cards' })}</Button>
        )
      }
    >
      {isEmpty && <p className="muted">{t(noWeakCards)}</p>}
      <ul className={joinClasses(styles.weakest, 'column gap-1')}>
        {cards.map(({ cardId, deckId, front, back, format, wrong }) => (
          <li key={cardId}>
            <button type="button" className={joinClasses(styles.opens, 'block')} onClick={() => onOpenDeck(deckId)}>
              <SideText as="span" text={front || t(noWords)} format={format} />
            </button>
            <span className="muted">
              <SideText as="span" text={back || t(noWords)} format={format} />
              {dot}
              {t`${plural(wrong, { one: 'wrong # time', other: 'wrong # times' })}`}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

const noWeakCards: MessageDescriptor = msg`No weak cards. Nothing wrong so far.`;
const noWords: MessageDescriptor = msg`A picture or sound`;

/** The cards with the most wrong answers, hardest first. */
export function WeakCards({ cards, onOpenDeck }: WeakCardsProps) {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Weak cards`} part="weak-cards">
      {cards.length === 0 ? (
        <p className="muted">{t(noWeakCards)}</p>
      ) : (
        <FiguresTable
          caption={t`Cards most often wrong, hardest first`}
          columns={[t`Card`, t`Times wrong`]}
          rows={cards.map(({ cardId, deckId, deckName, format, front, back, wrong }) => ({
            id: cardId,
            name: (
              <>
                <button type="button" className={styles.opens} onClick={() => onOpenDeck(deckId)}>
                  <span className="medium clamp-3">
                    <SideText as="span" text={front || t(noWords)} format={format} />
                  </span>
                </button>{' '}
                <span className="block">
                  <SideText as="span" text={back || t(noWords)} format={format} />
                </span>{' '}
                <span className="muted block text-xs">
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

const weekdayFormat = whenUsed((locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short' }));

type DueAheadProps = { readonly activity: Pick<Activity, 'dueByDay' | 'dueWithin7Days' | 'dueWithin30Days'> };

/** Number of cards due on each coming day, based on the current schedule. */
export function DueAhead({ activity: { dueByDay, dueWithin7Days, dueWithin30Days } }: DueAheadProps) {
  const { t } = useLingui();
  const most = Math.max(1, ...dueByDay.map(({ due }) => due));
  return (
    <SectionCard title={t`Coming up`}>
      <ol className={joinClasses(styles.ahead, 'stack gap-1')} aria-label={t`Cards that come due, day by day`}>
        {dueByDay.map(({ date, due }, ahead) => (
          <li key={date} className={joinClasses(styles.dueDay, 'stack muted figures text-xs items-center')}>
            <span className={styles.dueBar} style={{ blockSize: `${(72 * due) / most}px` }} aria-hidden="true" />
            <strong>{formatNumber(due)}</strong>{' '}
            <span>{ahead === 0 ? t`Now` : weekdayFormat().format(new Date(date))}</span>
          </li>
        ))}
      </ol>
      <p className="muted">{t`“Now” means due today or overdue. New cards are extra.`}</p>
      <ul className="muted">
        <DueLine count={dueWithin7Days} days={7} />
        <DueLine count={dueWithin30Days} days={30} />
      </ul>
    </SectionCard>
  );
}

function DueLine({ count, days }: { readonly count: number; readonly days: number }) {
  const formatted = formatNumber(count);
  return (
    <li>
      <Plural
        value={count}
        one={
          <span>
            <strong>{formatted}</strong> <span>card due in the next {days} days</span>
          </span>
        }
        other={
          <span>
            <strong>{formatted}</strong> <span>cards due in the next {days} days</span>
          </span>
        }
      />
    </li>
  );
}
