import { useEffect, useSyncExternalStore } from 'react';
import { countAwaited } from './quiet-page.ts';

/** A lazily loaded module: undefined while it loads, `missing` if it can't be loaded. */
export type LazyModule<T> = T | 'missing' | undefined;

/**
 * Loads an optional part of a screen from its own chunk. Unlike a lazy screen, the part doesn't suspend; if it can't be loaded, the screen shows a fallback.
 * @returns a hook that loads the module while `isWanted` is true; if loading failed, the next component that mounts with the hook tries again
 */
export function lazyModule<T extends object>(load: () => Promise<T>): (isWanted: boolean) => LazyModule<T> {
  let part: LazyModule<T>;
  let isLoading = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  async function fetchPart(): Promise<void> {
    if (isLoading || typeof part === 'object') return;
    isLoading = true;
    part = await countAwaited(load()).catch(() => 'missing' as const);
    isLoading = false;
    for (const listener of listeners) listener();
  }
  return function usePart(isWanted) {
    useEffect(() => {
      if (isWanted) void fetchPart();
    }, [isWanted]);
    return useSyncExternalStore(subscribe, () => part);
  };
}
