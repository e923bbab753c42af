import type * as z from 'zod/mini';
import { keptHere } from './kept-here.ts';
import type { NameIn } from './browser-stores.ts';

/** A name of the list under which drafts are kept. */
export type DraftName = Extract<NameIn<'localStorage'>, `${string}-draft.${string}`>;

/**
 * What somebody typed and has not sent yet, kept in this browser. The key holds the ids of whose it is and what it is for: so a shared tablet never
 * shows one person's draft to another, and `forgetKept` finds it.
 */
export function keepDraft(key: DraftName, draft: unknown): void {
  try {
    keptHere().setItem(key, JSON.stringify(draft));
  } catch {
    // No room for it: leaving the page still asks, and what was kept before is not what was typed.
    forgetDraft(key);
  }
}

/** @returns what was typed before the screen or the page was left; undefined when nothing was, or an older release wrote it. */
export function readDraft<T>(key: DraftName, shape: z.ZodMiniType<T>): T | undefined {
  try {
    return shape.safeParse(JSON.parse(keptHere().getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Forgets a draft that was sent, or that nothing is left of. */
export function forgetDraft(key: DraftName): void {
  keptHere().removeItem(key);
}
