import { useEffect } from 'react';

/** Names the page in the browser's tab and for screen readers: `usePageTitle('Study')` gives `Study · Flashspark`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Flashspark`;
    return () => {
      document.title = 'Flashspark';
    };
  }, [title]);
}
