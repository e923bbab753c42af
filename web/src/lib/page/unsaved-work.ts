import { useEffect } from 'react';

/** A reason not to reload the page. */
type Holder = { readonly isUnsaved: boolean };

const holders = new Set<Holder>();
const idleListeners = new Set<() => void>();

export function hasUnsavedWork(): boolean {
  return [...holders].some(({ isUnsaved }) => isUnsaved);
}

/** Whether a reload would lose or interrupt work. While true, code must not reload the page. */
export function isPageHeld(): boolean {
  return holders.size > 0;
}

/** Marks work as unsaved: the browser asks before the page closes. @returns a function that removes the mark */
export function holdUnsavedWork(): () => void {
  return hold({ isUnsaved: true });
}

/** Marks an ongoing activity: nothing would be lost, but the page should not reload. @returns a function that removes the mark */
export function holdOngoingWork(): () => void {
  return hold({ isUnsaved: false });
}

/** Calls `listener` whenever no unsaved or ongoing work is left, possibly immediately. @returns a function that unsubscribes */
export function subscribeToPageIdle(listener: () => void): () => void {
  idleListeners.add(listener);
  if (!isPageHeld()) listener();
  return () => {
    idleListeners.delete(listener);
  };
}

function hold(holder: Holder): () => void {
  holders.add(holder);
  watchLeaving();
  return () => {
    if (!holders.delete(holder)) return;
    watchLeaving();
    // Wait one microtask, because the next screen may start work of its own.
    queueMicrotask(() => {
      if (!isPageHeld()) for (const listen of idleListeners) listen();
    });
  };
}

/** Forgets all work. For tests, which share one page: an answer that one of them leaves unsent would hold the next one's. */
export function forgetWork(): void {
  holders.clear();
  watchLeaving();
}

/** Adds or removes the listener that asks before the page closes. Safe to call repeatedly. */
function watchLeaving(): void {
  if (hasUnsavedWork()) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Marks work as unsaved while `isUnsaved`: `useUnsavedWork(form.formState.isDirty)`. `Dialog` already does this. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? holdUnsavedWork() : undefined), [isUnsaved]);
}

/** Prevents reloads while `isOngoing`, such as during a study session or quiz attempt. */
export function useOngoingWork(isOngoing: boolean): void {
  useEffect(() => (isOngoing ? holdOngoingWork() : undefined), [isOngoing]);
}
