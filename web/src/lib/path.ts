import { useSyncExternalStore } from 'react';
import { pushEntry, subscribeToHistory } from './history.ts';

/** The paths with a page of their own; everything else is the product itself. */
export type PagePath = '/' | '/privacy' | '/terms';

/** The path shown, kept up to date. */
export function usePath(): string {
  return useSyncExternalStore(subscribeToHistory, () => window.location.pathname);
}

/** Goes to another page of the product without loading it anew. */
export function goToPath(path: PagePath): void {
  pushEntry({}, path);
  window.scrollTo(0, 0);
}

/** To where the person came from; in a tab that was opened here, home. */
export function leavePage(): void {
  if (window.history.length > 1) window.history.back();
  else goToPath('/');
}

/** To a section of the page shown. Leaves no entry in the history, so that going back still leaves the page. */
export function goToSection(id: string): void {
  window.history.replaceState(window.history.state, '', `#${id}`);
  document.getElementById(id)?.scrollIntoView();
}
