import { useLingui } from '@lingui/react/macro';
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
import { CardsUnderWay, MergeDialog } from './merge-decks.tsx';

interface DeckMoveDialogProps {
  readonly deck: Deck;
  readonly onOpenDeck: (deckId: string) => void;
  readonly onClose: () => void;
}

/** Dialogs for actions on a whole deck. Each asks for confirmation and reports the result. */
export function DeckMoveDialog({ move, ...props }: DeckMoveDialogProps & { readonly move: DeckMove }) {
  const { t } = useLingui();
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
          text={t`Children won’t see it anymore, and none of its cards are due. We keep their progress. Open assignments for this deck are removed.`}
        />
      );
    case 'bring-back':
      return <ArchiveDialog {...props} isArchived={false} text={t`Children see it again, with all their progress.`} />;
  }
}

interface ArchiveDialogProps extends Omit<DeckMoveDialogProps, 'onOpenDeck'> {
  readonly isArchived: boolean;
  readonly text: string;
}

function ArchiveDialog({ deck, isArchived, text, onClose }: ArchiveDialogProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const change = useMutation(archiveDeckMutation);
  return (
    <ConfirmDialog
      tone="primary"
      title={isArchived ? t`Archive “${{ deck: deck.name }}”?` : t`Bring “${{ deck: deck.name }}” back?`}
      text={text}
      confirmText={isArchived ? t`Archive` : t`Bring back`}
      busyText={change.isPending && t`Saving...`}
      error={change.error ? describeFailure(change.error, t`Failed to save deck`) : undefined}
      onConfirm={() =>
        change.mutate(
          { deckId: deck.id, isArchived },
          {
            onSuccess: () => {
              announce(isArchived ? t`Deck archived` : t`Deck is back`, { isShown: true });
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
  const { t } = useLingui();
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
          announce(t`Deck duplicated`, { isShown: true });
          onClose();
          onOpenDeck(id);
        },
      },
    );
  }

  return (
    <Dialog title={t`Duplicate deck`} onClose={() => !duplication.isPending && onClose()}>
      {(close) => (
        <form
          noValidate
          className="stack gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            start();
          }}
        >
          <p className="note">{t`A second deck with the same cards, pictures, sounds and settings. The copy starts with no progress.`}</p>
          <Failure error={duplication.error} title={t`Failed to duplicate deck`} />
          <TextField
            label={t`Name of the copy`}
            dir="auto"
            autoComplete="off"
            maxLength={limits.nameLength}
            disabled={copy !== undefined}
            error={name.trim() === '' ? t({ message: 'Deck name is required', context: 'of a copy' }) : undefined}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          {duplication.isPending && <CardsUnderWay label={t`Cards copied`} value={share} />}
          <DialogActions>
            <Button disabled={duplication.isPending} onClick={close}>{t`Cancel`}</Button>
            <Button type="submit" variant="primary" busyText={duplication.isPending && t`Copying...`}>
              {copy && !duplication.isPending ? t`Continue` : t`Duplicate`}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
