import { useEffect, useRef, useState } from 'react';

/**
 * Keeps the keyboard's place when an item of a list is deleted: the button that had the focus goes with it. Call
 * `noteDeleted` once the server has deleted it; as soon as the item is off the screen, the title over the list (with
 * `titleRef` and a `tabIndex`) has the focus.
 */
export function useFocusAfterDeletion(items: readonly { readonly id: string }[] | undefined) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [deletedId, noteDeleted] = useState<string>();
  const goneId = items?.some(({ id }) => id === deletedId) ? undefined : deletedId;
  useEffect(() => {
    if (goneId !== undefined) titleRef.current?.focus();
  }, [goneId]);
  return { titleRef, noteDeleted };
}
