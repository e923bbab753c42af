import { type RefObject, useEffect, useRef } from 'react';
import type { FocusNext } from './use-question-actions.ts';

/**
 * Moves the keyboard to where a change leads: the button that was pressed often goes with it. Tell the CSS selectors of
 * where to go, best first; the focus is there as soon as the change is drawn.
 */
export function useFocusNext(rootRef: RefObject<HTMLElement | null>): FocusNext {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const targets = wanted.current.map((selector) => rootRef.current?.querySelector<HTMLElement>(selector));
    wanted.current = [];
    targets.find(Boolean)?.focus();
  });
  return (...selectors) => {
    wanted.current = selectors;
  };
}
