import { useEffect } from 'react';

/** What keeps a page from being reloaded. */
type Holder = { readonly isUnsaved: boolean };

const holders = new Set<Holder>();
const idleListeners = new Set<() => void>();

/** Whether something on this page would be lost by a reload. */
export function hasUnsavedWork(): boolean {
  return [...holders].some(({ isUnsaved }) => isUnsaved);
}

/** Whether a reload would lose or interrupt something: nothing may reload the page by itself then. */
export function isPageHeld(): boolean {
  return holders.size > 0;
}

/** Says that something is unsaved: the browser then asks before the page goes. Answers how to take it back. */
export function holdUnsavedWork(): () => void {
  return hold({ isUnsaved: true });
}

/** Says that somebody is in the middle of something: nothing would be lost, but the page should not go. Answers how to take it back. */
export function holdOngoingWork(): () => void {
  return hold({ isUnsaved: false });
}

/** Calls as soon as nothing holds the page, which may be at once, and each time it is so again, until the answered function is called. */
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
    // One screen may hand over to the next, which holds the page in its turn.
    queueMicrotask(() => {
      if (!isPageHeld()) for (const listen of idleListeners) listen();
    });
  };
}

/** A listener that is there already is not added again. */
function watchLeaving(): void {
  if (hasUnsavedWork()) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Holds unsaved work for as long as `isUnsaved`: `useUnsavedWork(form.formState.isDirty)`. `Dialog` does it for its own. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? holdUnsavedWork() : undefined), [isUnsaved]);
}

/** Holds the page for as long as `isOngoing`: a study session, an attempt at a quiz. */
export function useOngoingWork(isOngoing: boolean): void {
  useEffect(() => (isOngoing ? holdOngoingWork() : undefined), [isOngoing]);
}
