import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { hasUnsavedWork } from './unsaved-work.ts';

const RELOADED_KEY = 'flashspark.reloaded-for-chunk';

/**
 * A screen in a chunk of its own. After a new release an open page may ask for a chunk that is gone: the page then
 * reloads once, unless that would lose something; after that the crash screen shows.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadOrReload(load) }));
}

/** Loads; at the first failure of this tab reloads the page and never settles, at the second fails. */
export async function loadOrReload<T>(load: () => Promise<T>, reload = () => window.location.reload()): Promise<T> {
  try {
    const loaded = await load();
    sessionStorage.removeItem(RELOADED_KEY);
    return loaded;
  } catch (error) {
    if (hasUnsavedWork() || sessionStorage.getItem(RELOADED_KEY) !== null) throw error;
    sessionStorage.setItem(RELOADED_KEY, 'yes');
    reload();
    return new Promise<never>(() => undefined);
  }
}
