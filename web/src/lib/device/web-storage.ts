import type { NameIn } from './browser-stores.ts';

/** Web Storage limited to the names in `browser-stores.ts`. Any key may be removed. */
interface KeptStorage<Name extends string> {
  getItem(name: Name): string | null;
  setItem(name: Name, value: string): void;
  removeItem(name: string): void;
}

/**
 * @returns local storage, shared by all tabs
 * @throws where a page may not store anything
 */
export const localStore = (): KeptStorage<NameIn<'localStorage'>> => localStorage;

/**
 * Stores what the page can do without in local storage.
 * @returns false where the storage is full
 */
export function keepIfRoom(name: NameIn<'localStorage'>, value: string): boolean {
  try {
    localStore().setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

/** @returns session storage, which lasts until the tab is closed */
export const tabStore = (): KeptStorage<NameIn<'sessionStorage'>> => sessionStorage;
