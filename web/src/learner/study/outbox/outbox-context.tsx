import { use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { readSessionEnd } from '../../../lib/account/session.ts';
import { type OpenOutbox, openOutbox, type OutboxListener } from './open-outbox.ts';
import { OutboxPlaceContext } from './outbox-place.ts';
import type { OutboxState, StudyOutbox } from './study-outbox.ts';

/** Outboxes of signed-out accounts, by account, with answers that only this page's memory holds. They go on when their account returns. */
const left = new Map<string, OpenOutbox>();

/** Returns the account's only outbox. The first call creates it. */
function useOpenOutbox(): OpenOutbox {
  const place = use(OutboxPlaceContext);
  if (!place) throw new Error('No outbox');
  return (place.opened ??= left.get(place.userId) ?? openOutbox(place.userId));
}

/** Sends waiting answers while the component is mounted, and reports the results. */
export function useSending({ onAccepted, onEarned }: Required<OutboxListener>): void {
  const opened = useOpenOutbox();
  const { start, userId } = opened;
  const handleAccepted = useEffectEvent(onAccepted);
  const handleEarned = useEffectEvent(onEarned);
  useEffect(() => {
    left.delete(userId);
    const stop = start({ onAccepted: () => handleAccepted(), onEarned: (badges) => handleEarned(badges) });
    return () => {
      const isGone = readSessionEnd() === 'account-deleted';
      if (stop(isGone) && !isGone) left.set(userId, opened);
    };
  }, [start, userId, opened]);
}

export function useOutbox(): StudyOutbox {
  return useOpenOutbox().outbox;
}

export function useOutboxState(): OutboxState {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, outbox.readState);
}
