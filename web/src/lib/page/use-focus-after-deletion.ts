import { useEffect, useRef, useState } from 'react';

/**
 * Moves the keyboard focus to the list's title after an item and its focused button are removed. Call `noteDeleted` once the server has deleted
 * the item, and give the title `titleRef` and a `tabIndex`.
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
