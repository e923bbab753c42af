import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import { type Card, type Deck, wordsOfSide } from '../../../../../shared/schemas/deck.ts';
import { CardSide } from '../../../components/card-side/card-side.tsx';
import { useFormatting } from '../../../components/card-side/formatting.ts';
import { IconButton } from '../../../components/controls/button.tsx';
import styles from './deck-detail.module.css';

export interface CardRowProps {
  readonly card: Card;
  readonly deck: Deck;
  /** Left out where the person may only read. */
  readonly onEdit: ((card: Card) => void) | undefined;
  readonly onDelete: ((card: Card) => void) | undefined;
}

/** Front and back of one card, with what can be done with it. */
export const CardRow = memo(function CardRow({ card, deck, onEdit, onDelete }: CardRowProps) {
  const { toPlainText } = useFormatting(deck.format);
  const name = shorten(wordsOfSide(toPlainText(card.front), card.frontMedia)) || 'this card';
  return (
    <div className={styles.row}>
      <dl className={styles.sides}>
        <div className={styles.side}>
          <dt>FRONT</dt>
          <dd>
            <CardSide
              text={card.front}
              media={card.frontMedia}
              format={deck.format}
              size="thumb"
              lang={deck.frontLanguage}
            />
          </dd>
        </div>
        <div className={styles.side}>
          <dt>BACK</dt>
          <dd>
            <CardSide
              text={card.back}
              media={card.backMedia}
              format={deck.format}
              size="thumb"
              lang={deck.backLanguage}
            />
          </dd>
        </div>
      </dl>
      <div className={styles.rowButtons}>
        {onEdit && (
          <IconButton label={`Edit ${name}`} icon={<Pencil aria-hidden="true" />} onClick={() => onEdit(card)} />
        )}
        {onDelete && (
          <IconButton
            tone="danger"
            label={`Delete ${name}`}
            icon={<Trash aria-hidden="true" />}
            onClick={() => onDelete(card)}
          />
        )}
      </div>
    </div>
  );
});

/** Enough to tell one card from another when its buttons are read out. */
function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text;
}
