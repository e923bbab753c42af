const KEY_PREFIX = 'flashspark.seen-badges.';

const listeners = new Set<() => void>();

/** The ids of the badges that were celebrated on this device, as stored; null before the first time. */
export function readSeenBadges(learnerId: string): string | null {
  return localStorage.getItem(KEY_PREFIX + learnerId);
}

/** The ids in what `readSeenBadges` gave. What cannot be read counts as none. */
export function parseSeenBadges(stored: string | null): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Remembers that these badges need no celebration (any more), here and in the other tabs. */
export function addSeenBadges(learnerId: string, badgeIds: readonly string[]): void {
  const seen = parseSeenBadges(readSeenBadges(learnerId));
  localStorage.setItem(KEY_PREFIX + learnerId, JSON.stringify([...new Set([...seen, ...badgeIds])]));
  for (const listener of listeners) listener();
}

/** Calls back when a badge was celebrated, in this tab or another. Answers how to stop. */
export function subscribeToSeenBadges(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
