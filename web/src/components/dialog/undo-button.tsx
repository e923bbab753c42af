import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FocusEvent, useRef } from 'react';
import type { BinKind } from '../../../../shared/schemas/bin.ts';
import { describeFailure } from '../../lib/api/describe-error.ts';
import { useUndoKeys } from '../../lib/page/use-undo-keys.ts';
import { restoreMutation } from '../../queries/bin.ts';
import { Button } from '../controls/button.tsx';
import { useAnnounce } from '../feedback/announcer.tsx';

const restoredTexts: Readonly<Record<BinKind, MessageDescriptor>> = {
  deck: msg`Deck restored`,
  card: msg`Card restored`,
  quiz: msg`Quiz restored`,
  assignment: msg`Assignment restored`,
};

export function useRestoring() {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { mutate, isPending, variables } = useMutation(restoreMutation);

  function restore(entryId: string, onRestored: () => void) {
    mutate(entryId, {
      onSuccess: ({ kind }) => {
        onRestored();
        announce(t(restoredTexts[kind]), { isShown: true });
      },
      onError: (error) => announce(describeFailure(error, t`Failed to restore`), { isShown: true, isUrgent: true }),
    });
  }
  return { restore, restoringId: isPending ? variables : undefined };
}

/** Undo button next to a deletion announcement. @param entryId Id of the deleted item in the bin. */
export function UndoButton({ entryId }: { readonly entryId: string }) {
  const { t } = useLingui();
  const { restore, restoringId } = useRestoring();
  return (
    <UndoControl
      busyText={restoringId !== undefined && t`Restoring...`}
      onUndo={(onUndone) => restore(entryId, onUndone)}
    />
  );
}

interface UndoControlProps {
  /** Default: Undo. */
  readonly text?: string | undefined;
  readonly busyText: string | false;
  /** Undoes the action, then calls `onUndone`, which restores the focus. */
  readonly onUndo: (onUndone: () => void) => void;
}

/** An Undo button with a keyboard shortcut. Afterward, the focus returns to where it was before it moved to the button. */
export function UndoControl({ text, busyText, onUndo }: UndoControlProps) {
  const { t } = useLingui();
  const cameFrom = useRef<HTMLElement>(null);
  const undo = busyText === false ? () => onUndo(() => cameFrom.current?.focus()) : undefined;
  useUndoKeys(undo);

  function noteOrigin({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
  }

  return (
    <Button busyText={busyText} aria-keyshortcuts="Control+Z Meta+Z" onFocus={noteOrigin} onClick={undo}>
      {text ?? t`Undo`}
    </Button>
  );
}
