import { useEffect } from 'react';

const holders = new Set<symbol>();

/** Whether something on this page would be lost by a reload: nothing may reload it by itself then. */
export function hasUnsavedWork(): boolean {
  return holders.size > 0;
}

/** Says that something is unsaved: the browser then asks before the page goes. Answers how to take it back. */
export function holdUnsavedWork(): () => void {
  const holder = Symbol('unsaved work');
  if (holders.size === 0) window.addEventListener('beforeunload', askBeforeLeaving);
  holders.add(holder);
  return () => {
    holders.delete(holder);
    if (holders.size === 0) window.removeEventListener('beforeunload', askBeforeLeaving);
  };
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Holds unsaved work for as long as `isUnsaved`: `useUnsavedWork(form.formState.isDirty)`. `Dialog` does it for its own. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? holdUnsavedWork() : undefined), [isUnsaved]);
}
