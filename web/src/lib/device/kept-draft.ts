import type * as z from 'zod/mini';

/**
 * What somebody typed and has not sent yet, kept in this browser. The key holds the ids of whose it is and what it is for: so a shared tablet never
 * shows one person's draft to another, and `forgetKept` finds it.
 */
export function keepDraft(key: string, draft: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // No room for it: leaving the page still asks, and what was kept before is not what was typed.
    forgetDraft(key);
  }
}

/** @returns what was typed before the screen or the page was left; undefined when nothing was, or an older release wrote it. */
export function readDraft<T>(key: string, shape: z.ZodMiniType<T>): T | undefined {
  try {
    return shape.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Forgets a draft that was sent, or that nothing is left of. */
export function forgetDraft(key: string): void {
  localStorage.removeItem(key);
}
