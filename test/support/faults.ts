import { ProvisionedThroughputExceededException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import { needsAllSteps } from '../faults/twin/memory-client.ts';

/** One SDK call as the product made it, with plain values instead of DynamoDB's typed ones. */
export interface SdkCall {
  /** Command name, such as `Query` or `TransactWrite`. */
  readonly command: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Whether the call took effect in the table, even if the product never received the response. */
  wasDone: boolean;
}

interface Outcome {
  readonly response: unknown;
  readonly output?: object;
}
type Proceed = (input?: object) => Promise<Outcome>;

/** Replaces a call. `proceed` performs the original call, optionally with different input. */
export type Effect = (call: SdkCall, proceed: Proceed) => Promise<Outcome>;

export interface Fault {
  readonly does: Effect;
  /** Selects the affected calls; all by default. */
  readonly when?: (call: SdkCall) => boolean;
  /** Position of the first failing call among the selected calls, counted from 1. */
  readonly from?: number;
  /** Number of consecutive calls that fail; 1 by default. */
  readonly times?: number;
  /**
   * `attempt` hits a single attempt, which the SDK may retry. `call` hits the whole call with its retries, so the product sees the fault.
   */
  readonly at?: 'attempt' | 'call';
}

export interface Faults {
  /** All calls since the last {@link Faults.clear}, in start order. */
  readonly calls: readonly SdkCall[];
  /** @returns a counter of how often the fault was triggered. */
  readonly add: (fault: Fault) => { readonly hits: number };
  readonly clear: () => void;
}

interface ArmedFault {
  readonly fault: Fault;
  seen: number;
  hits: number;
}

/** Injects DynamoDB and network failures into a client's calls at points that the test chooses. */
export function injectFaults(client: DynamoDBDocumentClient): Faults {
  const calls: SdkCall[] = [];
  const armed: ArmedFault[] = [];
  const byContext = new WeakMap<object, SdkCall>();

  const run = async (level: 'attempt' | 'call', call: SdkCall, proceed: Proceed) => {
    const hit = armed.filter(({ fault }) => levelOf(fault) === level).find((candidate) => isHit(candidate, call));
    return hit ? await hit.fault.does(call, proceed) : await proceed();
  };

  client.middlewareStack.add(
    (next, context) => async (args) => {
      const command = String(context['commandName']).replace(/(Items?)?Command$/, '');
      const call: SdkCall = { command, input: args.input as SdkCall['input'], wasDone: false };
      byContext.set(context, call);
      calls.push(call);
      context[needsAllSteps] = armed.some(({ fault }) => levelOf(fault) === 'attempt');
      return (await run('call', call, async (input = args.input) => {
        const outcome = await next({ ...args, input });
        call.wasDone = true;
        return outcome;
      })) as never;
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
    // Within the SDK's retries and outside of the twin's answers.
    { step: 'finalizeRequest', priority: 'low', name: 'faultsOfAttempts' },
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

function levelOf(fault: Fault): 'attempt' | 'call' {
  return fault.at ?? 'attempt';
}

function isHit(candidate: ArmedFault, call: SdkCall): boolean {
  const { when = () => true, from = 1, times = 1 } = candidate.fault;
  if (!when(call)) return false;
  candidate.seen += 1;
  const isIn = candidate.seen >= from && candidate.seen < from + times;
  if (isIn) candidate.hits += 1;
  return isIn;
}

export function isWrite({ command }: SdkCall): boolean {
  return ['TransactWrite', 'BatchWrite', 'Put', 'Update', 'Delete'].includes(command);
}

/** @returns a predicate for calls whose input contains this text, such as a sort key or its prefix. */
export function mentions(text: string): (call: SdkCall) => boolean {
  return ({ input }) => JSON.stringify(input).includes(text);
}

function timeout(): Error {
  return Object.assign(new Error('The connection was lost'), { name: 'TimeoutError' });
}

export const throttled: Effect = () =>
  Promise.reject(new ProvisionedThroughputExceededException({ message: 'Too much at once', $metadata: {} }));

/** DynamoDB cancels a transaction because another one is using the same item. */
export const transactionConflict: Effect = () =>
  Promise.reject(
    new TransactionCanceledException({
      message: 'Transaction cancelled',
      CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
      $metadata: {},
    }),
  );

/** The request is lost before it reaches DynamoDB. */
export const lostCall: Effect = () => Promise.reject(timeout());

/** The request takes effect, but its response is lost. */
export const lostAnswer: Effect = async (_, proceed) => {
  await proceed();
  throw timeout();
};

/** @returns an effect that runs a concurrent action between the product's earlier reads and this call. */
export function meanwhile(act: () => Promise<unknown>): Effect {
  return async (_, proceed) => {
    await act();
    return await proceed();
  };
}

type Batch = Record<string, { Keys?: unknown[] } | unknown[]>;

/** @returns an effect that processes only the first `done` entries of a batch and reports the rest as unprocessed. Needs `at: 'call'`. */
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

/** Removes the random backoff before retries for the rest of the test. */
export function skipPauses(): void {
  vi.spyOn(Math, 'random').mockReturnValue(0);
}
