import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeEach } from 'vitest';
import { loadMascot } from '../../web/src/components/pictures/mascot-place.tsx';
import { resumeStudy, startSession } from '../../web/src/lib/account/session.ts';
import { firstPause } from '../../web/src/lib/api/repeat-call.ts';
import { openedPage } from '../../web/src/lib/page/quiet-page.ts';
import { forgetWork } from '../../web/src/lib/page/unsaved-work.ts';
import { makeMe } from '../web/support/people.ts';

// React records a stack trace for every element it creates, for the text of its warnings. Beyond a number of elements it stops. Starting at that number saves
// about an eighth of the CPU time of the screen tests. Warnings keep their text and still fail their test.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Readonly<
  Record<string, object>
>;
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set() {},
  });

// A query that waits fails again and again until it finds its element, and each failure printed the whole page, of which only the last one is read. That took a
// twentieth of the CPU time of the screen tests. `waitFor` sets the flag while it tries, and asks for the page again when its time is over.
const { getElementError } = getConfig();
const isTrying = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
configure({
  getElementError: (message, container) =>
    isTrying() ? new Error(message ?? '') : getElementError(message, container),
});

// Preloads all lazy screens, so that results don't depend on which test file runs first.
const screens = (
  import.meta as unknown as { glob: (path: string) => Readonly<Record<string, () => Promise<unknown>>> }
).glob('../../web/src/{learner,parent,admin,signed-out,components}/**/*.tsx');
// A call that still loads its module when its test ends would be made in the next one.
await Promise.all([loadMascot(), import('ulid'), ...Object.values(screens).map(async (load) => await load())]);

// Test files share one page, so its content and storage, what it remembers of the last session, and what it still waits for, are cleared before each test.
beforeEach(() => {
  document.body.replaceChildren();
  Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' });
  startSession({ token: '', user: makeMe('learner') });
  resumeStudy();
  openedPage.awaited.clear();
  forgetWork();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

// A screen that fails only after two retries would say so after one and a half seconds.
const pauseOfTheProduct = firstPause.ms;
beforeEach(() => {
  firstPause.ms = 5;
});
afterEach(() => {
  firstPause.ms = pauseOfTheProduct;
});

// Marks the page as long open and painted, and makes idle callbacks run right away, because nothing is painted here. A screen that waited for a paint by a timer of
// one test would never come in the next ones, because timers end with their test.
openedPage.readAge = () => 60_000;
openedPage.waitForPaint = async () => await Promise.resolve();
Object.assign(globalThis, {
  requestIdleCallback: (callback: () => void) => setTimeout(callback),
  cancelIdleCallback: (handle: ReturnType<typeof setTimeout>) => clearTimeout(handle),
  // The frames of jsdom run on one interval for the whole page: started while a test has a fake clock, it never fires again.
  requestAnimationFrame: (callback: FrameRequestCallback) => setTimeout(() => callback(performance.now()), 16),
  cancelAnimationFrame: (handle: ReturnType<typeof setTimeout>) => clearTimeout(handle),
});

// Clears the timers that a test leaves behind, such as a pending retry.
const { setTimeout: startTimer } = globalThis;
const timers = new Set<ReturnType<typeof startTimer>>();
const keepTimer = (...call: Parameters<typeof startTimer>) => {
  const timer = startTimer(...call);
  timers.add(timer);
  return timer;
};
beforeEach(() => {
  globalThis.setTimeout = Object.assign(keepTimer, startTimer);
});
afterEach(() => {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  globalThis.setTimeout = startTimer;
});
