import { type PointerEvent, useEffect, useRef } from 'react';

interface Drag {
  readonly listElement: { readonly current: HTMLElement | null };
  /** In pixels, of each row. */
  readonly rowHeight: number;
  /** Told with the place that the pointer is at. */
  readonly onMove: (to: number) => void;
  readonly onEnd: () => void;
}

/** Nearer to the window's edge than this, the page scrolls along. */
const edge = 72;
const scrolledAtOnce = 14;

/** Dragging by a pointer: a press that stays where it is is none. */
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
      const { listElement, rowHeight, onMove } = latest.current;
      const top = listElement.current?.getBoundingClientRect().top ?? 0;
      onMove(Math.floor((y - top) / rowHeight));
      frame = requestAnimationFrame(follow);
    };
    const handleMove = (moved: globalThis.PointerEvent): void => {
      y = moved.clientY;
      if (stateRef.current.hasDragged || Math.abs(y - startY) < 6) return;
      stateRef.current.hasDragged = true;
      onHold();
      frame = requestAnimationFrame(follow);
    };
    const end = (): void => {
      cancelAnimationFrame(frame);
      handle.removeEventListener('pointermove', handleMove);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
      if (stateRef.current.hasDragged) latest.current.onEnd();
      stateRef.current.end = () => undefined;
    };
    stateRef.current.end = end;
    handle.addEventListener('pointermove', handleMove);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
  }

  return { begin, hasDragged: () => stateRef.current.hasDragged };
}
