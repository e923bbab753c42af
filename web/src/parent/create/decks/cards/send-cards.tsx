import { msg, plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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
    go: msg`Move`,
    doing: msg`Moving...`,
    label: msg`Cards moved`,
    failed: msg`Failed to move the cards`,
    ask: (count: number) => t`Move ${plural(count, { one: '# card', other: '# cards' })} to...`,
    sayDone: (count: number, deck: string) =>
      t`${plural(count, { one: '# card', other: '# cards' })} moved to “${deck}”`,
    note: (count: number) => t`Your children keep their progress on ${plural(count, { one: 'it', other: 'them' })}.`,
  },
  copy: {
    go: msg`Copy`,
    doing: msg`Copying...`,
    label: msg`Cards copied`,
    failed: msg`Failed to copy the cards`,
    ask: (count: number) => t`Copy ${plural(count, { one: '# card', other: '# cards' })} to...`,
    sayDone: (count: number, deck: string) =>
      t`${plural(count, { one: '# card', other: '# cards' })} copied to “${deck}”`,
    note: (count: number) =>
      t`For your children, the ${plural(count, { one: 'copy is a new card', other: 'copies are new cards' })}. Their progress isn’t copied.`,
  },
};

/** Moves or copies cards to another deck of the family. Explains what happens to their progress. */
export function SendCardsDialog({ way, deck, cards, onSent, onClose }: SendCardsDialogProps) {
  const { t } = useLingui();
  const { go, doing, label, failed, ask, sayDone, note } = words[way];
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
          announce(sayDone(count, to.name), { isShown: true });
          onSent();
        },
      },
    );
  }

  return (
    <Dialog title={ask(count)} onClose={() => !isPending && onClose()}>
      {(close) => (
        <div className="stack gap-4">
          <p className="note">
            {isOnlyDeck ? t`There’s no other deck yet. Make one in “My Decks” first.` : note(count)}
          </p>
          <Failure error={error} title={t(failed)} />
          {!isOnlyDeck && (
            <TargetSelect
              label={t`To which deck`}
              deck={deck}
              targetId={targetId}
              // After an interruption, some cards are already in the target deck, so the rest must go there too.
              isDisabled={isPending || left.length < count}
              onChoose={setTargetId}
            />
          )}
          {target && !isPending && <TargetNotes deck={deck} target={target} isTooMuch={isTooMuch} />}
          {isPending && <CardsUnderWay label={t(label)} value={count - left.length} max={count} />}
          <DialogActions>
            <Button disabled={isPending} onClick={close}>{t`Cancel`}</Button>
            <Button
              variant="primary"
              disabled={!target || (isTooMuch && !isPending)}
              busyText={isPending && t(doing)}
              onClick={() => target && start(target)}
            >
              {error ? t`Continue` : t(go)}
            </Button>
          </DialogActions>
        </div>
      )}
    </Dialog>
  );
}
