import { describe, expect, it } from 'vitest';
import { nextBatch } from '../../../../../web/src/learner/study/outbox/next-batch.ts';
import {
  initialState,
  type SenderEffect,
  type SenderEvent,
  type SenderState,
  timerOf,
  transition,
} from '../../../../../web/src/learner/study/outbox/sender-state.ts';
import type { OutboxEntry } from '../../../../../web/src/learner/study/outbox/study-store.ts';
import { refusal, transportFailure } from '../support/fake-server.ts';
import { makeAnswer } from '../support/make-study.ts';

const now = 1_000_000;
const answers = (count: number): OutboxEntry[] =>
  Array.from({ length: count }, (_, index) => ({ ...makeAnswer(), seq: index + 1 }));
const sessionEnd: OutboxEntry = {
  ...makeAnswer({ work: { kind: 'complete', cardsStudied: 1, cardsCorrect: 1 } }),
  seq: 9,
};
const batchOf = (entries: readonly OutboxEntry[]) => {
  const batch = nextBatch(entries);
  if (!batch) throw new Error('Nothing waits.');
  return batch;
};
const three = answers(3);
const one = three.slice(0, 1);
const oneBatch = batchOf(one);
const threeBatch = batchOf(three);
const endBatch = batchOf([sessionEnd]);

const past = { ...initialState.past, sentAt: now - 10_000 };
const after = (changes: Partial<SenderState['past']>) => ({ past: { ...past, ...changes } });
const stopped = { kind: 'stopped', quietUntil: 0, past } as const;
const idle = { kind: 'idle', past } as const;
const gathering = { kind: 'gathering', until: now + 5_000, past } as const;
const sending = { kind: 'sending', isInTurn: true, next: { kind: 'idle' }, past } as const;
const sendingMore = { ...sending, next: { kind: 'again' } } as const;
const sendingLast = { ...sending, next: { kind: 'stopped' } } as const;
const sendingOnLeave = { ...sending, isInTurn: false } as const;
const retrying = { kind: 'waiting-to-retry', until: now + 5_000, quietUntil: 0, past } as const;
const silent = { ...retrying, quietUntil: now + 5_000 } as const;

const takeTurn = { kind: 'take-turn' } as const;
const read = { kind: 'read' } as const;
const change = { kind: 'tell-change' } as const;
const accepted = { kind: 'tell-accepted' } as const;
const removeOne = { kind: 'remove', seqs: [1] } as const;

type Untimed<Event> = Event extends unknown ? Omit<Event, 'now'> : never;
type Row = [what: string, from: SenderState, event: Untimed<SenderEvent>, to: SenderState, effects?: SenderEffect[]];

function check(rows: Row[]): void {
  it.each(rows)('%s', (_, from, event, to, effects = []) => {
    expect(transition(from, { ...event, now })).toEqual({ state: to, effects });
  });
}

describe('start and stop', () => {
  check([
    [
      'a start sends what waits',
      initialState,
      { kind: 'started' },
      { ...sending, past: initialState.past },
      [takeTurn],
    ],
    [
      'a start during the silence that the server asked for waits for its end',
      { ...stopped, quietUntil: now + 1 },
      { kind: 'started' },
      { ...retrying, until: now + 1, quietUntil: now + 1 },
      [change],
    ],
    ['a start during the last call goes on with it', sendingLast, { kind: 'started' }, sendingMore],
    ['a second start looks for what is new', idle, { kind: 'started' }, sending, [takeTurn]],
    ['a stop ends the gathering', gathering, { kind: 'stopped' }, stopped],
    ['a stop ends the waiting, not the silence', silent, { kind: 'stopped' }, { ...stopped, quietUntil: now + 5_000 }],
    ['a stop lets the call under way finish', sendingMore, { kind: 'stopped' }, sendingLast],
    ['after the last call nothing is sent', sendingLast, { kind: 'read', entries: three }, stopped],
    [
      'the last call still counts when it is accepted',
      sendingLast,
      { kind: 'accepted', batch: oneBatch, refused: [] },
      sendingLast,
      [removeOne, accepted, change, read],
    ],
    [
      'the last call is not tried again when it fails',
      sendingLast,
      { kind: 'failed', batch: oneBatch, error: transportFailure('offline'), random: 1 },
      { ...stopped, ...after({ isCutOff: true }) },
      [change],
    ],
  ]);
});

