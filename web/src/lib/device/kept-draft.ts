import type * as z from 'zod/mini';
import { localStore } from './web-storage.ts';
import type { NameIn } from './browser-stores.ts';

/** A local storage key for drafts, listed in `browser-stores.ts`. */
export type DraftName = Extract<NameIn<'localStorage'>, `${string}-draft.${string}`>;

/**
 * Stores an unsent draft in this browser. The key contains the ids of its account and its target, so a shared tablet never shows it to another user, and
 * `deleteAccountData` finds it.
 */
export function keepDraft(key: DraftName, draft: unknown): void {
  try {
    localStore().setItem(key, JSON.stringify(draft));
  } catch {
    // The storage is full, so remove the outdated draft. The page still warns about unsaved work when the user leaves it.
    forgetDraft(key);
  }
}

/** @returns the stored draft; undefined if there is none or an older release wrote it */
export function readDraft<T>(key: DraftName, shape: z.ZodMiniType<T>): T | undefined {
  try {
    return shape.safeParse(JSON.parse(localStore().getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Deletes a draft that was sent or emptied. */
export function forgetDraft(key: DraftName): void {
  localStore().removeItem(key);
}
