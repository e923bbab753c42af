import { type RefObject, useLayoutEffect, useRef } from 'react';

/** @returns whether the component is on the screen, to be read when an answer arrives: by then the person may have left it */
export function useIsShown(): Readonly<RefObject<boolean>> {
  const isShown = useRef(false);
  // React also runs the cleanup when it hides this screen while the code of the next one loads.
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
