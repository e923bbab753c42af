import { ProductError } from '../../../shared/errors.ts';
import type { limits } from '../../../shared/limits.ts';
import type { Table } from '../../data/table/table.ts';
import { storedThrottles, throttlePlace } from '../../data/operations/throttle.ts';

/** Maximum calls per minute; calls with and without a token are counted separately. */
export type CallsPerMinute = Readonly<Record<keyof typeof limits.callsPerMinute, number>>;

interface Arrived {
  readonly kind: keyof CallsPerMinute;
  readonly clientNetwork: string;
  readonly now: Date;
}

export interface CallBudget {
  /** @throws ProductError `too-many-calls` with the seconds until the next minute. */
  readonly admit: (table: Table, arrived: Arrived) => Promise<void>;
}

const minuteMs = 60_000;

/** Counts reach the table in batches of ten calls, and only once a third of the budget is used in this process. */
const reportBatchSize = 10;
const localShare = 1 / 3;

interface Counted {
  calls: number;
  /** Calls already added to the table's count. */
  reported: number;
  isOver: boolean;
}

/** Counts calls per minute: in this process at no cost while far below the budget, then in the table, together with the calls of all other processes. */
export function openCallBudget(perMinute: CallsPerMinute): CallBudget {
  let minute = 0;
  const counted = new Map<string, Counted>();
  return {
    admit: async (table, { kind, clientNetwork, now }) => {
      const current = Math.floor(now.getTime() / minuteMs);
      if (current !== minute) counted.clear();
      minute = current;
      const subject = `${kind} ${clientNetwork}`;
      const own = counted.get(subject) ?? { calls: 0, reported: 0, isOver: false };
      counted.set(subject, own);
      own.calls += 1;
      const isClose = own.calls > perMinute[kind] * localShare && own.calls - own.reported >= reportBatchSize;
      if (isClose && !own.isOver) {
        const more = own.calls - own.reported;
        own.reported = own.calls;
        own.isOver = (await countInTable(table, `${subject} ${minute}`, more, now)) > perMinute[kind];
      }
      if (own.isOver || own.calls > perMinute[kind]) throw tooMany(now);
    },
  };
}

async function countInTable(table: Table, subject: string, more: number, now: Date): Promise<number> {
  const place = throttlePlace('calls', subject);
  const expiresAt = Math.ceil(now.getTime() / 1_000) + 2 * (minuteMs / 1_000);
  const set = { blockedUntil: now.toISOString(), expiresAt, version: 1 };
  await table.commit([storedThrottles.changeOrCreate(table, place, { set, add: { tries: more } })]);
  return (await storedThrottles.find(table, place))?.tries ?? 0;
}

function tooMany(now: Date): ProductError {
  const retryAfterSeconds = Math.ceil((minuteMs - (now.getTime() % minuteMs)) / 1_000);
  return new ProductError('too-many-calls', { retryAfterSeconds });
}
