import { type RefObject, useEffect, useState } from 'react';

/**
 * Keeps the keyboard's place when something is deleted: the button that had the focus goes with it. Tell the id once the
 * deletion is done; as soon as the item is off the screen, the title over the list has the focus.
 */
export function useFocusAfterRemoval(
  items: readonly { readonly id: string }[] | undefined,
  titleRef: RefObject<HTMLElement | null>,
): (id: string) => void {
  const [removedId, setRemovedId] = useState<string>();
  const goneId = items?.some(({ id }) => id === removedId) ? undefined : removedId;
  useEffect(() => {
    if (goneId !== undefined) titleRef.current?.focus();
  }, [goneId, titleRef]);
  return setRemovedId;
}
