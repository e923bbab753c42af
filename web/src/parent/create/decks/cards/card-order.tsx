import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import ArrowDown from 'virtual:icons/arrow-down';
import ArrowDownToLine from 'virtual:icons/arrow-down-to-line';
import ArrowUp from 'virtual:icons/arrow-up';
import ArrowUpToLine from 'virtual:icons/arrow-up-to-line';
import GripVertical from 'virtual:icons/grip-vertical';
import { type ComponentProps, type KeyboardEvent, useId, useMemo, useState } from 'react';
import { planMove, wordsOfSide } from '../../../../../../shared/card-marks.ts';
import type { Card, Deck } from '../../../../../../shared/schemas/deck.ts';
import { useFormatting } from '../../../../components/card-side/formatting.ts';
import { Button, IconButton } from '../../../../components/controls/button.tsx';
import { useAnnounce } from '../../../../components/feedback/announcer.tsx';
import { Failure } from '../../../../components/feedback/messages.tsx';
import { joinClasses } from '../../../../lib/class-names.ts';
import { moveCardMutation } from '../../../../queries/cards.ts';
import { formatNumber } from '../../../../words/counts.ts';
import { useDrag } from './use-drag.ts';
import { useRowsInSight } from './card-list.tsx';
import { useCardName } from './card-row.tsx';
import styles from './card-order.module.css';

interface CardOrderProps {
  readonly deck: Deck;
  readonly cards: readonly Card[];
  readonly onDone: () => void;
}

/** The card being moved, with its original and current position. */
interface HeldCard {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** Row height in pixels. It must match `card-order.module.css`. */
const rowHeight = 56;
const rowHeights = { narrow: rowHeight, wide: rowHeight };

/** Reorders a deck's cards by dragging, keyboard or buttons. One line per card. */
export function CardOrder({ deck, cards, onDone }: CardOrderProps) {
  const { t } = useLingui();
  const helpId = useId();
  const { held, order, error, hold, put, drop, cancel } = useHeldCard(deck.id, cards);
  const { listRef, listElement, drawn, measureElement } = useRowsInSight({
    keys: useMemo(() => order.map(({ id }) => id), [order]),
    height: rowHeights,
    gap: 0,
    kept: held ? [held.to] : [],
  });
  const drag = useDrag({ listElement, rowHeight, onMove: (to) => put(to, { isTold: false }), onEnd: drop });

  return (
    <section className="stack gap-3 shrinks" aria-label={t`Put the cards in order`}>
      <div className="gap-3 flex align-start">
        <p
          id={helpId}
          className="note fills"
        >{t`Drag a card by its handle, or press the handle and use the arrow keys. Lists, prints and exports follow this order. Children get new cards in the order you added them.`}</p>
        <Button onClick={onDone}>{t`Done`}</Button>
      </div>
      <Failure error={error} title={t`We couldn’t move the card`} />
      <ol ref={listRef} className="relative">
        {drawn.map((index) => {
          const card = order[index];
          if (!card) return null;
          const isHeld = card.id === held?.id;
          return (
            <li
              key={card.id}
              ref={measureElement}
              data-index={index}
              aria-setsize={order.length}
              aria-posinset={index + 1}
              className={joinClasses(
                joinClasses(styles.row, 'stack placed gap-2 align-center on-surface'),
                isHeld && styles.held,
              )}
            >
              <Handle
                card={card}
                deck={deck}
                helpId={helpId}
                isHeld={isHeld}
                onClick={({ detail }) => {
                  // Ignores the click event that follows a drag.
                  if (detail !== 0 && drag.hasDragged()) return;
                  if (isHeld) drop();
                  else hold(card.id, index);
                }}
                onKeyDown={(event) => isHeld && steer(event, held.to, { put, cancel, count: order.length })}
                onPointerDown={(event) => drag.begin(event, () => hold(card.id, index))}
              />
              <Words card={card} deck={deck} />
            </li>
          );
        })}
      </ol>
      {held && <MoveButtons at={held.to} count={order.length} onPut={put} onDrop={drop} />}
    </section>
  );
}

/** State of the move: the held card and the resulting order. Dropping the card saves it. */
function useHeldCard(deckId: string, cards: readonly Card[]) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { mutate, error } = useMutation(moveCardMutation);
  const [held, setHeld] = useState<HeldCard>();
  const place = (to: number) => t`${{ position: formatNumber(to + 1) }} of ${{ total: formatNumber(cards.length) }}`;

