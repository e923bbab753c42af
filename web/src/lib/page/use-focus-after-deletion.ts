import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Moves the keyboard focus to the list's title after an item and its focused button are removed. Call `noteDeleted` once the server has deleted
 * the item, and give the title `titleRef` and a `tabIndex`.
 */
export function useFocusAfterDeletion(items: readonly { readonly id: string }[] | undefined) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [deletedId, noteDeleted] = useState<string>();
  const isThere = deletedId === undefined || items?.some(({ id }) => id === deletedId) === true;
  const goneId = isThere ? undefined : deletedId;
  useEffect(() => {
    if (goneId !== undefined) titleRef.current?.focus();
  }, [goneId]);
  return { titleRef, noteDeleted };
}

/** Moves the keyboard focus to the title when a dialog or card goes and leaves it nowhere, because the button that opened it is gone too. */
export function useFocusWhenGone(isThere: boolean, titleRef: RefObject<HTMLElement | null>): void {
  const wasThere = useRef(isThere);
  useEffect(() => {
    const isGone = wasThere.current && !isThere;
    wasThere.current = isThere;
    // A closing dialog returns the focus in a microtask of its own, queued before this one.
    if (isGone) queueMicrotask(() => document.activeElement?.matches('body, main') && titleRef.current?.focus());
  }, [isThere, titleRef]);
}
