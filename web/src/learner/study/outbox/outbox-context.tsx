import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useUnsavedWork } from '../../../lib/unsaved-work.ts';
import { openOutbox } from './open-outbox.ts';
import type { OutboxState, StudyOutbox } from './study-outbox.ts';

const OutboxContext = createContext<StudyOutbox | undefined>(undefined);

interface OutboxProviderProps {
  /** The signed-in account. Give the provider this as its `key` too. */
  readonly userId: string;
  /** The server took answers: what was read of the learner's progress is out of date. */
  readonly onAccepted: () => void;
  readonly children: ReactNode;
}

/** Around all screens of a learner: what waits on this device is sent from the start, whichever screen is open. */
export function OutboxProvider({ userId, onAccepted, children }: OutboxProviderProps) {
  const handleAccepted = useEffectEvent(onAccepted);
  const [{ outbox, start }] = useState(() => openOutbox(userId));
  useEffect(() => start(() => handleAccepted()), [start]);
  return (
    <OutboxContext value={outbox}>
      <UnsavedAnswers outbox={outbox} />
      {children}
    </OutboxContext>
  );
}

/** Where the browser keeps nothing, closing the page would lose what waits: the browser asks first. */
function UnsavedAnswers({ outbox }: { readonly outbox: StudyOutbox }) {
  const { isLasting, isEmpty } = useSyncExternalStore(outbox.subscribe, outbox.readState);
  useUnsavedWork(!isLasting && !isEmpty);
  return null;
}

/** The account's answers on this device. */
export function useOutbox(): StudyOutbox {
  const outbox = use(OutboxContext);
  if (!outbox) throw new Error('useOutbox needs an OutboxProvider around it.');
  return outbox;
}

/** What the outbox holds, kept up to date. */
export function useOutboxState(): OutboxState {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, outbox.readState);
}
