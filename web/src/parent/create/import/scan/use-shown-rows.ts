import { useEffect, useRef, useState } from 'react';
import type { EditedRow } from './edited-rows.ts';
import type { ScannedPage } from './read-picture.worker.ts';

/** The picture of a page, with its size in the unit of its rows' boxes. */
export interface ShownPage {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** Keeps the rows with the pictures of their pages, whose addresses end when they are no longer shown. */
export function useShownRows() {
  const [rows, setRows] = useState<readonly EditedRow[]>([]);
  const [pages, setPages] = useState<readonly ShownPage[]>([]);
  const shown = useRef<readonly ShownPage[]>([]);
  const replace = (read: readonly ScannedPage[]): void => {
    releasePages(shown.current);
    shown.current = read.map(({ picture, width, height }) => ({
      address: URL.createObjectURL(picture),
      width,
      height,
    }));
    setPages(shown.current);
    setRows([]);
  };
  useEffect(() => () => releasePages(shown.current), []);
  return { pages, rows, setRows, /** Shows other pages, without rows yet. */ replace };
}

function releasePages(pages: readonly ShownPage[]): void {
  for (const { address } of pages) URL.revokeObjectURL(address);
}
