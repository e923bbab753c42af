import { use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type OpenOutbox, openOutbox, type OutboxListener } from './open-outbox.ts';
import { OutboxPlaceContext } from './outbox-place.ts';
import type { OutboxState, StudyOutbox } from './study-outbox.ts';

/** The one outbox of the signed-in account: whoever comes first opens it. */
function useOpenOutbox(): OpenOutbox {
  const place = use(OutboxPlaceContext);
  if (!place) throw new Error('useOutbox is for the screens of a learner.');
  return (place.opened ??= openOutbox(place.userId));
}

/** Sends what waits on this device as long as it is drawn, and tells what came of it. */
export function useSending({ onAccepted, onEarned }: Required<OutboxListener>): void {
  const { start } = useOpenOutbox();
  const handleAccepted = useEffectEvent(onAccepted);
  const handleEarned = useEffectEvent(onEarned);
  useEffect(() => start({ onAccepted: () => handleAccepted(), onEarned: (badges) => handleEarned(badges) }), [start]);
}

/** The account's answers on this device. */
export function useOutbox(): StudyOutbox {
  return useOpenOutbox().outbox;
}

/** What the outbox holds, kept up to date. */
export function useOutboxState(): OutboxState {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, outbox.readState);
}
