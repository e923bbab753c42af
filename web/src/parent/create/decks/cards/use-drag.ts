import { type PointerEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

interface Drag {
  readonly listElement: { readonly current: HTMLElement | null };
  /** Height of a row in pixels. */
  readonly rowHeight: number;
  /** Receives the row index under the pointer. */
  readonly onMove: (to: number) => void;
  readonly onEnd: () => void;
}

/** Distance from the window's edge, in pixels, within which a drag scrolls the page. */
const edge = 72;
const scrolledAtOnce = 14;

function reportRow({ listElement, rowHeight, onMove }: Drag, y: number): void {
  const top = listElement.current?.getBoundingClientRect().top ?? 0;
  onMove(Math.floor((y - top) / rowHeight));
}

/** Pointer dragging. A press without movement doesn't count as a drag. */
export function useDrag(drag: Drag) {
  const latest = useRef(drag);
  useEffect(() => {
    latest.current = drag;
  });
  const stateRef = useRef({ hasDragged: false, end: () => undefined as void });
  useEffect(() => () => stateRef.current.end(), []);

  function begin(event: PointerEvent<HTMLElement>, onHold: () => void): void {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    const startY = event.clientY;
    let y = startY;
    let frame = 0;
    stateRef.current.hasDragged = false;
    handle.setPointerCapture(event.pointerId);
    const follow = (): void => {
      if (y < edge) window.scrollBy(0, -scrolledAtOnce);
      else if (y > window.innerHeight - edge) window.scrollBy(0, scrolledAtOnce);
      reportRow(latest.current, y);
      frame = requestAnimationFrame(follow);
    };
    const handleMove = (moved: globalThis.PointerEvent): void => {
      y = moved.clientY;
      if (stateRef.current.hasDragged || Math.abs(y - startY) < 6) return;
      stateRef.current.hasDragged = true;
      // Rendered now, because the drag may end before the next frame.
      flushSync(onHold);
      frame = requestAnimationFrame(follow);
    };
    const end = (): void => {
      cancelAnimationFrame(frame);
      handle.removeEventListener('pointermove', handleMove);
      handle.removeEventListener('pointerup', handleUp);
      handle.removeEventListener('pointercancel', end);
      if (stateRef.current.hasDragged) latest.current.onEnd();
      stateRef.current.end = () => undefined;
    };
    const handleUp = (): void => {
      if (stateRef.current.hasDragged) flushSync(() => reportRow(latest.current, y));
      end();
    };
    stateRef.current.end = end;
    handle.addEventListener('pointermove', handleMove);
    handle.addEventListener('pointerup', handleUp);
    handle.addEventListener('pointercancel', end);
  }

  return { begin, hasDragged: () => stateRef.current.hasDragged };
}
