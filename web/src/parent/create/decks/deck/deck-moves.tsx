import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '../../../../../../shared/limits.ts';
import type { Deck } from '../../../../../../shared/schemas/deck.ts';
import { Button } from '../../../../components/controls/button.tsx';
import { TextField } from '../../../../components/controls/field.tsx';
import { ConfirmDialog, Dialog, DialogActions } from '../../../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../../../components/feedback/announcer.tsx';
import { Failure } from '../../../../components/feedback/messages.tsx';
import { describeFailure } from '../../../../lib/api/describe-error.ts';
import { useOngoingWork } from '../../../../lib/page/unsaved-work.ts';
import { type DeckCopy, duplicateDeckMutation } from '../../../../queries/whole-decks.ts';
import { archiveDeckMutation } from '../../../../queries/decks.ts';
import type { DeckMove } from './deck-actions.tsx';
import styles from '../list/deck-view.module.css';
import { CardsUnderWay, MergeDialog } from './merge-decks.tsx';

interface DeckMoveDialogProps {
  readonly deck: Deck;
  readonly onOpenDeck: (deckId: string) => void;
  readonly onClose: () => void;
}

/** Dialogs for actions on a whole deck. Each asks for confirmation and reports the result. */
export function DeckMoveDialog({ move, ...props }: DeckMoveDialogProps & { readonly move: DeckMove }) {
  switch (move) {
    case 'duplicate':
      return <DuplicateDialog {...props} />;
    case 'merge':
      return <MergeDialog {...props} />;
    case 'archive':
      return (
        <ArchiveDialog
          {...props}
          isArchived
          text="Children do not see it any more, and none of its cards are due. What they know is kept. Open assignments of this deck are taken back."
        />
      );
    case 'bring-back':
      return <ArchiveDialog {...props} isArchived={false} text="Children see it again, and know what they knew." />;
  }
}

interface ArchiveDialogProps extends Omit<DeckMoveDialogProps, 'onOpenDeck'> {
  readonly isArchived: boolean;
  readonly text: string;
}

function ArchiveDialog({ deck, isArchived, text, onClose }: ArchiveDialogProps) {
  const announce = useAnnounce();
  const change = useMutation(archiveDeckMutation);
  return (
    <ConfirmDialog
      tone="primary"
      title={isArchived ? `Archive “${deck.name}”?` : `Bring “${deck.name}” back?`}
      text={text}
      confirmText={isArchived ? 'Archive' : 'Bring back'}
      busyText={change.isPending && 'Saving...'}
      error={change.error ? describeFailure(change.error, 'Failed to save deck') : undefined}
      onConfirm={() =>
        change.mutate(
          { deckId: deck.id, isArchived },
          {
            onSuccess: () => {
              announce(isArchived ? 'Deck archived' : 'Deck is back', { isShown: true });
              onClose();
            },
          },
        )
      }
      onCancel={onClose}
    />
  );
}

const endOfCopy = ' (copy)';

function DuplicateDialog({ deck, onOpenDeck, onClose }: DeckMoveDialogProps) {
  const announce = useAnnounce();
  const duplication = useMutation(duplicateDeckMutation);
  const [name, setName] = useState(deck.name.slice(0, limits.nameLength - endOfCopy.length) + endOfCopy);
  const [copy, setCopy] = useState<DeckCopy>();
  const [share, setShare] = useState(0);
  useOngoingWork(duplication.isPending);

  function start() {
    if (duplication.isPending || name.trim() === '') return;
    const begun = copy ?? { deck, name };
    setCopy(begun);
    duplication.mutate(
      { copy: begun, onProgress: setShare },
      {
        onSuccess: ({ id }) => {
          announce('Deck duplicated', { isShown: true });
          onClose();
          onOpenDeck(id);
        },
      },
    );
  }

  return (
    <Dialog title="Duplicate deck" onClose={() => !duplication.isPending && onClose()}>
      {(close) => (
        <form
          noValidate
          className={styles.dialog}
          onSubmit={(event) => {
            event.preventDefault();
            start();
          }}
        >
          <p className={styles.note}>
            A second deck with the same cards, pictures, sounds and settings. Nobody has learned anything of it yet.
          </p>
          <Failure error={duplication.error} title="Failed to duplicate deck" />
          <TextField
            label="Name of the copy"
            dir="auto"
            autoComplete="off"
            maxLength={limits.nameLength}
            disabled={copy !== undefined}
            error={name.trim() === '' ? 'Deck name is required' : undefined}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          {duplication.isPending && <CardsUnderWay label="Cards copied" value={share} />}
          <DialogActions>
            <Button disabled={duplication.isPending} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" busyText={duplication.isPending && 'Copying...'}>
              {copy && !duplication.isPending ? 'Go on' : 'Duplicate'}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
