import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import type { Card } from '../../../../../shared/schemas/deck.ts';
import { IconButton } from '../../../components/controls/button.tsx';
import { useSlice } from './use-slice.ts';
import styles from './card-rows.module.css';
import { ShowMore } from './show-more.tsx';

interface CardRowsProps {
  readonly cards: readonly Card[];
  /** Left out where the person may only read. */
  readonly onEdit: ((card: Card) => void) | undefined;
  readonly onDelete: ((card: Card) => void) | undefined;
}

/** Cards drawn at once; the next ones follow as one scrolls. */
const SLICE = 100;

/** Front and back of every card; thousands of them scroll as lightly as ten. */
export function CardRows({ cards, onEdit, onDelete }: CardRowsProps) {
  const { slice, showMore } = useSlice(cards, SLICE);
  return (
    <>
      <ul className={styles.rows}>
        {slice.map((card) => (
          <CardRow key={card.id} card={card} onEdit={onEdit} onDelete={onDelete} />
        ))}
      </ul>
      <ShowMore shown={slice.length} total={cards.length} onShowMore={showMore} />
    </>
  );
}

const CardRow = memo(function CardRow({
  card,
  onEdit,
  onDelete,
}: Omit<CardRowsProps, 'cards'> & { readonly card: Card }) {
  const name = shorten(card.front);
  return (
    <li className={styles.row}>
      <dl className={styles.sides}>
        <div className={styles.side}>
          <dt>FRONT</dt>
          <dd dir="auto">{card.front}</dd>
        </div>
        <div className={styles.side}>
          <dt>BACK</dt>
          <dd dir="auto">{card.back}</dd>
        </div>
      </dl>
      <div className={styles.buttons}>
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
    </li>
  );
});

/** Enough to tell one card from another when its buttons are read out. */
function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text;
}
