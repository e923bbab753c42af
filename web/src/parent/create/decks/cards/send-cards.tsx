import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Card, Deck } from '../../../../../../shared/schemas/deck.ts';
import { Button } from '../../../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../../../components/feedback/announcer.tsx';
import { Failure } from '../../../../components/feedback/messages.tsx';
import { useOngoingWork } from '../../../../lib/page/unsaved-work.ts';
import { decksQuery } from '../../../../queries/decks.ts';
import { type CardWay, sendCardsMutation } from '../../../../queries/whole-decks.ts';
import { countOf, nounFor } from '../../../../words/counts.ts';
import styles from '../list/deck-view.module.css';
import { CardsUnderWay, isTooMuchFor, TargetNotes, TargetSelect } from '../deck/merge-decks.tsx';

interface SendCardsDialogProps {
  readonly way: CardWay;
  readonly deck: Deck;
  /** Cards in the order they will have in the target deck. Cards already moved may disappear from this list. */
  readonly cards: readonly Card[];
  readonly onSent: () => void;
  readonly onClose: () => void;
}

const words = {
  move: {
    go: 'Move',
    doing: 'Moving...',
    done: 'moved',
    label: 'Cards moved',
    failed: 'Failed to move the cards',
    note: (count: number) => `What your children know of ${nounFor(count, 'it', 'them')} goes along.`,
  },
  copy: {
    go: 'Copy',
    doing: 'Copying...',
    done: 'copied',
    label: 'Cards copied',
    failed: 'Failed to copy the cards',
    note: (count: number) =>
      `To your children the ${nounFor(count, 'copy is a new card', 'copies are new cards')}: what they know does not go along.`,
  },
} as const;

/** Moves or copies cards to another deck of the family. Explains what happens to their progress. */
export function SendCardsDialog({ way, deck, cards, onSent, onClose }: SendCardsDialogProps) {
  const { go, doing, done, label, failed, note } = words[way];
  const announce = useAnnounce();
  const decks = useQuery(decksQuery(deck.householdId));
  const { mutate, isPending, error } = useMutation(sendCardsMutation);
  const [targetId, setTargetId] = useState('');
  const [cardIds] = useState(() => cards.map(({ id }) => id));
  const [left, setLeft] = useState(cardIds);
  const count = cardIds.length;
  const target = decks.data?.find(({ id }) => id === targetId);
  const isTooMuch = isTooMuchFor(target, left.length);
  const isOnlyDeck = decks.data?.length === 1;
  useOngoingWork(isPending);

  function start(to: Deck) {
    if (isPending) return;
    mutate(
      {
        way,
        fromDeckId: deck.id,
        toDeckId: to.id,
        cardIds: left,
        onProgress: (through) => setLeft(left.slice(through)),
      },
      {
        onSuccess: () => {
          announce(`${countOf(count, 'card')} ${done} to “${to.name}”`, { isShown: true });
          onSent();
        },
      },
    );
  }

  return (
    <Dialog title={`${go} ${countOf(count, 'card')} to...`} onClose={() => !isPending && onClose()}>
      {(close) => (
        <div className={styles.dialog}>
          <p className={styles.note}>
            {isOnlyDeck ? 'There is no other deck yet. Make one in “My Decks” first.' : note(count)}
          </p>
          <Failure error={error} title={failed} />
          {!isOnlyDeck && (
            <TargetSelect
              label="To which deck"
              deck={deck}
              targetId={targetId}
              // After an interruption, some cards are already in the target deck, so the rest must go there too.
              isDisabled={isPending || left.length < count}
              onChoose={setTargetId}
            />
          )}
          {target && !isPending && <TargetNotes deck={deck} target={target} isTooMuch={isTooMuch} />}
          {isPending && <CardsUnderWay label={label} value={count - left.length} max={count} />}
          <DialogActions>
            <Button disabled={isPending} onClick={close}>
              Cancel
            </Button>
            <Button
              variant="primary"
              disabled={!target || (isTooMuch && !isPending)}
              busyText={isPending && doing}
              onClick={() => target && start(target)}
            >
              {error ? 'Go on' : go}
            </Button>
          </DialogActions>
        </div>
      )}
    </Dialog>
  );
}
