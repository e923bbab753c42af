import { useEffect, useEffectEvent } from 'react';

/**
 * Ctrl+Z, or ⌘Z, takes back what somebody just did.
 * @param undo nothing while there is nothing to take back.
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

/** In a field the browser takes back what was typed. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
