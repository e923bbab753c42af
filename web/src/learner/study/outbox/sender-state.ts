import { describeError } from '../../../lib/api/describe-error.ts';
import { hasNoAnswer, judgeFailure, pickRetryTimes } from './judge-failure.ts';
import { type Batch, gatheringTime, nextBatch, type RefusedAnswer } from './next-batch.ts';
import type { OutboxEntry } from './study-store.ts';

/** History of the calls, kept across states. */
interface Past {
  /** When a call last started or was scheduled to start, in milliseconds. */
  readonly sentAt: number | undefined;
  readonly failures: number;
  /** Number of answers still to send one by one, to find the one that made the server reject a batch. */
  readonly singly: number;
  /** Whether the last call failed to reach the server. */
  readonly isCutOff: boolean;
}

/** State of the sender in one tab. Times are in milliseconds. */
export type SenderState = { readonly past: Past } & (
  | { readonly kind: 'stopped'; readonly quietUntil: number }
  | { readonly kind: 'idle' }
  /** Answers wait to be batched with later ones. */
  | { readonly kind: 'gathering'; readonly until: number }
  | Sending
  /** A call failed temporarily. Until `quietUntil` the server accepts no calls. */
  | { readonly kind: 'waiting-to-retry'; readonly until: number; readonly quietUntil: number }
);

/** State in which the tab sends one call at a time until nothing waits, and then enters the state `next`; `again` means that it reads the store once more. */
interface Sending {
  readonly kind: 'sending';
  /** Whether this tab holds the lock shared by all tabs. A closing page sends without it. */
  readonly isInTurn: boolean;
  readonly next:
    | { readonly kind: 'idle' }
    | { readonly kind: 'gathering'; readonly until: number }
    | { readonly kind: 'again' }
    | { readonly kind: 'stopped' };
}

export type SenderEvent = { readonly now: number } & (
  | { readonly kind: 'started' }
  | { readonly kind: 'stopped' }
  /** The outbox may have new entries. `entries` contains all stored entries. */
  | { readonly kind: 'stored'; readonly entries: readonly OutboxEntry[] }
  /** Asks to send now instead of batching. */
  | { readonly kind: 'send-asked' }
  | { readonly kind: 'woken' }
  /** The page may close at any moment. `known` contains the entries found by the last read. */
  | { readonly kind: 'left'; readonly known: readonly OutboxEntry[] }
  | { readonly kind: 'timer-ended' }
  | { readonly kind: 'read'; readonly entries: readonly OutboxEntry[] }
  /** The server accepted the batch, except for the answers in `refused`. */
  | { readonly kind: 'accepted'; readonly batch: Batch; readonly refused: readonly RefusedAnswer[] }
  /** `random`, 0 to 1, is the retry jitter. */
  | { readonly kind: 'failed'; readonly batch: Batch; readonly error: unknown; readonly random: number }
  /** Storage or the tab lock failed. */
  | { readonly kind: 'device-failed'; readonly error: unknown; readonly random: number }
);

/** Side effects, run in order. `take-turn`, `read` and `send` report their result as an event. */
export type SenderEffect =
  /** Waits for the tab lock, then reads. Holds the lock until all resulting effects are done. */
  | { readonly kind: 'take-turn' }
  | { readonly kind: 'read' }
  | { readonly kind: 'send'; readonly batch: Batch }
  | { readonly kind: 'remove'; readonly seqs: readonly number[] }
  | { readonly kind: 'set-aside'; readonly seqs: readonly number[]; readonly reason: string }
  | { readonly kind: 'tell-accepted' }
  | { readonly kind: 'tell-change' };

type EventOf<Kind> = Extract<SenderEvent, { readonly kind: Kind }>;

export interface SenderStep {
  readonly state: SenderState;
  readonly effects: readonly SenderEffect[];
}