describe('what is stopped', () => {
  check(
    (
      [
        { kind: 'stored', entries: three },
        { kind: 'send-asked' },
        { kind: 'woken' },
        { kind: 'left', known: three },
        { kind: 'stopped' },
        { kind: 'timer-ended' },
      ] as const
    ).map((event): Row => [`sends nothing after ${event.kind}`, stopped, event, stopped]),
  );
});

describe('a new answer', () => {
  const stored = { kind: 'stored', entries: one } as const;
  const wait = { kind: 'gathering', until: now + 170_000 } as const;
  const enough = { kind: 'stored', entries: answers(25) } as const;
  check([
    [
      'goes out at once when none did before',
      { ...idle, ...after({ sentAt: undefined }) },
      stored,
      { ...sending, ...after({ sentAt: now }) },
      [takeTurn],
    ],
    ['waits for more when one went out lately', idle, stored, { ...idle, ...wait }],
    ['does not make the others wait longer', gathering, stored, gathering],
    ['goes out with enough others', gathering, enough, { ...sending, ...after({ sentAt: now }) }, [takeTurn]],
    [
      'goes out with the end of its session',
      idle,
      { kind: 'stored', entries: [...one, sessionEnd] },
      { ...sending, ...after({ sentAt: now }) },
      [takeTurn],
    ],
    ['gathers during a call', sending, stored, { ...sending, next: wait }],
    ['follows a call when they are enough', sending, enough, { ...sendingMore, ...after({ sentAt: now }) }],
    ['is seen by the call that follows anyway', sendingMore, stored, sendingMore],
    ['waits along after a failure', retrying, stored, retrying],
    ['that another tab has sent changes nothing', idle, { kind: 'stored', entries: [] }, idle],
  ]);
});

describe('what need not wait for more', () => {
  const asked = { kind: 'send-asked' } as const;
  const woken = { kind: 'woken' } as const;
  const timer = { kind: 'timer-ended' } as const;
  check([
    ['goes out when somebody asks', gathering, asked, sending, [takeTurn]],
    ['goes out when its time is over', gathering, timer, sending, [takeTurn]],
    ['goes out when the connection is back', idle, woken, sending, [takeTurn]],
    ['follows the call under way', sending, asked, sendingMore],
    [
      'follows the call under way when its time is over',
      { ...sending, next: { kind: 'gathering', until: now } },
      timer,
      sendingMore,
    ],
    ['waits along after a failure', retrying, asked, retrying],
    ['is tried again when the connection is back', retrying, woken, sending, [takeTurn]],
    ['is tried again when the wait is over', silent, timer, sending, [takeTurn]],
    ['is not tried while the server wants silence', silent, woken, silent],
  ]);
});

describe('a page that is left', () => {
  const left = { kind: 'left', known: one } as const;
  check([
    [
      'sends before it waits for anything',
      gathering,
      left,
      { ...sendingOnLeave, ...after({ sentAt: now }) },
      [{ kind: 'send', batch: oneBatch }],
    ],
    ['sends nothing when nothing waits', idle, { kind: 'left', known: [] }, idle],
    ['makes no second call at the same time', sending, left, sending],
    ['makes no call after a failure', retrying, left, retrying],
    [
      'takes its turn for what else waits',
      sendingOnLeave,
      { kind: 'accepted', batch: oneBatch, refused: [] },
      sending,
      [removeOne, accepted, change, takeTurn],
    ],
  ]);
});

