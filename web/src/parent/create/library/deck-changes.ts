import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { type CardChanges, compareWithLibrary } from '../../../../../shared/import/cards/compare-cards.ts';
import { areRowsWhole, findLibraryImports, renewExtra } from '../../../../../shared/import/cards/import-rows.ts';
import type { LibraryCard } from '../../../../../shared/library/cards.ts';
import type { LibraryDeck } from '../../../../../shared/library/library-deck.ts';
import type { MadeDeck } from '../../../../../shared/library/make-deck.ts';
import type { Card, Deck } from '../../../../../shared/schemas/deck.ts';

/** Differences between a deck and the library, with the cards that it doesn't have in two parts. */
export interface DeckChanges extends CardChanges<Card, LibraryCard> {
  /** Whether the library has a newer version than the deck. */
  readonly isNewer: boolean;
  readonly added: readonly LibraryCard[];
  /** Cards that the choices of the deck make and that it doesn't have: deleted by the family or, if the version is newer and the family deleted some, perhaps new. */
  readonly missing: readonly LibraryCard[];
  /** Cards with a text or an extra that is new in the library. */
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
  // Sides that are the same may have an older extra.
  const remarked = changes.same.filter(({ card, sides }) => isNewer && renewExtra(card, sides) !== undefined);
  const changed = [...changes.changed.filter((pair) => !unlike.includes(pair)), ...remarked];
  // The cards of older versions aren't kept, but a family that deleted none can lack only new ones.
  const ofLibrary = [...changes.same, ...changes.changed].map(({ card }) => card);
  const isNew = (sides: LibraryCard) =>
    !isKnown(sides) || (isNewer && areRowsWhole(cards, ofLibrary, deck.libraryCards));
  // Nor are their texts, so a card that was changed at any time may have the family's words.
  const isImported = findLibraryImports(cards, ofLibrary);
  const isRenewed = (pair: DeckChanges['changed'][number]) =>
    isNewer && pair.card.changedAt === undefined && (!remarked.includes(pair) || isImported(pair.card));
  return {
    ...changes,
    isNewer,
    fresh,
    changed,
    same: changes.same.filter((pair) => !remarked.includes(pair)),
    gone: [...changes.gone, ...unlike.map(({ card }) => card)],
    added: fresh.filter(isNew),
    missing: fresh.filter((sides) => !isNew(sides)),
    renewed: changed.filter(isRenewed),
    edited: changed.filter((pair) => !isRenewed(pair)),
  };
}

/** Identifies a card within a library deck, whatever levels it is made with. */
export function keyOf({ front, frontFiles }: LibraryCard): string {
  return frontFiles?.[0]?.name ?? front;
}

export interface Ticks {
  readonly isOn: (card: LibraryCard | Card) => boolean;
  /** Ticks or unticks cards. */
  readonly turn: (cards: readonly (LibraryCard | Card)[]) => void;
}

/** By default, new cards and those of further levels are added, and cards take the texts of a newer version. What the family may have changed or deleted stays so, and its own cards stay. */
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

/** @returns `2 new cards, 1 changed card.`; empty without any. Cards that the family lacks may also be those that it deleted. Cards that it added or edited are its own: they stay as they are. */
export function describeChanges(
  changes: Readonly<Record<'added' | 'missing' | 'renewed', readonly unknown[]>>,
): string {
  const [added, missing, renewed] = [changes.added.length, changes.missing.length, changes.renewed.length];
  if (added > 0)
    return renewed > 0
      ? t`${plural(added, { one: '# new card', other: '# new cards' })}, ${plural(renewed, { one: '# changed card', other: '# changed cards' })}.`
      : t`${plural(added, { one: '# new card.', other: '# new cards.' })}`;
  if (missing > 0)
    return renewed > 0
      ? t`${plural(missing, { one: '# card you don’t have', other: '# cards you don’t have' })}, ${plural(renewed, { one: '# changed card', other: '# changed cards' })}.`
      : t`${plural(missing, { one: '# card you don’t have.', other: '# cards you don’t have.' })}`;
  return renewed > 0 ? t`${plural(renewed, { one: '# changed card.', other: '# changed cards.' })}` : '';
}
