import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { UndoControl } from '../../../../components/dialog/undo-button.tsx';
import { useAnnounce } from '../../../../components/feedback/announcer.tsx';
import { describeFailure } from '../../../../lib/api/describe-error.ts';
import { holdOngoingWork } from '../../../../lib/page/unsaved-work.ts';
import { forgetDeletion, restoreSome } from '../../../../queries/bin-steps.ts';
import { formatNumber } from '../../../../words/counts.ts';
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
    tell(t`Restoring...`);
    try {
      do {
        left = await callPatiently(async () => await restoreSome(deletionId));
        const [done, all] = [formatNumber(Math.max(cards - left, 0)), formatNumber(cards)];
        if (left > 0) tell(t`Restoring... ${done} of ${all}`);
      } while (left > 0);
      onRestored();
      announce(t`${plural(cards, { one: '# card', other: '# cards' })} restored`, { isShown: true });
    } catch (error) {
      const still = t`${plural(left, { one: '# card is', other: '# cards are' })} still in the bin.`;
      announce(`${describeFailure(error, t`Failed to restore`)} ${still}`, {
        isShown: true,
        isUrgent: true,
        button: <UndoCards key={left} deckId={deckId} deletionId={deletionId} cards={left} isAgain />,
      });
    } finally {
      setBusy(undefined);
      forgetDeletion(client, deckId);
      letGo();
    }
  }
  return { restore, busy };
}

interface UndoCardsProps extends TogetherDeleted {
  /** Whether restoring them failed, which someone may have asked for in the bin. */
  readonly isAgain?: boolean;
}

/** Undo button in the message about deleted cards. */
export function UndoCards({ isAgain = false, ...deleted }: UndoCardsProps) {
  const { t } = useLingui();
  const { restore, busy } = useRestoringTogether();
  return (
    <UndoControl
      text={isAgain ? t`Try again` : undefined}
      busyText={busy?.text ?? false}
      onUndo={(onUndone) => void restore(deleted, onUndone)}
    />
  );
}
