/** What an entry of the browser's history holds for this product. It survives a reload. */
export interface HistoryEntry {
  /** How many entries of this product lie before it in this tab. */
  readonly depth: number;
  /** The in-page place of the screens; `navigation.ts` checks its shape. */
  readonly place?: unknown;
}

const listeners = new Set<() => void>();

/** The current entry. The same object until the history moves. */
export function readEntry(): HistoryEntry {
  const state: unknown = window.history.state;
  return isEntry(state) ? state : START;
}

const START: HistoryEntry = { depth: 0 };

function isEntry(state: unknown): state is HistoryEntry {
  return typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number';
}

/** A new entry: the browser's Back returns to the one before. */
export function pushEntry(entry: Omit<HistoryEntry, 'depth'>, path = window.location.pathname): void {
  window.history.pushState({ ...entry, depth: readEntry().depth + 1 }, '', path);
  notifyListeners();
}

/** Another content for the current entry: Back skips what it was. */
export function replaceEntry(entry: Omit<HistoryEntry, 'depth'>, path = window.location.pathname): void {
  window.history.replaceState({ ...entry, depth: readEntry().depth }, '', path);
  notifyListeners();
}

/** Calls back whenever the current entry changes. Answers how to stop. */
export function subscribeToHistory(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
