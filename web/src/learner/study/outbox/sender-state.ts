import { describeError } from '../../../lib/api/describe-error.ts';
import { isCutOff, judgeFailure, pickRetryTimes } from './judge-failure.ts';
import { type Batch, gatheringTime, nextBatch, type RefusedAnswer } from './next-batch.ts';
import type { OutboxEntry } from './study-store.ts';

/** What the calls so far have shown, whatever the sender does now. */
interface Past {
  /** When a call last went out or was about to, in milliseconds; undefined when none was. */
  readonly sentAt: number | undefined;
  /** Calls that failed one after the other. */
  readonly failures: number;
  /** So many answers go out one by one, to find the one that made the server refuse them all. */
  readonly singly: number;
  /** Whether the last call did not reach the server. */
  readonly isCutOff: boolean;
}

/** All that the sender of one tab can be doing. Instants are milliseconds. */
export type SenderState = { readonly past: Past } & (
  | { readonly kind: 'stopped'; readonly quietUntil: number }
  | { readonly kind: 'idle' }
  /** Answers wait for more to go with them. */
  | { readonly kind: 'gathering'; readonly until: number }
  | Sending
  /** A call failed and may work later. Before `quietUntil` the server wants to hear nothing. */
  | { readonly kind: 'waiting-to-retry'; readonly until: number; readonly quietUntil: number }
);

/** Calls go out, one at a time, until nothing waits. Then comes `next`; `again` looks once more for what is new. */
interface Sending {
  readonly kind: 'sending';
  /** Whether no other tab sends meanwhile. The call of a page that is left goes out without a turn. */
  readonly isInTurn: boolean;
  readonly next:
    | { readonly kind: 'idle' }
    | { readonly kind: 'gathering'; readonly until: number }
    | { readonly kind: 'again' }
    | { readonly kind: 'stopped' };
}

/** What happens to the sender, and when. */
export type SenderEvent = { readonly now: number } & (
  | { readonly kind: 'started' }
  | { readonly kind: 'stopped' }
  /** Something new may wait. `entries` is all that is stored. */
  | { readonly kind: 'stored'; readonly entries: readonly OutboxEntry[] }
  /** What waits need not wait for more. */
  | { readonly kind: 'send-asked' }
  /** The connection may be back. */
  | { readonly kind: 'woken' }
  /** The page may end any moment. `known` is what was last seen to be stored. */
  | { readonly kind: 'left'; readonly known: readonly OutboxEntry[] }
  | { readonly kind: 'timer-ended' }
  | { readonly kind: 'read'; readonly entries: readonly OutboxEntry[] }
  /** The server has the batch, but for what it refused of it. */
  | { readonly kind: 'accepted'; readonly batch: Batch; readonly refused: readonly RefusedAnswer[] }
  /** `random`, 0 to 1, spreads the retries of many devices. */
  | { readonly kind: 'failed'; readonly batch: Batch; readonly error: unknown; readonly random: number }
  /** The device itself failed: its store, or the turns of the tabs. */
  | { readonly kind: 'device-failed'; readonly error: unknown; readonly random: number }
);

/** What is to be done, one after the other. `take-turn`, `read` and `send` tell of their outcome by an event. */
export type SenderEffect =
  /** Waits until no other tab sends, then reads. The turn lasts until all that follows is done. */
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
 * All rules of sending: what the sender does next when something happens. An entry is removed only after the server has
 * accepted it. What fails and may work later is tried again with growing waits; what the server refuses for good is set aside.
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

/** When `timer-ended` is to come; undefined when nothing waits for a time. */
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

/** What waits goes out now, unless a call failed: then it waits along. */
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

/** Ends the waiting. A call that is under way is seen through. */
function stop(state: SenderState): SenderStep {
  if (state.kind === 'sending') return stay({ ...state, next: { kind: 'stopped' } });
  return stay({ kind: 'stopped', quietUntil: 'quietUntil' in state ? state.quietUntil : 0, past: state.past });
}

function gatherOrSend(state: SenderState, { entries, now }: EventOf<'stored'>): SenderStep {
  const { past } = state;
  const wait = gatheringTime(entries, past.sentAt === undefined ? undefined : now - past.sentAt);
  // An answer that comes before this one is out is not the first any more.
  if (wait === 0) return sendAll({ ...state, past: { ...past, sentAt: now } });
  if (wait === undefined) return stay(state);
  const gathering = { kind: 'gathering', until: now + wait } as const;
  if (state.kind === 'idle') return stay({ ...gathering, past });
  const isFirst = state.kind === 'sending' && state.next.kind === 'idle';
  return stay(isFirst ? { ...state, next: gathering } : state);
}

/** A call goes out at once: the store and the other tabs would answer too late. Another tab may make it too: it counts once. */
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

/** Nothing more can go out now. */
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

/** After what one call brings with it comes what waits next. */
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
  // Only a checksum of answers that the server counts itself, or a step back that cannot be gone: without it nothing is lost.
  if (reviews.length === 0) return goOn(state, [{ kind: 'remove', seqs }, change]);
  if (seqs.length > 1) return goOn({ ...state, past: { ...state.past, singly: reviews.length } }, [change]);
  const reason = describeError(error);
  return goOn({ ...state, past: sentOneMore(state.past) }, [{ kind: 'set-aside', seqs, reason }, change]);
}

function retryLater(state: SenderState, { error, random, now }: EventOf<'failed' | 'device-failed'>): SenderStep {
  const past = { ...state.past, isCutOff: isCutOff(error) };
  const effects = [{ kind: 'tell-change' }] as const;
  const times = pickRetryTimes(error, { now, random, failures: past.failures });
  const isStopped = (state.kind === 'sending' ? state.next : state).kind === 'stopped';
  if (isStopped) return { state: { kind: 'stopped', quietUntil: times.quietUntil, past }, effects };
  return { state: { kind: 'waiting-to-retry', ...times, past: { ...past, failures: past.failures + 1 } }, effects };
}
