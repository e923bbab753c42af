import { ProvisionedThroughputExceededException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';

/** One call of the SDK, as the product made it (plain values, not DynamoDB's typed ones). */
export interface SdkCall {
  /** Such as `Query` or `TransactWrite`. */
  readonly command: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** It reached the table: its effect is there, whether or not the product heard of it. */
  wasDone: boolean;
}

interface Outcome {
  readonly response: unknown;
  readonly output?: object;
}
type Proceed = (input?: object) => Promise<Outcome>;

/** What happens instead of a call; `proceed` does the call (with another input, when one is given). */
export type Effect = (call: SdkCall, proceed: Proceed) => Promise<Outcome>;

export interface Fault {
  readonly does: Effect;
  /** Which calls it is about; all when left out. */
  readonly when?: (call: SdkCall) => boolean;
  /** The first of those calls that it hits, counted from 1. */
  readonly from?: number;
  /** How many in a row it hits; 1 unless said otherwise. */
  readonly times?: number;
  /**
   * `attempt`: a single try, which the SDK repeats when it finds the error worth it. `call`: the call as a whole, repeats
   * included: the product sees what happens.
   */
  readonly at?: 'attempt' | 'call';
}

export interface Faults {
  /** All calls since the last {@link Faults.clear}, in the order in which they began. */
  readonly calls: readonly SdkCall[];
  /** @returns what tells how often the fault has hit. */
  readonly add: (fault: Fault) => { readonly hits: number };
  /** Forgets all faults and calls. */
  readonly clear: () => void;
}

interface ArmedFault {
  readonly fault: Fault;
  seen: number;
  hits: number;
}

/** Makes the calls of a client fail as DynamoDB and networks do, at a place that the test names. */
export function injectFaults(client: DynamoDBDocumentClient): Faults {
  const calls: SdkCall[] = [];
  const armed: ArmedFault[] = [];
  const byContext = new WeakMap<object, SdkCall>();

  const run = async (level: 'attempt' | 'call', call: SdkCall, proceed: Proceed) => {
    const hit = armed
      .filter(({ fault }) => (fault.at ?? 'attempt') === level)
      .find((candidate) => isHit(candidate, call));
    return hit ? await hit.fault.does(call, proceed) : await proceed();
  };

  client.middlewareStack.add(
    (next, context) => async (args) => {
      const command = String(context['commandName']).replace(/(Items?)?Command$/, '');
      const call: SdkCall = { command, input: args.input as SdkCall['input'], wasDone: false };
      byContext.set(context, call);
      calls.push(call);
      return (await run('call', call, async (input = args.input) => await next({ ...args, input }))) as never;
    },
    { step: 'initialize', priority: 'high', name: 'faultsOfCalls' },
  );
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const call = byContext.get(context);
      if (!call) return await next(args);
      return (await run('attempt', call, async () => {
        const outcome = await next(args);
        call.wasDone = true;
        return outcome;
      })) as never;
    },
    { step: 'deserialize', priority: 'high', name: 'faultsOfAttempts' },
  );

  return {
    calls,
    add: (fault) => {
      const entry = { fault, seen: 0, hits: 0 };
      armed.push(entry);
      return entry;
    },
    clear: () => {
      calls.splice(0);
      armed.splice(0);
    },
  };
}

function isHit(candidate: ArmedFault, call: SdkCall): boolean {
  const { when = () => true, from = 1, times = 1 } = candidate.fault;
  if (!when(call)) return false;
  candidate.seen += 1;
  const isIn = candidate.seen >= from && candidate.seen < from + times;
  if (isIn) candidate.hits += 1;
  return isIn;
}

/** Whether a call writes. */
export function isWrite({ command }: SdkCall): boolean {
  return ['TransactWrite', 'BatchWrite', 'Put', 'Update', 'Delete'].includes(command);
}

/** @returns whether a call names this text anywhere in what it sends, such as a sort key or the beginning of one. */
export function mentions(text: string): (call: SdkCall) => boolean {
  return ({ input }) => JSON.stringify(input).includes(text);
}

function timeout(): Error {
  return Object.assign(new Error('The connection was lost'), { name: 'TimeoutError' });
}

/** DynamoDB refuses: too much at once. */
export const throttled: Effect = () =>
  Promise.reject(new ProvisionedThroughputExceededException({ message: 'Too much at once', $metadata: {} }));

/** A transaction met another one on one of its items. */
export const transactionConflict: Effect = () =>
  Promise.reject(
    new TransactionCanceledException({
      message: 'Transaction cancelled',
      CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
      $metadata: {},
    }),
  );

/** The call never arrives. */
export const lostCall: Effect = () => Promise.reject(timeout());

/** The call is done, but nobody hears of it. */
export const lostAnswer: Effect = async (_, proceed) => {
  await proceed();
  throw timeout();
};

/** @returns an effect that lets somebody else act between what the product read before and this call. */
export function meanwhile(act: () => Promise<unknown>): Effect {
  return async (_, proceed) => {
    await act();
    return await proceed();
  };
}

type Batch = Record<string, { Keys?: unknown[] } | unknown[]>;

/** @returns an effect that does only the first `done` parts of a batch and gives the others back. Needs `at: 'call'`. */
export function leavesUnprocessed(done: number): Effect {
  return async ({ command, input }, proceed) => {
    const [[table, parts] = ['', []]] = Object.entries(input['RequestItems'] as Batch);
    const cut = (from: number, to?: number): Batch => ({
      [table]: Array.isArray(parts) ? parts.slice(from, to) : { ...parts, Keys: (parts.Keys ?? []).slice(from, to) },
    });
    const field = command === 'BatchGet' ? 'UnprocessedKeys' : 'UnprocessedItems';
    if (done === 0) return { response: {}, output: { [field]: cut(0), $metadata: {} } };
    const outcome = await proceed({ ...input, RequestItems: cut(0, done) });
    const left = Array.isArray(parts) ? parts.length : (parts.Keys ?? []).length;
    return left > done ? { ...outcome, output: { ...outcome.output, [field]: cut(done) } } : outcome;
  };
}

/** Lets the rest of a test try again at once: the pauses before a repetition are of random length, and here they have none. */
export function skipPauses(): void {
  vi.spyOn(Math, 'random').mockReturnValue(0);
}
