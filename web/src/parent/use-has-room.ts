import { useLayoutEffect, useState } from 'react';

/** From this room on, in rem, a list and its detail fit beside each other. */
const roomForBoth = 41;

/** Whether an element has room for a list and its detail, in relation to the user's text size. */
export function useHasRoom(ref: { readonly current: HTMLElement | null }): boolean {
  const [hasRoom, setHasRoom] = useState(false);
  useLayoutEffect(() => {
    const screen = ref.current;
    if (!screen) return undefined;
    const measure = () => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      setHasRoom(screen.clientWidth >= roomForBoth * rem);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(screen);
    return () => observer.disconnect();
  }, [ref]);
  return hasRoom;
}
