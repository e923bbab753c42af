import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useDrag } from '../../../../../../web/src/parent/create/decks/cards/use-drag.ts';

/** A list of rows of 10 pixels with one handle. */
function Rows({ onDrop }: { readonly onDrop: (to: number | undefined) => void }) {
  const listElement = useRef<HTMLButtonElement>(null);
  const [to, setTo] = useState<number>();
  const drag = useDrag({
    listElement,
    rowHeight: 10,
    onMove: (next) => to !== undefined && setTo(next),
    onEnd: () => onDrop(to),
  });
  return (
    <button ref={listElement} type="button" onPointerDown={(event) => drag.begin(event, () => setTo(0))}>
      Move
    </button>
  );
}

test('a drag that ends before the next frame ends under the finger', () => {
  const onDrop = vi.fn<(to: number | undefined) => void>();
  render(<Rows onDrop={onDrop} />);
  const handle = screen.getByRole('button');
  handle.setPointerCapture = () => undefined;
  fireEvent.pointerDown(handle, { button: 0, clientY: 5 });
  fireEvent.pointerMove(handle, { clientY: 25 });
  fireEvent.pointerUp(handle, { clientY: 25 });
  expect(onDrop.mock.calls).toEqual([[2]]);
});
