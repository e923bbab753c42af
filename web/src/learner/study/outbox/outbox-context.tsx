import { use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type OpenOutbox, openOutbox, type OutboxListener } from './open-outbox.ts';
import { OutboxPlaceContext } from './outbox-place.ts';
import type { OutboxState, StudyOutbox } from './study-outbox.ts';

/** Returns the account's only outbox. The first call creates it. */
function useOpenOutbox(): OpenOutbox {
  const place = use(OutboxPlaceContext);
  if (!place) throw new Error('useOutbox is for the screens of a learner.');
  return (place.opened ??= openOutbox(place.userId));
}

/** Sends waiting answers while the component is mounted, and reports the results. */
export function useSending({ onAccepted, onEarned }: Required<OutboxListener>): void {
  const { start } = useOpenOutbox();
  const handleAccepted = useEffectEvent(onAccepted);
  const handleEarned = useEffectEvent(onEarned);
  useEffect(() => start({ onAccepted: () => handleAccepted(), onEarned: (badges) => handleEarned(badges) }), [start]);
}

export function useOutbox(): StudyOutbox {
  return useOpenOutbox().outbox;
}

export function useOutboxState(): OutboxState {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, outbox.readState);
}