describe('a turn', () => {
  const empty = { kind: 'read', entries: [] } as const;
  const sentNow = after({ sentAt: now });
  check([
    [
      'sends what waits',
      sending,
      { kind: 'read', entries: three },
      { ...sending, ...sentNow },
      [{ kind: 'send', batch: threeBatch }],
    ],
    [
      'sends one by one after a refusal of several',
      { ...sending, ...after({ singly: 3 }) },
      { kind: 'read', entries: three },
      { ...sending, ...after({ singly: 3, sentAt: now }) },
      [{ kind: 'send', batch: oneBatch }],
    ],
    ['ends when nothing waits', sending, empty, idle],
    [
      'ends with gathering when answers came meanwhile',
      { ...sending, next: { kind: 'gathering', until: now + 9 } },
      empty,
      { ...idle, kind: 'gathering', until: now + 9 },
    ],
    ['looks once more when something came meanwhile', sendingMore, empty, sending, [read]],
  ]);
});

describe('an answer of the server', () => {
  const failed = (error: unknown, batch = oneBatch) => ({ kind: 'failed', batch, error, random: 1 }) as const;
  check([
    [
      'that it has them removes them, and nothing else does',
      { ...sending, ...after({ failures: 2, isCutOff: true, singly: 2 }) },
      { kind: 'accepted', batch: threeBatch, refused: [] },
      { ...sending, ...after({ singly: 1 }) },
      [{ kind: 'remove', seqs: [1, 2, 3] }, accepted, change, read],
    ],
    [
      'that never came is waited for longer each time',
      { ...sending, ...after({ failures: 2 }) },
      failed(transportFailure('offline')),
      { ...retrying, until: now + 4_000, ...after({ failures: 3, isCutOff: true }) },
      [change],
    ],
    [
      'that asks for silence gets it',
      sendingMore,
      failed(refusal(429, 30)),
      { ...retrying, until: now + 30_000, quietUntil: now + 30_000, ...after({ failures: 1 }) },
      [change],
    ],
    ['that nobody is signed in keeps everything', sending, failed(refusal(401)), idle, [change]],
    [
      'that nobody is signed in is asked for again after news',
      sendingMore,
      failed(refusal(401)),
      sending,
      [change, read],
    ],
    [
      'that it refuses several makes them go one by one',
      sending,
      failed(refusal(400), threeBatch),
      { ...sending, ...after({ singly: 3 }) },
      [change, read],
    ],
    [
      'that it refuses one sets that one aside',
      { ...sending, ...after({ singly: 3 }) },
      failed(refusal(400)),
      { ...sending, ...after({ singly: 2 }) },
      [{ kind: 'set-aside', seqs: [1], reason: 'Refused with 400.' }, change, read],
    ],
    [
      'that it refuses the end of a session drops the end, which it counts itself',
      sending,
      failed(refusal(404), endBatch),
      sending,
      [{ kind: 'remove', seqs: [9] }, change, read],
    ],
    [
      'that could not be noted on the device is tried again',
      sending,
      { kind: 'device-failed', error: new Error('No room.'), random: 0 },
      { ...retrying, until: now + 500, ...after({ failures: 1 }) },
      [change],
    ],
  ]);

  it.each([stopped, idle, gathering, retrying])('that comes late still counts: %o', (state) => {
    const step = transition(state, { kind: 'accepted', batch: oneBatch, now, refused: [] });
    expect(step.state).toEqual(state);
    expect(step.effects).toEqual([removeOne, accepted, change]);
  });
});

describe('the timer', () => {
  it.each([
    [stopped, undefined],
    [idle, undefined],
    [gathering, gathering.until],
    [sending, undefined],
    [{ ...sending, next: { kind: 'gathering', until: now + 7 } } as const, now + 7],
    [retrying, retrying.until],
  ])('of %o', (state, at) => {
    expect(timerOf(state)).toBe(at);
  });
});
