import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { openedPage } from '../../web/src/lib/page/quiet-page.ts';

// Screens that are fetched when they are opened are there from the beginning, whichever file runs first.
const screens = (
  import.meta as unknown as { glob: (path: string) => Readonly<Record<string, () => Promise<unknown>>> }
).glob('../../web/src/{learner,parent,admin,signed-out,components}/**/*.tsx');
await Promise.all(Object.values(screens).map(async (load) => await load()));

// The page stays from one file to the next, with what it keeps and what libraries leave in it.
beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

// The page of a test is not opening any more, and idle as soon as nothing else is to be done: nothing is painted here.
openedPage.readAge = () => 60_000;
Object.assign(globalThis, {
  requestIdleCallback: (callback: () => void) => setTimeout(callback),
  cancelIdleCallback: (handle: ReturnType<typeof setTimeout>) => clearTimeout(handle),
});

// What a test left waiting, such as a call that would be tried again, must not reach the next one.
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
