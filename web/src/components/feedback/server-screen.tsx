import type { WordArea } from '../../words/word-areas.ts';
import { type LazyScreen, lazyScreen, type LoadComponent } from './lazy-screen.tsx';

/**
 * A lazy screen that reads from the server or writes to it, outside of another one: it comes with the query client, so that the rest of the page doesn't wait
 * for that.
 */
export function serverScreen<Props extends object>(
  load: LoadComponent<Props>,
  ...areas: readonly WordArea[]
): LazyScreen<Props> {
  return lazyScreen(withServerCache(load), ...areas);
}

/** @returns a loader of the same component within the cache of API reads, which it loads too */
export function withServerCache<Props extends object>(load: LoadComponent<Props>): LoadComponent<Props> {
  return async () => {
    const [{ ServerCache }, Loaded] = await Promise.all([import('../../lib/api/server-cache.tsx'), load()]);
    return (props) => (
      <ServerCache>
        <Loaded {...props} />
      </ServerCache>
    );
  };
}
