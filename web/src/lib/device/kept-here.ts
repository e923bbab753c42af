import type { NameIn } from './browser-stores.ts';

/** A storage that takes only names of the list. Whatever is there may be removed. */
interface KeptStorage<Name extends string> {
  getItem(name: Name): string | null;
  setItem(name: Name, value: string): void;
  removeItem(name: string): void;
}

/** @returns what this browser keeps for every tab. Throws where a page may keep nothing. */
export const keptHere = (): KeptStorage<NameIn<'localStorage'>> => localStorage;

/** @returns what this tab keeps until it is closed. */
export const keptInTab = (): KeptStorage<NameIn<'sessionStorage'>> => sessionStorage;
