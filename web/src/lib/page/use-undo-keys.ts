import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `undo` on Ctrl+Z or ⌘Z.
 * @param undo Undefined while there is nothing to undo.
 */
export function useUndoKeys(undo: (() => void) | undefined): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo =
      event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isUndo || event.repeat || event.defaultPrevented || !undo || isTyping(event.target)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Whether the focus is in a text field, where the browser's own undo applies. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
