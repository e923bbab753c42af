import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { CoverColour } from '../../../../../../shared/card-marks.ts';
import type { Deck } from '../../../../../../shared/schemas/deck.ts';
import { foldText } from '../../../../../../shared/quiz/fold-text.ts';
import { Select } from '../../../../components/controls/field.tsx';
import { ColourChip } from '../../../../components/layout/deck-cover.tsx';
import { compareNames } from '../../../../words/names.ts';
import styles from './deck-view.module.css';
import { keepIfRoom, localStore } from '../../../../lib/device/web-storage.ts';

const sorts = { name: msg`Name`, newest: msg`Newest first`, due: msg`Most due first`, subject: msg`Subject` };
type DeckSort = keyof typeof sorts;

/** Sort order of the deck list, and the case-folded subject that filters it; '' for all subjects. */
export interface DeckView {
  readonly sort: DeckSort;
  readonly subject: string;
}

const wholeList: DeckView = { sort: 'name', subject: '' };

interface KnownSubject {
  readonly name: string;
  /** The case-folded name, which is the same for all spellings of the subject. */
  readonly key: string;
  /** Cover color of the subject's first deck that has one. */
  readonly colour: CoverColour | undefined;
}

/** @returns the subjects of a family's decks, sorted by name */
export function subjectsOf(decks: readonly Deck[]): readonly KnownSubject[] {
  const byKey = Map.groupBy(
    decks.filter(({ subject }) => subject !== undefined),
    keyOf,
  );
  return [...byKey]
    .map(([key, own]) => ({
      key,
      name: own[0]?.subject ?? '',
      colour: own.find(({ cover }) => cover && cover.colour !== 'plain')?.cover?.colour,
    }))
    .toSorted(compareNames);
}

function keyOf({ subject = '' }: Pick<Deck, 'subject'>): string {
  return foldText(subject);
}

const comparers: Readonly<Record<DeckSort, (one: Deck, other: Deck) => number>> = {
  name: compareNames,
  newest: (one, other) => (one.createdAt < other.createdAt ? 1 : -1),
  due: (one, other) => other.dueCards - one.dueCards || compareNames(one, other),
  subject: (one, other) =>
    Number(one.subject === undefined) - Number(other.subject === undefined) ||
    compareNames({ name: keyOf(one) }, { name: keyOf(other) }) ||
    compareNames(one, other),
};

/** @returns the decks of the chosen subject in the chosen order; all decks if none has that subject any longer */
export function filterAndSortDecks(decks: readonly Deck[], { sort, subject }: DeckView): readonly Deck[] {
  const own = subject === '' ? [] : decks.filter((deck) => keyOf(deck) === subject);
  return (own.length > 0 ? own : decks).toSorted(comparers[sort]);
}

const viewKey = 'flashspark.deck-list';

/** This device's deck list settings. */
export function useDeckView(): readonly [DeckView, (view: DeckView) => void] {
  const [view, setView] = useState(readView);
  const keep = (next: DeckView): void => {
    setView(next);
    keepIfRoom(viewKey, `${next.sort} ${next.subject}`);
  };
  return [view, keep];
}

function readView(): DeckView {
  const [sort = '', ...subject] = (localStore().getItem(viewKey) ?? '').split(' ');
  return Object.hasOwn(sorts, sort) ? { sort: sort as DeckSort, subject: subject.join(' ') } : wholeList;
}

/** From this many decks on, the list can be sorted. Fewer fit on most screens. */
const minDecksForSorting = 4;

/** @returns whether there is a subject or an order to choose */
export function isWorthArranging(decks: readonly Deck[]): boolean {
  return decks.length >= minDecksForSorting || decks.some(({ subject }) => subject !== undefined);
}

/** @returns whether a subject or an order other than by name is chosen for these decks */
export function isArranged(decks: readonly Deck[], { sort, subject }: DeckView): boolean {
  return (
    (decks.length >= minDecksForSorting && sort !== wholeList.sort) ||
    subjectsOf(decks).some(({ key }) => key === subject)
  );
}

interface DeckViewBarProps {
  readonly decks: readonly Deck[];
  readonly view: DeckView;
  readonly onChange: (view: DeckView) => void;
}

/** Filter and sort controls of the deck list, shown only when they are useful. */
export function DeckViewBar({ decks, view, onChange }: DeckViewBarProps) {
  const { t } = useLingui();
  const subjects = useMemo(() => subjectsOf(decks), [decks]);
  const isNarrowed = subjects.some(({ key }) => key === view.subject);
  if (!isWorthArranging(decks)) return null;
  return (
    <div className={styles.bar}>
      {subjects.length > 0 && (
        <div role="group" aria-label={t`Subject`} className="wrap gap-1 shrinks">
          <button
            type="button"
            aria-pressed={!isNarrowed}
            className={styles.subject}
            onClick={() => onChange({ ...view, subject: '' })}
          >
            <ColourChip colour={undefined}>{t`All`}</ColourChip>
          </button>
          {subjects.map(({ key, name, colour }) => (
            <button
              key={key}
              type="button"
              aria-pressed={key === view.subject}
              className={styles.subject}
              onClick={() => onChange({ ...view, subject: key === view.subject ? '' : key })}
            >
              <ColourChip colour={colour}>{name}</ColourChip>
            </button>
          ))}
        </div>
      )}
      {decks.length >= minDecksForSorting && (
        <div className={styles.sort}>
          <Select
            label={t`Sort by`}
            value={view.sort}
            onChange={({ target: { value } }) => onChange({ ...view, sort: value as DeckSort })}
            options={Object.entries(sorts).map(([sort, words]) => [sort, t(words)])}
          />
        </div>
      )}
    </div>
  );
}
