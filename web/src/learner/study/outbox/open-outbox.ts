import { t } from '@lingui/core/macro';
import type { ErrorCode } from '../../../../../shared/errors.ts';
import type { EarnedBadge } from '../../../../../shared/schemas/activity.ts';
import { ApiError, makeTransportError, wordFailure } from '../../../lib/api/api-error.ts';
import { readServerTime } from '../../../lib/server-time.ts';
import { readSession } from '../../../lib/account/session.ts';
import { holdUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { sendCompletion, sendOpening, sendReviews, sendTakeBack } from '../../../queries/study.ts';
import { recordAccepted } from '../../offline/pack-store.ts';
import { makeIndexedStore } from './indexed-store.ts';
import { openTabChannel, runInOneTab } from './other-tabs.ts';
import { PageClock } from './page-clock.ts';
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

const makePageClock = () => new PageClock({ now: systemClock.now, ticks: () => performance.now(), readServerTime });

export interface OutboxListener {
  readonly onAccepted: () => void;
  readonly onEarned?: (badges: readonly EarnedBadge[]) => void;
}

export interface OpenOutbox {
  readonly outbox: StudyOutbox;
  readonly userId: string;
  /**
   * Starts sending. The returned function stops it, and returns whether only this page's memory holds some of the answers. While it does, the page goes on asking
   * before it closes, unless the account is gone for good.
   */
  readonly start: (listener: OutboxListener) => (isGone?: boolean) => boolean;
}

/** Creates the account's outbox and connects it to the browser: storage, tabs, locks and page events. */
export function openOutbox(userId: string): OpenOutbox {
  const name = `flashspark-study-${userId}`;
  let tellTabs = (): void => undefined;
  let listener: OutboxListener | undefined;
  const store = makeLastingStore({ lasting: makeIndexedStore(), onLost: () => outbox.loseLasting() });
  const pageClock = makePageClock();
  const sender = new Sender({
    userId,
    store,
    send: (batch) => sendAndKeep({ userId, store, pageClock }, batch, (badges) => listener?.onEarned?.(badges)),
    exclusively: (work) => runInOneTab(name, work),
    clock: systemClock,
    random: Math.random,
    onAccepted: () => {
      listener?.onAccepted();
      tellTabs();
    },
    onChange: () => outbox.refresh(),
  });
  const outbox = new StudyOutbox({ userId, store, sender, pageClock, isOnline, tellTabs: () => tellTabs() });
  const letGo = holdWhileUnsaved(outbox);

  function start(started: OutboxListener): (isGone?: boolean) => boolean {
    listener = started;
    const channel = openTabChannel(name, () => void outbox.handleTabNews());
    tellTabs = () => void channel.tell();
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
    return (isGone = false) => {
      const { isAtRisk, isLasting } = outbox.readState();
      const isOnlyHere = isAtRisk && !isLasting;
      sender.stop();
      stopWatching();
      if (isGone || !isOnlyHere) letGo();
      tellTabs = () => undefined;
      listener = undefined;
      channel.close();
      return isOnlyHere;
    };
  }
  return { userId, outbox, start };
}

/** Makes the browser ask before the page closes while that may lose answers. @returns a function that turns this off */
function holdWhileUnsaved(outbox: StudyOutbox): () => void {
  let release: (() => void) | undefined;
  const letGo = (): void => {
    release?.();
    release = undefined;
  };
  outbox.subscribe(() => {
    if (outbox.readState().isAtRisk) release ??= holdUnsavedWork();
    else letGo();
  });
  return letGo;
}

/**
 * Sends a batch for its account. If another user has signed in on this device in the meantime, nothing is sent, because the server would reject it for good.
 * @param onEarned called with the badges that the batch earned.
 * @returns the answers that the server rejected for good.
 */
export async function sendBatch(
  userId: string,
  batch: Batch,
  onEarned?: OutboxListener['onEarned'],
): Promise<readonly RefusedAnswer[]> {
  requireSignedIn(userId);
  if (batch.opening) {
    await sendOpening(batch.sessionId, batch.opening);
    // Each call takes the session of its own moment, and during the first one another child may have signed in.
    requireSignedIn(userId);
  }
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
  const refused = batch.seqs.flatMap((seq, at) => {
    const told = results[at];
    // The response lacks a result for this answer, so the batch is retried.
    if (!told) throw makeTransportError('not-understood', 200);
    return told.result === 'refused' ? [{ seq, code: told.code }] : [];
  });
  return await Promise.all(
    refused.map(async ({ seq, code }): Promise<RefusedAnswer> => ({ seq, reason: await sayRefusal(code) })),
  );
}

function requireSignedIn(userId: string): void {
  if (readSession()?.user.id !== userId)
    throw new ApiError({ status: 401, code: 'not-signed-in', message: t`Someone else is signed in on this device.` });
}

interface Sending {
  readonly userId: string;
  readonly store: StudyStore;
  readonly pageClock: PageClock;
}

async function sendAndKeep(
  sending: Sending,
  batch: Batch,
  onEarned: OutboxListener['onEarned'],
): Promise<readonly RefusedAnswer[]> {
  const { userId, pageClock } = sending;
  // Without this, the call starts at once, as a closing page requires.
  if (pageClock.isNeededFor(batch)) await pageClock.learn();
  const refused = await sendBatch(userId, pageClock.adjust(batch), onEarned);
  await keepTaken(sending, batch, refused);
  return refused;
}

/** Stores accepted answers for offline study until the next pack includes them. */
async function keepTaken(
  { userId, store, pageClock }: Sending,
  { seqs }: Batch,
  refused: readonly RefusedAnswer[],
): Promise<void> {
  const session = readSession();
  if (session?.user.id !== userId || session.user.role !== 'learner') return;
  const isTaken = ({ seq }: OutboxEntry) => seqs.includes(seq) && !refused.some((one) => one.seq === seq);
  try {
    const taken = (await store.listEntries(userId)).filter(isTaken);
    await recordAccepted(
      userId,
      taken.map((entry) => pageClock.adjustEntry(entry)),
    );
  } catch {
    // No browser storage, so do nothing: the next pack will include the answers.
  }
}

/** Rethrows the error, unless it belongs to a take-back that can never succeed: the server never had the answer, or another device has answered since. */
function requireOther(error: unknown): void {
  const isSettled = error instanceof ApiError && (error.code === 'not-found' || error.code === 'not-newest');
  if (!isSettled) throw error;
}

async function sayRefusal(told: string | undefined): Promise<string> {
  const errors = await import('../../../../../shared/errors.ts').catch(() => undefined);
  // The server has answered, so the answer is set aside even without its reason's words; *Try again* asks for them once more.
  if (!errors) return makeTransportError('gateway').message;
  const isKnown = (code = ''): code is ErrorCode => Object.hasOwn(errors.errorCatalogue, code);
  const code = isKnown(told) ? told : 'invalid-input';
  const { sentence, values } = errors.errorCatalogue[code];
  return (await wordFailure({ error: sentence, code, ...(values && { values }) })).error;
}

/** Page events that affect sending. */
interface PageSignals {
  /** Called when a retry may succeed: the device is online, or the page is visible again. */
  readonly onReturn: () => void;
  /** Called when the page is hidden or unloading. Its code may never run again. */
  readonly onLeave: () => void;
  readonly onOffline: () => void;
}

/** Listens to page events. Returns a function that stops listening. */
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