  function put(to: number, { isTold = true } = {}): void {
    if (!held) return;
    const next = Math.min(Math.max(to, 0), cards.length - 1);
    // A drag reports its position on every frame. Ignore an unchanged position, to avoid rendering again.
    if (next !== held.to) setHeld({ ...held, to: next });
    if (isTold) announce(place(next));
  }

  function drop(): void {
    if (!held) return;
    setHeld(undefined);
    const placed = held.from === held.to ? [] : planMove(cards, held.from, held.to);
    if (placed.length > 0) mutate({ deckId, placed });
    announce(t`Moved to ${{ position: place(held.to) }}`);
  }

  const order = useMemo(() => (held ? movedTo(cards, held) : cards), [cards, held]);
  const hold = (id: string, index: number) => setHeld({ id, from: index, to: index });
  return { held, order, error, hold, put, drop, cancel: () => setHeld(undefined) };
}

interface MoveButtonsProps {
  readonly at: number;
  readonly count: number;
  readonly onPut: (to: number) => void;
  readonly onDrop: () => void;
}

/** Buttons that move the held card, for users who can't drag. */
function MoveButtons({ at, count, onPut, onDrop }: MoveButtonsProps) {
  const { t } = useLingui();
  return (
    <div role="group" aria-label={t`Move the card`} className={styles.bar}>
      <IconButton label={t`To the top`} icon={<ArrowUpToLine />} onClick={() => onPut(0)} />
      <IconButton label={t`Up`} icon={<ArrowUp />} onClick={() => onPut(at - 1)} />
      <IconButton label={t`Down`} icon={<ArrowDown />} onClick={() => onPut(at + 1)} />
      <IconButton label={t`To the end`} icon={<ArrowDownToLine />} onClick={() => onPut(count - 1)} />
      <Button variant="primary" onClick={onDrop}>{t`Put down`}</Button>
    </div>
  );
}

interface HandleProps extends ComponentProps<'button'> {
  readonly card: Card;
  readonly deck: Deck;
  readonly helpId: string;
  readonly isHeld: boolean;
}

function Handle({ card, deck, helpId, isHeld, ...on }: HandleProps) {
  const { t } = useLingui();
  const nameOf = useCardName(deck);
  return (
    <button
      type="button"
      className={joinClasses(styles.handle, 'middle muted rounded')}
      aria-label={t`Move ${{ card: nameOf(card) }}`}
      aria-pressed={isHeld}
      aria-describedby={helpId}
      {...on}
    >
      <GripVertical />
    </button>
  );
}

function movedTo(cards: readonly Card[], { from, to }: HeldCard): readonly Card[] {
  const order = cards.toSpliced(from, 1);
  order.splice(to, 0, ...cards.slice(from, from + 1));
  return order;
}

function Words({ card, deck }: { readonly card: Card; readonly deck: Deck }) {
  const { toPlainText } = useFormatting(deck.format);
  return (
    <>
      <span dir="auto" lang={deck.frontLanguage} className="bold one-line">
        {wordsOfSide(toPlainText(card.front), card.frontMedia)}
      </span>
      <span dir="auto" lang={deck.backLanguage} className={joinClasses(styles.back, 'one-line')}>
        {wordsOfSide(toPlainText(card.back), card.backMedia)}
      </span>
    </>
  );
}

interface Steering {
  readonly put: (to: number) => void;
  readonly cancel: () => void;
  readonly count: number;
}

function steer(event: KeyboardEvent, to: number, { put, cancel, count }: Steering): void {
  const targets: Readonly<Record<string, number>> = { ArrowUp: to - 1, ArrowDown: to + 1, Home: 0, End: count - 1 };
  const target = targets[event.key];
  if (target !== undefined) put(target);
  else if (event.key === 'Escape') cancel();
  else return;
  event.preventDefault();
}
