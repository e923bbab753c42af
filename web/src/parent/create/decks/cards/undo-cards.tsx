import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { UndoControl } from '../../../../components/dialog/undo-button.tsx';
import { useAnnounce } from '../../../../components/feedback/announcer.tsx';
import { describeFailure } from '../../../../lib/api/describe-error.ts';
import { holdOngoingWork } from '../../../../lib/page/unsaved-work.ts';
import { forgetDeletion, restoreSome } from '../../../../queries/bin-steps.ts';
import { countOf, formatNumber, nounFor } from '../../../../words/counts.ts';
import { callPatiently } from './use-bulk.ts';

interface TogetherDeleted {
  readonly deckId: string | undefined;
  readonly deletionId: string;
  /** Number of its cards that are in the bin. */
  readonly cards: number;
}

/**
 * Restores cards that were deleted together, in steps, also after the button that asked for it disappears. What a call restored stays restored if a later one
 * fails, and the message about it offers to go on.
 */
export function useRestoringTogether() {
  const client = useQueryClient();
  const announce = useAnnounce();
  const [busy, setBusy] = useState<{ readonly deletionId: string; readonly text: string }>();

  async function restore({ deckId, deletionId, cards }: TogetherDeleted, onRestored: () => void) {
    const letGo = holdOngoingWork();
    let left = cards;
    const tell = (text: string) => setBusy({ deletionId, text });
    tell('Restoring...');
    try {
      do {
        left = await callPatiently(async () => await restoreSome(deletionId));
        if (left > 0) tell(`Restoring... ${formatNumber(Math.max(cards - left, 0))} of ${formatNumber(cards)}`);
      } while (left > 0);
      onRestored();
      announce(`${countOf(cards, 'card')} restored`, { isShown: true });
    } catch (error) {
      const still = `${countOf(left, 'card')} ${nounFor(left, 'is', 'are')} still in the bin.`;
      announce(`${describeFailure(error, 'Failed to restore')} ${still}`, {
        isShown: true,
        isUrgent: true,
        button: <UndoCards key={left} deckId={deckId} deletionId={deletionId} cards={left} />,
      });
    } finally {
      setBusy(undefined);
      forgetDeletion(client, deckId);
      letGo();
    }
  }
  return { restore, busy };
}

/** Undo button in the message about deleted cards. */
export function UndoCards(deleted: TogetherDeleted) {
  const { restore, busy } = useRestoringTogether();
  return <UndoControl busyText={busy?.text ?? false} onUndo={(onUndone) => void restore(deleted, onUndone)} />;
}