export const initialState: SenderState = {
  kind: 'stopped',
  quietUntil: 0,
  past: { sentAt: undefined, failures: 0, singly: 0, isCutOff: false },
};

/**
 * State machine of sending. Entries are removed only after the server accepted them. Temporary failures are retried with backoff; entries that the server
 * rejects for good are set aside.
 */
export function transition(state: SenderState, event: SenderEvent): SenderStep {
  switch (event.kind) {
    case 'started':
      return start(state, event.now);
    case 'stopped':
      return stop(state);
    case 'stored':
      return gatherOrSend(state, event);
    case 'send-asked':
      return sendAll(state);
    case 'woken':
      return state.kind === 'waiting-to-retry' && event.now >= state.quietUntil ? begin(state) : sendAll(state);
    case 'timer-ended':
      return state.kind === 'waiting-to-retry' ? begin(state) : sendAll(state);
    case 'left':
      return leave(state, event);
    case 'read':
      return sendNext(state, event);
    case 'accepted':
      return accept(state, event);
    case 'failed':
      return fail(state, event);
    case 'device-failed':
      return retryLater(state, event);
  }
}

/** Returns when `timer-ended` must fire; undefined without a timer. */
export function timerOf(state: SenderState): number | undefined {
  const waiting = state.kind === 'sending' ? state.next : state;
  return 'until' in waiting ? waiting.until : undefined;
}

function stay(state: SenderState): SenderStep {
  return { state, effects: [] };
}

function begin({ past }: SenderState): SenderStep {
  return { state: { kind: 'sending', isInTurn: true, next: { kind: 'idle' }, past }, effects: [{ kind: 'take-turn' }] };
}

/** Sends now, unless the sender is waiting before a retry. */
function sendAll(state: SenderState): SenderStep {
  if (state.kind === 'idle' || state.kind === 'gathering') return begin(state);
  const isNews = state.kind === 'sending' && state.next.kind !== 'stopped';
  return stay(isNews ? { ...state, next: { kind: 'again' } } : state);
}

function start(state: SenderState, now: number): SenderStep {
  if (state.kind === 'sending') return stay({ ...state, next: { kind: 'again' } });
  if (state.kind !== 'stopped') return transition(state, { kind: 'woken', now });
  const { quietUntil, past } = state;
  if (now >= quietUntil) return begin(state);
  return {
    state: { kind: 'waiting-to-retry', until: quietUntil, quietUntil, past },
    effects: [{ kind: 'tell-change' }],
  };
}

/** Stops sending. A call in progress finishes. */
function stop(state: SenderState): SenderStep {
  if (state.kind === 'sending') return stay({ ...state, next: { kind: 'stopped' } });
  return stay({ kind: 'stopped', quietUntil: 'quietUntil' in state ? state.quietUntil : 0, past: state.past });
}

function gatherOrSend(state: SenderState, { entries, now }: EventOf<'stored'>): SenderStep {
  const { past } = state;
  const wait = gatheringTime(entries, past.sentAt === undefined ? undefined : now - past.sentAt);
  // `sentAt` is set before the call is made, so that the next answer doesn't count as the first after a pause.
  if (wait === 0) return sendAll({ ...state, past: { ...past, sentAt: now } });
  if (wait === undefined) return stay(state);
  const gathering = { kind: 'gathering', until: now + wait } as const;
  if (state.kind === 'idle') return stay({ ...gathering, past });
  const isFirst = state.kind === 'sending' && state.next.kind === 'idle';
  return stay(isFirst ? { ...state, next: gathering } : state);
}

/** Sends without reading the store or waiting for the lock, because the page may close first. A duplicate from another tab counts once. */
function leave(state: SenderState, { known, now }: EventOf<'left'>): SenderStep {
  if (state.kind !== 'idle' && state.kind !== 'gathering') return stay(state);
  const sending = { kind: 'sending', isInTurn: false, next: { kind: 'idle' }, past: state.past } as const;
  const batch = nextBatch(known, { isSingly: state.past.singly > 0 });
  return batch ? send(sending, batch, now) : stay(state);
}

