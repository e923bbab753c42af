import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { wordsOfSide } from '../../../../../shared/card-marks.ts';
import { type CardChanges, compareWithLibrary } from '../../../../../shared/import/cards/compare-cards.ts';
import type { LibraryCard } from '../../../../../shared/library/cards.ts';
import type { LibraryDeck } from '../../../../../shared/library/library-deck.ts';
import type { MadeDeck } from '../../../../../shared/library/make-deck.ts';
import type { Card, Deck } from '../../../../../shared/schemas/deck.ts';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { joinClasses } from '../../../lib/class-names.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import styles from './library.module.css';

/** Differences between a deck and the library, with the cards that it doesn't have in two parts. */
interface DeckChanges extends CardChanges<Card, LibraryCard> {
  /** Whether the library has a newer version than the deck. */
  readonly isNewer: boolean;
  readonly added: readonly LibraryCard[];
  /** Cards that the choices of the deck make and that it doesn't have: deleted by the family or, if the version is newer, perhaps new. */
  readonly missing: readonly LibraryCard[];
  /** Cards with a text that is new in the library. */
  readonly renewed: CardChanges<Card, LibraryCard>['changed'];
  /** Cards that the family itself changed. */
  readonly edited: CardChanges<Card, LibraryCard>['changed'];
}

export interface ComparedDeck {
  readonly deck: Deck;
  readonly source: LibraryDeck;
  /** The deck as the library makes it with its current choices. */
  readonly before: MadeDeck;
  /** The deck with the new choices. */
  readonly made: MadeDeck;
  readonly cards: readonly Card[];
}

/** @returns the differences between a deck's cards and those of the library with the new choices */
export function listChanges({ deck, source, before, made, cards }: ComparedDeck): DeckChanges {
  const changes = compareWithLibrary(cards, made.cards);
  const isNewer = source.version !== deck.library?.version;
  const known = new Set(before.cards.map(keyOf));
  const isKnown = (sides: LibraryCard) => known.has(keyOf(sides));
  // A card of a further level only happens to have the answer or the picture of a family's own card.
  const unlike = isNewer
    ? []
    : changes.changed.filter(({ card, sides }) => !isKnown(sides) && card.front !== sides.front);
  const fresh = [...changes.fresh, ...unlike.map(({ sides }) => sides)];
  const changed = changes.changed.filter((pair) => !unlike.includes(pair));
  // The texts of older versions aren't kept, so a card that was changed at any time may have the family's words.
  const isRenewed = ({ card }: { readonly card: Card }) => isNewer && card.changedAt === undefined;
  return {
    ...changes,
    isNewer,
    fresh,
    changed,
    gone: [...changes.gone, ...unlike.map(({ card }) => card)],
    added: fresh.filter((sides) => !isKnown(sides)),
    missing: fresh.filter(isKnown),
    renewed: changed.filter(isRenewed),
    edited: changed.filter((pair) => !isRenewed(pair)),
  };
}

/** Identifies a card within a library deck, whatever levels it is made with. */
function keyOf({ front, frontFiles }: LibraryCard): string {
  return frontFiles?.[0]?.name ?? front;
}

interface Ticks {
  readonly isOn: (card: LibraryCard | Card) => boolean;
  /** Ticks or unticks cards. */
  readonly turn: (cards: readonly (LibraryCard | Card)[]) => void;
}

/** By default, cards of further levels are added, and cards take the texts of a newer version. What the family may have changed or deleted stays so, and its own cards stay. */
export function useTicks({ added, renewed }: DeckChanges): Ticks {
  /** Cards whose checkbox differs from its default. */
  const [turned, setTurned] = useState<ReadonlySet<LibraryCard | Card>>(new Set());
  const initial = new Set<LibraryCard | Card>([...added, ...renewed.map(({ sides }) => sides)]);
  return {
    isOn: (card) => initial.has(card) !== turned.has(card),
    turn: (cards) =>
      setTurned(
        new Set([...[...turned].filter((card) => !cards.includes(card)), ...cards.filter((card) => !turned.has(card))]),
      ),
  };
}

interface ChangeListsProps extends Ticks {
  readonly changes: DeckChanges;
}

