import { errorCatalogue, ProductError } from '../../../../../shared/errors.ts';
import type { EarnedBadge } from '../../../../../shared/schemas/activity.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { readSession } from '../../../lib/account/session.ts';
import { holdUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { sendCompletion, sendOpening, sendReviews, sendTakeBack } from '../../../queries/study.ts';
import { noteTaken } from '../../offline/pack-store.ts';
import { makeIndexedStore } from './indexed-store.ts';
import { makeLastingStore } from './lasting-store.ts';
import type { Batch, RefusedAnswer } from './next-batch.ts';
import { type Clock, Sender } from './sender.ts';
import { StudyOutbox } from './study-outbox.ts';
import type { OutboxEntry, StudyStore } from './study-store.ts';

const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

const isOnline = (): boolean => navigator.onLine;

/** What a page hears of the sending. */
export interface OutboxListener {
  /** The server took something. */
  readonly onAccepted: () => void;
  /** What it took earned these badges. */
  readonly onEarned?: (badges: readonly EarnedBadge[]) => void;
}

export interface OpenOutbox {
  readonly outbox: StudyOutbox;
  /** Sends what waits and goes on sending until the answered function is called. */
  readonly start: (listener: OutboxListener) => () => void;
}

/** The account's outbox on this device, wired to the browser. */
export function openOutbox(userId: string): OpenOutbox {
  const name = `flashspark-study-${userId}`;
  let tellTabs = (): void => undefined;
  let listener: OutboxListener | undefined;
  const store = makeLastingStore({ lasting: makeIndexedStore(), onLost: () => outbox.loseLasting() });
  const sender = new Sender({
    userId,
    store,
    send: (batch) => sendAndKeep(userId, store, batch, (badges) => listener?.onEarned?.(badges)),
    exclusively: (work) => runInOneTab(name, work),
    clock: systemClock,
    random: Math.random,
    onAccepted: () => {
      listener?.onAccepted();
      tellTabs();
    },
    onChange: () => outbox.refresh(),
  });
  const outbox = new StudyOutbox({ userId, store, sender, isOnline, tellTabs: () => tellTabs() });

  const letGo = holdWhileUnsaved(outbox);

  function start(started: OutboxListener): () => void {
    listener = started;
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
      letGo();
      tellTabs = () => undefined;
      listener = undefined;
      channel.close();
    };
  }
  return { outbox, start };
}

/** Where the browser keeps nothing, closing the page would lose what waits: from the first answer on, the browser asks first. @returns how to let the page go. */
function holdWhileUnsaved(outbox: StudyOutbox): () => void {
  let release: (() => void) | undefined;
  const letGo = (): void => {
    release?.();
    release = undefined;
  };
  outbox.subscribe(() => {
    const { isLasting, isEmpty } = outbox.readState();
    if (isLasting || isEmpty) letGo();
    else release ??= holdUnsavedWork();
  });
  return letGo;
}

/**
 * Sends a batch as the account that it belongs to. On a shared tablet somebody else may have signed in meanwhile: then
 * nothing is sent, since the server would refuse it for good.
 * @param onEarned hears of badges that came of it.
 * @returns the answers that the server did not take, and never will.
 */
export async function sendBatch(
  userId: string,
  batch: Batch,
  onEarned?: OutboxListener['onEarned'],
): Promise<readonly RefusedAnswer[]> {
  if (readSession()?.user.id !== userId) {
    throw new ApiError({ status: 401, code: 'not-signed-in', message: 'Somebody else is signed in on this device.' });
  }
  if (batch.opening) await sendOpening(batch.sessionId, batch.opening);
  if (batch.kind === 'complete') {
    const { cardsStudied, cardsCorrect, reviews } = batch;
    const { earnedBadges } = await sendCompletion(batch.sessionId, { cardsStudied, cardsCorrect, reviews });
    if (earnedBadges) onEarned?.(earnedBadges);
    return [];
  }
  if (batch.kind === 'take-back') {
    await sendTakeBack(batch.sessionId, batch.reviewId).catch(requireOther);
    return [];
  }
  const { results, earnedBadges } = await sendReviews(batch.sessionId, batch.reviews);
  if (earnedBadges) onEarned?.(earnedBadges);
  return batch.seqs.flatMap((seq, at): RefusedAnswer[] => {
    const told = results[at];
    // An answer of which nothing was said waits on.
    if (!told) throw new ProductError('unavailable');
    return told.result === 'refused' ? [{ seq, reason: sentenceOf(told.code) }] : [];
  });
}

async function sendAndKeep(
  userId: string,
  store: StudyStore,
  batch: Batch,
  onEarned: OutboxListener['onEarned'],
): Promise<readonly RefusedAnswer[]> {
  const refused = await sendBatch(userId, batch, onEarned);
  await keepTaken(userId, store, batch, refused);
  return refused;
}

/** What a learner studied stays known on this device until its next pack holds it. Where it cannot be kept, that pack tells. */
async function keepTaken(
  userId: string,
  store: StudyStore,
  { seqs }: Batch,
  refused: readonly RefusedAnswer[],
): Promise<void> {
  const session = readSession();
  if (session?.user.id !== userId || session.user.role !== 'learner') return;
  const isTaken = ({ seq }: OutboxEntry) => seqs.includes(seq) && !refused.some((one) => one.seq === seq);
  try {
    await noteTaken(userId, (await store.listEntries(userId)).filter(isTaken));
  } catch {
    // The browser keeps nothing.
  }
}

/** An answer that the server never took, or that another device went on from, stays as it is: there is nothing to try again. */
function requireOther(error: unknown): void {
  const isSettled = error instanceof ApiError && (error.code === 'not-found' || error.code === 'not-newest');
  if (!isSettled) throw error;
}

function sentenceOf(code: string | undefined): string {
  const known: Readonly<Record<string, { sentence: string }>> = errorCatalogue;
  return (known[code ?? ''] ?? errorCatalogue['invalid-input']).sentence;
}

/**
 * Runs work while no other tab of this browser runs work of the same name, waiting for its turn. Browsers give locks to
 * secure pages only; without them the work just runs: sending twice is a waste, not a harm.
 */
async function runInOneTab<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request(name, work) : await work();
}

/** Tells the other tabs of this browser that something stored has changed. */
interface TabChannel {
  readonly tell: () => void;
  readonly close: () => void;
}

/** Opens the channel of that name. A browser without channels learns of changes when it next looks. */
function openTabChannel(name: string, onTold: () => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', onTold);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule means windows; a channel has no origin to name
  return { tell: () => channel.postMessage('changed'), close: () => channel.close() };
}

/** What happens to the page that matters to answers on their way. */
interface PageSignals {
  /** What failed before may work now: the connection is back, or somebody looks at the page again. */
  readonly onReturn: () => void;
  /** Nobody looks at the page any more, or it goes: it may never run again. */
  readonly onLeave: () => void;
  /** The browser noticed that the connection is gone. */
  readonly onOffline: () => void;
}

/** Watches this page. Answers how to stop. */
export function watchPage({ onReturn, onLeave, onOffline }: PageSignals): () => void {
  const handleVisibility = (): void => {
    if (document.visibilityState === 'visible') onReturn();
    else onLeave();
  };
  window.addEventListener('online', onReturn);
  window.addEventListener('focus', onReturn);
  window.addEventListener('offline', onOffline);
  window.addEventListener('pagehide', onLeave);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    window.removeEventListener('online', onReturn);
    window.removeEventListener('focus', onReturn);
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('pagehide', onLeave);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}
