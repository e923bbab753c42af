import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { UndoControl } from '../../../../components/dialog/undo-button.tsx';
import { useAnnounce } from '../../../../components/feedback/announcer.tsx';
import { describeFailure } from '../../../../lib/api/describe-error.ts';
import { holdOngoingWork } from '../../../../lib/page/unsaved-work.ts';
import { forgetCardsRestored, restoreCard } from '../../../../queries/bin.ts';
import { countOf, formatNumber } from '../../../../words/counts.ts';
import { callPatiently } from './use-bulk.ts';

/** Interval of progress updates in milliseconds. Each is announced to screen readers. */
const toldEveryMs = 1_000;

/** Undo button in the message about deleted cards. The cards are restored even after the message disappears. */
export function UndoCards({ deckId, cardIds }: { readonly deckId: string; readonly cardIds: readonly string[] }) {
  const client = useQueryClient();
  const announce = useAnnounce();
  const [busyText, setBusyText] = useState<string | false>(false);

  async function restore(onUndone: () => void) {
    const letGo = holdOngoingWork();
    const [looked, restored]: [string[], string[]] = [[], []];
    let toldAt = Date.now();
    setBusyText('Restoring...');
    try {
      for (const id of cardIds) {
        if (await callPatiently(async () => await restoreCard(id))) restored.push(id);
        looked.push(id);
        if (Date.now() - toldAt < toldEveryMs) continue;
        toldAt = Date.now();
        setBusyText(`Restoring... ${formatNumber(looked.length)} of ${formatNumber(cardIds.length)}`);
      }
      onUndone();
      announce(`${countOf(restored.length, 'card')} restored`, { isShown: true });
    } catch (error) {
      const left = cardIds.slice(looked.length);
      announce(`${describeFailure(error, 'Failed to restore')} ${countOf(left.length, 'card')} still in the bin.`, {
        isShown: true,
        isUrgent: true,
        button: <UndoCards key={left.length} deckId={deckId} cardIds={left} />,
      });
    } finally {
      forgetCardsRestored(client, deckId, restored);
      letGo();
    }
  }

  return <UndoControl busyText={busyText} onUndo={(onUndone) => void restore(onUndone)} />;
}