/** All differences between a deck and the library, each with a checkbox. */
export function ChangeLists({ changes, ...ticks }: ChangeListsProps) {
  const { t } = useLingui();
  const { isNewer, added, missing, renewed, edited, gone } = changes;
  const { isOn, turn } = ticks;
  // The cards of older versions aren't kept, so a new card looks like one that the family deleted.
  const whyMissing = isNewer
    ? t`They’re new in the library, or you deleted them. Check the ones to add.`
    : t`These stay out. Check the ones to add.`;
  return (
    <>
      <ChangeList title={t`New in the library`} hint={t`These are added.`} count={added.length}>
        <NewCards cards={added} isNew {...ticks} />
      </ChangeList>
      <ChangeList title={t`Not in your deck`} hint={whyMissing} count={missing.length}>
        <NewCards cards={missing} isNew={false} {...ticks} />
      </ChangeList>
      <ChangeList
        title={t`Changed`}
        hint={t`These get the new text. Your children keep their progress.`}
        count={renewed.length}
      >
        <ChangedCards pairs={renewed} {...ticks} />
      </ChangeList>
      <ChangeList
        title={t`Different in your deck`}
        hint={t`These stay as they are. Check the ones that should get the library’s text. Your children keep their progress.`}
        count={edited.length}
      >
        <ChangedCards pairs={edited} {...ticks} />
      </ChangeList>
      <ChangeList
        title={t`Only in your deck`}
        hint={t`These stay. Check the ones to remove, along with what your children have learned.`}
        count={gone.length}
      >
        {gone.map((card) => (
          <Change key={card.id} isOn={isOn(card)} sides={card} onTurn={() => turn([card])} />
        ))}
      </ChangeList>
    </>
  );
}

function ChangedCards({ pairs, isOn, turn }: Ticks & { readonly pairs: DeckChanges['changed'] }) {
  return pairs.map(({ card, sides }) => (
    <Change key={card.id} isOn={isOn(sides)} sides={sides} was={card} onTurn={() => turn([sides])} />
  ));
}

/** More new cards than this are folded behind one checkbox. */
const mostInSight = 20;

interface NewCardsProps extends Ticks {
  readonly cards: readonly LibraryCard[];
  /** Whether the library has added them; otherwise the family may have deleted them. */
  readonly isNew: boolean;
}

function NewCards({ cards, isNew, isOn, turn }: NewCardsProps) {
  const { t } = useLingui();
  const listCards = () =>
    cards.map((card) => <Change key={keyOf(card)} isOn={isOn(card)} sides={card} onTurn={() => turn([card])} />);
  if (cards.length <= mostInSight) return listCards();
  const on = cards.filter(isOn);
  const isAll = on.length === cards.length;
  const isSome = on.length > 0 && !isAll;
  return (
    <>
      <label className="row ticks gap-3 target">
        <input
          ref={(box) => {
            if (box) box.indeterminate = isSome;
          }}
          type="checkbox"
          checked={isAll}
          onChange={() => turn(isAll ? cards : cards.filter((card) => !isOn(card)))}
        />
        {describeTicked(on.length, cards.length, isNew)}
      </label>
      <Disclosure summary={t`Show the cards`}>{listCards}</Disclosure>
    </>
  );
}

function describeTicked(ticked: number, total: number, isNew: boolean): string {
  if (ticked === total) {
    return isNew
      ? t`${plural(total, { one: '# new card', other: '# new cards' })}`
      : t`${plural(total, { one: '# card', other: '# cards' })}`;
  }
  return isNew
    ? t`${ticked} of ${plural(total, { one: '# new card', other: '# new cards' })}`
    : t`${ticked} of ${plural(total, { one: '# card', other: '# cards' })}`;
}

interface ChangeListProps {
  readonly title: string;
  readonly hint: string;
  readonly count: number;
  readonly children: ReactNode;
}

function ChangeList({ title, hint, count, children }: ChangeListProps) {
  if (count === 0) return null;
  return (
    <fieldset className="stack gap-1">
      <legend>
        {title} ({count})
      </legend>
      <p className="note">{hint}</p>
      {children}
    </fieldset>
  );
}

interface ChangeProps {
  readonly isOn: boolean;
  readonly sides: LibraryCard | Card;
  /** The deck's current card, if it differs. */
  readonly was?: Card;
  readonly onTurn: () => void;
}

function Change({ isOn, sides, was, onTurn }: ChangeProps) {
  const drawing = 'frontFiles' in sides ? sides.frontFiles?.[0] : undefined;
  const front = wordsOfSide(sides.front, 'frontMedia' in sides ? sides.frontMedia : undefined);
  const before = was && wordsOfSide(was.front, was.frontMedia);
  return (
    <label className={joinClasses(styles.change, 'row ticks gap-3 target')}>
      <input type="checkbox" checked={isOn} onChange={onTurn} />
      <span dir="auto" className="shrinks breaks">
        {before !== undefined && before !== (drawing?.alt ?? front) && <s className="muted">{before}</s>}{' '}
        {drawing ? <DrawnPicture {...drawing} /> : front} <span className="onward">→</span>{' '}
        {was && was.back !== sides.back && <s className="muted">{was.back}</s>} {sides.back}
        {sides.extra !== undefined && <small> · {sides.extra}</small>}
      </span>
    </label>
  );
}
