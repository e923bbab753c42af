import { useEffect, useSyncExternalStore } from 'react';
import { countAwaited } from './quiet-page.ts';

/** Code that comes later: undefined while it is on its way, `missing` where it cannot be had. */
export type LatePart<T> = T | 'missing' | undefined;

/**
 * Code in a chunk of its own that something on a screen can do without: unlike a lazy screen nothing waits for it, and where it cannot be had
 * the screen shows the next best. @returns the hook that fetches it where it is wanted; whoever wants it later tries again.
 */
export function latePart<T extends object>(load: () => Promise<T>): (isWanted: boolean) => LatePart<T> {
  let part: LatePart<T>;
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
