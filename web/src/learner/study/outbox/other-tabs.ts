import { openedPage } from '../../../lib/page/quiet-page.ts';

/** Runs work under a lock shared by all tabs. Web Locks need a secure context; without them the work runs unlocked, because sending twice is harmless. */
export async function runInOneTab<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request(name, work) : await work();
}

/** Channel that tells the other tabs that the store has changed. */
interface TabChannel {
  readonly tell: () => Promise<void>;
  readonly close: () => void;
}

/** Opens a BroadcastChannel. In browsers without it, other tabs show changes only at their next refresh. */
export function openTabChannel(name: string, onTold: () => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: async () => {}, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', onTold);
  let isOpen = true;
  return {
    // After the paint, because the learner waits for the next card and not for other tabs.
    tell: async () => {
      await openedPage.waitForPaint();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule is for windows; a channel has no target origin
      if (isOpen) channel.postMessage('changed');
    },
    // News that still waits for the paint is dropped: other tabs read the store again when they come into view.
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
}
