/** Delay in milliseconds before a callback in browsers without `requestIdleCallback`. */
const soonMs = 1_000;

/**
 * The opening phase belongs to the first screen, which takes long on a slow phone or connection. It lasts at least `openingMs` after the page was opened, and until
 * the page has rested for `restMs` since the last thing that a screen waited for, but at most `longestOpeningMs`. All in milliseconds.
 */
export const openingMs = 3_000;
const restMs = 2_000;
const longestOpeningMs = 10_000;

let settledAge = 0;
const waiting = new Set<() => void>();

/** Counts a promise, such as an API call, as awaited by the current screen until it settles. @returns the same result */
export async function countAwaited<T>(awaited: Promise<T>): Promise<T> {
  openedPage.awaited.add(awaited);
  try {
    return await awaited;
  } finally {
    openedPage.awaited.delete(awaited);
    settledAge = openedPage.readAge();
    if (openedPage.awaited.size === 0) for (const goOn of waiting) goOn();
  }
}

/** A hidden page has no frames, and a busy one few. */
const longestFrameMs = 200;

/** What is known of the page. Tests of screens, which share a page that is never painted, replace parts of it. */
export const openedPage = {
  /** What the current screen waits for. */
  awaited: new Set<Promise<unknown>>(),

  /** @returns the page's age: milliseconds since it was opened */
  readAge: (): number => performance.now(),

  /** Resolves once what is rendered now is painted. */
  waitForPaint: async (): Promise<void> =>
    await new Promise((resolve) => {
      setTimeout(resolve, longestFrameMs);
      // The frame is painted right after its callbacks.
      requestAnimationFrame(() => setTimeout(resolve));
    }),
};

/** @returns milliseconds until the opening phase can be over, which lasts at most `longestMs` */
function readOpeningLeft(longestMs: number): number {
  const age = openedPage.readAge();
  const restsFrom = openedPage.awaited.size > 0 ? age : settledAge;
  return Math.min(longestMs, Math.max(openingMs, restsFrom + restMs)) - age;
}

/** Calls back once the opening phase is over, or the page is `longestMs` old, for work that no screen waits for. @returns a function that cancels it */
export function callAfterOpening(callback: () => void, longestMs = longestOpeningMs): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    const look = (): void => (readOpeningLeft(longestMs) > 0 ? wait() : callback());
    timer = setTimeout(look, Math.max(0, readOpeningLeft(longestMs)));
  };
  wait();
  return () => clearTimeout(timer);
}

/**
 * Calls back once the opening phase is over, no awaited call is running, and the browser is idle. Use it for deferrable work that must not
 * slow down the visible screen. @returns a function that cancels it
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
      // Rendering the last response may have started another call.
      if (openedPage.awaited.size > 0) waiting.add(waitForIdle);
      else callback();
    });
  }
  cancel = callAfterOpening(waitForIdle);
  return stop;
}

/** Calls back once no awaited call is running and the screen has what it waited for. @returns a function that cancels it */
export function callWhenSettled(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function goOn(): void {
    waiting.delete(goOn);
    timer = setTimeout(callback);
  }
  if (openedPage.awaited.size > 0) waiting.add(goOn);
  else goOn();
  return () => {
    waiting.delete(goOn);
    clearTimeout(timer);
  };
}

/** Wraps a loader of something that the screen is useful without: it starts once the browser has painted what is rendered now, so that it delays none of it. */
export function afterPaint<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    await openedPage.waitForPaint();
    return await load();
  };
}

function callWhenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(callback);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, soonMs);
  return () => clearTimeout(timer);
}
