import { useLingui } from '@lingui/react/macro';
import Pencil from 'virtual:icons/pencil';
import Trash from 'virtual:icons/trash-2';
import { memo } from 'react';
import { wordsOfSide } from '../../../../../../shared/card-marks.ts';
import type { Card, Deck } from '../../../../../../shared/schemas/deck.ts';
import { CardSide, SideText } from '../../../../components/card-side/card-side.tsx';
import { useFormatting } from '../../../../components/card-side/formatting.ts';
import { IconButton } from '../../../../components/controls/button.tsx';
import { joinClasses } from '../../../../lib/class-names.ts';
import styles from '../deck/deck-detail.module.css';

export interface CardRowProps {
  readonly card: Card;
  readonly deck: Deck;
  /** Whether the card is selected; undefined outside selection mode. */
  readonly isSelected?: boolean | undefined;
  /** @param isRange true selects all cards from the previously selected one to this one. */
  readonly onSelect?: ((card: Card, isRange: boolean) => void) | undefined;
  /** Opens the card's editor; undefined for viewers. */
  readonly onEdit: ((card: Card) => void) | undefined;
  readonly onDelete: ((card: Card) => void) | undefined;
}

export const CardRow = memo(function CardRow({ card, deck, isSelected, onSelect, onEdit, onDelete }: CardRowProps) {
  const { t } = useLingui();
  const name = useCardName(deck);
  const called = name(card);
  const sides = <Sides card={card} deck={deck} />;
  if (onSelect && isSelected !== undefined) {
    return (
      <label className={joinClasses(styles.row, 'gap-1 box chosen pad-block-3 flex align-start')}>
        <input
          type="checkbox"
          className={styles.check}
          aria-label={t`Select ${called}`}
          checked={isSelected}
          onChange={({ nativeEvent }) => onSelect(card, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        />
        {sides}
      </label>
    );
  }
  return (
    <div className={joinClasses(styles.row, 'gap-1 box pad-block-3 flex align-start')}>
      {sides}
      <div className={joinClasses(styles.rowButtons, 'upright')}>
        {onEdit && <IconButton label={t`Edit ${called}`} icon={<Pencil />} onClick={() => onEdit(card)} />}
        {onDelete && (
          <IconButton tone="danger" label={t`Delete ${called}`} icon={<Trash />} onClick={() => onDelete(card)} />
        )}
      </div>
    </div>
  );
});

function Sides({ card, deck }: Pick<CardRowProps, 'card' | 'deck'>) {
  const { t } = useLingui();
  return (
    <dl className={joinClasses(styles.sides, 'stack grows')}>
      {(['front', 'back'] as const).map((side) => (
        <div key={side} className={joinClasses(styles.side, 'shrinks')}>
          <dt>{side === 'front' ? t`FRONT` : t`BACK`}</dt>
          <dd>
            <CardSide
              text={card[side]}
              media={card[`${side}Media`]}
              format={deck.format}
              size="thumb"
              lang={deck[`${side}Language`]}
            />
          </dd>
        </div>
      ))}
      {card.extra && (
        <div className={joinClasses(styles.side, 'shrinks')}>
          <dt>{t`EXTRA`}</dt>
          <dd className="muted">
            <SideText text={card.extra} format={deck.format} />
          </dd>
        </div>
      )}
      {card.tags && (
        <div className={joinClasses(styles.tags, 'wrap gap-1')}>
          <dt>{t`TAGS`}</dt>
          {card.tags.map((tag) => (
            <dd key={tag} dir="auto" className={joinClasses(styles.tag, 'chip tint-brand')}>
              {tag}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

/** @returns a function that names a card for screen readers, using the start of its front. */
export function useCardName({ format }: Pick<Deck, 'format'>): (card: Card) => string {
  const { t } = useLingui();
  const { toPlainText } = useFormatting(format);
  return (card) => shorten(wordsOfSide(toPlainText(card.front), card.frontMedia)) || t`this card`;
}

export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text;
}
