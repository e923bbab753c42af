import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Flag from 'virtual:icons/flag';
import Trash from 'virtual:icons/trash-2';
import { useEffect, useRef } from 'react';
import type { Card as CardOfDeck, Deck } from '../../../../../../shared/schemas/deck.ts';
import { Card, CardLink } from '../../../../components/layout/card.tsx';
import { ColourChip, DeckCover } from '../../../../components/layout/deck-cover.tsx';
import { IconButton } from '../../../../components/controls/button.tsx';
import { ProgressBar } from '../../../../components/feedback/loading.tsx';
import { formatNumber, formatPercent } from '../../../../words/counts.ts';
import styles from './deck-list.module.css';
import { FoundCards } from './found-cards.tsx';
import { useFlaggedCards } from '../deck/flagged-cards.tsx';
import { joinParts } from '../../../../words/join-parts.ts';

interface DeckCardProps {
  readonly deck: Deck;
  readonly isOpen: boolean;
  readonly found: readonly CardOfDeck[] | undefined;
  readonly onOpen: (cardId?: string) => void;
  readonly onDelete: (() => void) | undefined;
}

/** One deck in the list. Clicking anywhere opens it. */
export function DeckCard({ deck, isOpen, found, onOpen, onDelete }: DeckCardProps) {
  const { t } = useLingui();
  const ref = useDeckFocus(isOpen);
  const flagged = useFlaggedCards(deck, onDelete !== undefined).size;
  return (
    <div ref={ref} className={styles.deck}>
      <Card tone={isOpen ? 'brand' : 'plain'}>
        <div className={styles.deckHeader}>
          {deck.cover && <DeckCover deck={deck} />}
          <h3 className={styles.deckName} dir="auto">
            <CardLink onPress={() => onOpen()}>{deck.name}</CardLink>
          </h3>
          {onDelete && (
            <IconButton tone="danger" label={t`Delete ${{ deck: deck.name }}`} icon={<Trash />} onClick={onDelete} />
          )}
        </div>
        {deck.description && (
          <p className="note clamp" dir="auto">
            {deck.description}
          </p>
        )}
        {deck.subject !== undefined && (
          <p>
            <ColourChip colour={deck.cover?.colour}>{deck.subject}</ColourChip>
          </p>
        )}
        {found && <FoundCards deck={deck} cards={found} onOpen={onOpen} />}
        {flagged > 0 && (
          <p className={styles.flagged}>
            <Flag /> {t`${plural(flagged, { one: '# card', other: '# cards' })} to check`}
          </p>
        )}
        <DeckFacts deck={deck} />
      </Card>
    </div>
  );
}

/** Returns the focus to the deck when its detail closes. */
function useDeckFocus(isOpen: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) ref.current?.scrollIntoView({ block: 'nearest' });
    else if (wasOpen.current && document.activeElement === document.body) ref.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return ref;
}

/** Describes a deck in a line: `36 cards, 19 mastered, 86% accuracy`. Where it needs two, no figure is torn from its word. */
export function describeDeck({ totalCards, masteredCards, accuracy }: DeckFactsProps['deck']): string {
  const parts = [
    countCards(totalCards),
    t`${{ count: formatNumber(masteredCards) }} mastered`,
    accuracy !== undefined && t`${{ share: formatPercent(accuracy) }} accuracy`,
  ];
  return joinParts(parts.map((part) => part && part.replaceAll(' ', '\u00A0')));
}

function countCards(count: number): string {
  return t`${plural(count, { one: '# card', other: '# cards' })}`;
}

interface DeckFactsProps {
  readonly deck: Pick<Deck, 'totalCards' | 'masteredCards' | 'accuracy'>;
}

/** A deck's figures. The bar draws how much of it is mastered; the accuracy is a number, because a full bar reads as finished. */
function DeckFacts({ deck: { totalCards, masteredCards, accuracy } }: DeckFactsProps) {
  const { t } = useLingui();
  return (
    <div className="stack gap-2 note figures">
      <p className="dotted">
        <span>{countCards(totalCards)}</span>
        <span>{t`${{ count: formatNumber(masteredCards) }} mastered`}</span>
      </p>
      {totalCards > 0 && (
        <div className={styles.accuracy}>
          <ProgressBar label={t`Mastered`} value={masteredCards / totalCards} />
          {accuracy !== undefined && <span className="rigid">{t`${{ share: formatPercent(accuracy) }} accuracy`}</span>}
        </div>
      )}
    </div>
  );
}
