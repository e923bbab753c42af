import { makeIndexedStore } from './indexed-store.ts';
import { makeLastingStore } from './lasting-store.ts';
import { watchPage } from './page-signals.ts';
import { sendBatch } from './send-batch.ts';
import { Sender } from './sender.ts';
import { StudyOutbox } from './study-outbox.ts';
import { openTabChannel } from './tab-channel.ts';
import { runInOneTab } from './tab-lock.ts';

const systemClock = {
  now: () => Date.now(),
  after: (milliseconds: number, callback: () => void) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

export interface OpenOutbox {
  readonly outbox: StudyOutbox;
  /** Sends what waits and goes on sending until the answered function is called; `onAccepted` hears what the server took. */
  readonly start: (onAccepted: () => void) => () => void;
}

/** The account's outbox on this device, wired to the browser. */
export function openOutbox(userId: string): OpenOutbox {
  const name = `flashspark-study-${userId}`;
  let tellTabs = (): void => undefined;
  let tellScreens = (): void => undefined;
  const store = makeLastingStore({ lasting: makeIndexedStore(), onLost: () => outbox.loseLasting() });
  const sender = new Sender({
    userId,
    store,
    send: (batch) => sendBatch(userId, batch),
    exclusively: (work) => runInOneTab(name, work),
    clock: systemClock,
    random: Math.random,
    onAccepted: () => {
      tellScreens();
      tellTabs();
    },
    onChange: () => outbox.refresh(),
  });
  const outbox = new StudyOutbox({
    userId,
    store,
    sender,
    isOnline: () => navigator.onLine,
    tellTabs: () => tellTabs(),
  });

  function start(onAccepted: () => void): () => void {
    tellScreens = onAccepted;
    const channel = openTabChannel(name, () => void outbox.handleTabNews());
    tellTabs = channel.tell;
    const stopWatching = watchPage({
      onReturn: () => {
        void sender.wake();
        void outbox.refresh();
      },
      onLeave: () => outbox.leave(),
      onOffline: () => void outbox.refresh(),
    });
    sender.start();
    void outbox.refresh();
    return () => {
      sender.stop();
      stopWatching();
      tellTabs = () => undefined;
      tellScreens = () => undefined;
      channel.close();
    };
  }
  return { outbox, start };
}
