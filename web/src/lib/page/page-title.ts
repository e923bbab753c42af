import { useEffect } from 'react';

/** Sets the document title: `usePageTitle('Study')` gives `Study · Flashspark`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Flashspark`;
    return () => {
      document.title = 'Flashspark';
    };
  }, [title]);
}
