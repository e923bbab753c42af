/** For browsers that do not tell when they are idle. */
const soonMs = 1_000;

/** The first moments of a page belong to its first screen: on a slow line and a slow phone it is hardly there by then. */
const openingMs = 3_000;

let awaitedCount = 0;
const waiting = new Set<() => void>();

/** Counts something as awaited by the screen that is shown, such as a call of the API, until it settles. @returns the same. */
export async function countAwaited<T>(awaited: Promise<T>): Promise<T> {
  awaitedCount += 1;
  try {
    return await awaited;
  } finally {
    awaitedCount -= 1;
    if (awaitedCount === 0) for (const goOn of waiting) goOn();
  }
}

/** How long ago the page was opened, in milliseconds. */
export const openedPage = { readAge: (): number => performance.now() };

/** Calls back once the page is no longer opening: what belongs to no screen begins here. @returns how to take it back. */
export function callAfterOpening(callback: () => void): () => void {
  const timer = setTimeout(callback, Math.max(0, openingMs - openedPage.readAge()));
  return () => clearTimeout(timer);
}

/**
 * Calls back once the page is no longer opening, nothing that a screen asked for is on its way, and the browser is idle. What can wait begins here, so
 * that it takes nothing from the screen that somebody looks at. @returns how to take it back.
 */
export function callWhenQuiet(callback: () => void): () => void {
  let cancel: () => void = () => undefined;
  const stop = (): void => {
    cancel();
    waiting.delete(waitForIdle);
  };
  function waitForIdle(): void {
    stop();
    cancel = callWhenIdle(() => {
      // An answer that was just drawn may have asked for more.
      if (awaitedCount > 0) waiting.add(waitForIdle);
      else callback();
    });
  }
  cancel = callAfterOpening(waitForIdle);
  return stop;
}

function callWhenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(callback);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, soonMs);
  return () => clearTimeout(timer);
}
