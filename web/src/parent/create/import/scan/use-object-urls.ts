import { useEffect, useRef, useState } from 'react';
import type { ScannedPage } from './read-picture.worker.ts';
import type { ShownPage } from './use-scan.ts';

/** Gives pictures of pages addresses, and takes them back when they are no longer shown. */
export function useObjectUrls() {
  const [pages, setPages] = useState<readonly ShownPage[]>([]);
  const shown = useRef<readonly ShownPage[]>([]);
  const release = (): void => shown.current.forEach(({ address }) => URL.revokeObjectURL(address));
  const replace = (read: readonly ScannedPage[]): void => {
    release();
    shown.current = read.map(({ picture, width, height }) => ({
      address: URL.createObjectURL(picture),
      width,
      height,
    }));
    setPages(shown.current);
  };
  useEffect(() => release, []);
  return { pages, replace, clear: () => replace([]) };
}
