import { type RefObject, useEffect, useState } from 'react';

/**
 * Keeps the keyboard's place when a quiz is deleted: the button that had the focus goes with it. Tell the id once the
 * deletion is done; as soon as the quiz is off the screen, the title over the list has the focus.
 */
export function useFocusAfterDeletion(
  quizzes: readonly { readonly id: string }[] | undefined,
  titleRef: RefObject<HTMLElement | null>,
): (quizId: string) => void {
  const [deletedId, setDeletedId] = useState<string>();
  const goneId = quizzes?.some(({ id }) => id === deletedId) ? undefined : deletedId;
  useEffect(() => {
    if (goneId !== undefined) titleRef.current?.focus();
  }, [goneId, titleRef]);
  return setDeletedId;
}
