import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { wordsOfSide } from '../../../../../shared/card-marks.ts';
import { renewExtra } from '../../../../../shared/import/cards/import-rows.ts';
import type { LibraryCard } from '../../../../../shared/library/cards.ts';
import type { Card } from '../../../../../shared/schemas/deck.ts';
import { VisuallyHidden } from '../../../components/feedback/visually-hidden.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { joinClasses } from '../../../lib/class-names.ts';
import { dot } from '../../../words/join-parts.ts';
import { type DeckChanges, keyOf, type Ticks } from './deck-changes.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import styles from './library.module.css';

interface ChangeListsProps extends Ticks {
  readonly changes: DeckChanges;
}

/** All differences between a deck and the library, each with a checkbox. */
export function ChangeLists({ changes, ...ticks }: ChangeListsProps) {
  const { t } = useLingui();
  const { isNewer, added, missing, renewed, edited, gone } = changes;
  const { isOn, turn } = ticks;
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
  const renewed = was ? renewExtra(was, sides) : sides.extra;
  return (
    <label className={joinClasses(styles.change, 'row ticks gap-3 target')}>
      <input type="checkbox" checked={isOn} onChange={onTurn} />
      <span dir="auto" className="shrinks breaks">
        {before !== undefined && before !== (drawing?.alt ?? front) && <Before>{before}</Before>}{' '}
        {drawing ? <DrawnPicture {...drawing} /> : front} <span className="onward">→</span>{' '}
        {was && was.back !== sides.back && <Before>{was.back}</Before>} {sides.back}
        {was?.extra && (
          <small>
            {dot}
            {renewed === undefined ? was.extra : <Before>{was.extra}</Before>}
          </small>
        )}
        {renewed && <small>{dot + renewed}</small>}
      </span>
    </label>
  );
}

/** A text that the change replaces or removes. Screen readers don't say that it is struck out. */
function Before({ children }: { readonly children: string }) {
  const { t } = useLingui();
  const before = t({ message: 'before:', comment: 'read aloud before the older text of a changed card' });
  return (
    <s className="muted">
      {/* Isolated, so that the card's own words set the direction of the line. */}
      <bdi>
        <VisuallyHidden>{before}</VisuallyHidden>
      </bdi>{' '}
      {children}
    </s>
  );
}