function send(state: SenderState & Sending, batch: Batch, now: number): SenderStep {
  return { state: { ...state, past: { ...state.past, sentAt: now } }, effects: [{ kind: 'send', batch }] };
}

function sendNext(state: SenderState, { entries, now }: EventOf<'read'>): SenderStep {
  if (state.kind !== 'sending' || state.next.kind === 'stopped') return rest(state);
  const batch = nextBatch(entries, { isSingly: state.past.singly > 0 });
  return batch ? send(state, batch, now) : rest(state);
}

/** Enters the state that follows sending. */
function rest(state: SenderState, first: readonly SenderEffect[] = []): SenderStep {
  if (state.kind !== 'sending') return { state, effects: first };
  const { next, past } = state;
  switch (next.kind) {
    case 'again':
      return goOn({ ...state, next: { kind: 'idle' } }, first);
    case 'stopped':
      return { state: { kind: 'stopped', quietUntil: 0, past }, effects: first };
    default:
      return { state: { ...next, past }, effects: first };
  }
}

/** Adds an effect after the given ones that looks for the next batch. */
function goOn(state: SenderState, first: readonly SenderEffect[]): SenderStep {
  if (state.kind !== 'sending') return { state, effects: first };
  const look = { kind: state.isInTurn ? 'read' : 'take-turn' } as const;
  return { state: { ...state, isInTurn: true }, effects: [...first, look] };
}

function accept(state: SenderState, { batch, refused }: EventOf<'accepted'>): SenderStep {
  const past = { ...sentOneMore(state.past), failures: 0, isCutOff: false };
  const seqs = batch.seqs.filter((seq) => !refused.some((one) => one.seq === seq));
  return goOn({ ...state, past }, [
    { kind: 'remove', seqs },
    ...refused.map(({ seq, reason }) => ({ kind: 'set-aside', seqs: [seq], reason }) as const),
    { kind: 'tell-accepted' },
    { kind: 'tell-change' },
  ]);
}

function sentOneMore(past: Past): Past {
  return { ...past, singly: Math.max(0, past.singly - 1) };
}

function fail(state: SenderState, failure: EventOf<'failed'>): SenderStep {
  switch (judgeFailure(failure.error)) {
    case 'retry':
      return retryLater(state, failure);
    case 'signed-out':
      return rest(state, [{ kind: 'tell-change' }]);
    case 'refused':
      return setAside(state, failure);
  }
}

function setAside(state: SenderState, { batch, error }: EventOf<'failed'>): SenderStep {
  const { seqs, reviews = [] } = batch;
  const change = { kind: 'tell-change' } as const;
  // The batch contains no answers, only a completion (whose totals are a checksum) or a take-back. Removing it loses no answer.
  if (reviews.length === 0) return goOn(state, [{ kind: 'remove', seqs }, change]);
  if (seqs.length > 1) return goOn({ ...state, past: { ...state.past, singly: reviews.length } }, [change]);
  const reason = describeError(error);
  return goOn({ ...state, past: sentOneMore(state.past) }, [{ kind: 'set-aside', seqs, reason }, change]);
}

function retryLater(state: SenderState, { error, random, now }: EventOf<'failed' | 'device-failed'>): SenderStep {
  const past = { ...state.past, isCutOff: hasNoAnswer(error) };
  const effects = [{ kind: 'tell-change' }] as const;
  const times = pickRetryTimes(error, { now, random, failures: past.failures });
  const isStopped = (state.kind === 'sending' ? state.next : state).kind === 'stopped';
  if (isStopped) return { state: { kind: 'stopped', quietUntil: times.quietUntil, past }, effects };
  return { state: { kind: 'waiting-to-retry', ...times, past: { ...past, failures: past.failures + 1 } }, effects };
}
