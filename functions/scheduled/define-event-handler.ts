import { randomBytes } from 'node:crypto';
import { Logger } from '@aws-lambda-powertools/logger';
import { ulid } from 'ulid';
import { openTable } from '../data/table/open-table.ts';
import type { AppContext } from '../platform/context.ts';
import { eventEnvironment, readEnvironment } from '../platform/environment.ts';
import { type HasTime, timeUntil } from '../platform/time-to-remove.ts';

/** The side effects of a function without a route: it takes no calls, so it needs neither keys nor secrets. */
export type EventContext = Pick<AppContext, 'clock' | 'table' | 'logger' | 'randomBytes' | 'newId' | 'metricNamespace'>;

/** One run of a job. */
export interface Run {
  /** Whether the run may begin with one more thing: a job goes on until this says no, or nothing waits. */
  readonly hasTime: HasTime;
}

/** What Lambda hands to a function beside its event, as far as it is asked for. */
interface LambdaRun {
  readonly getRemainingTimeInMillis: () => number;
}

type EventFunction<Event> = (event: Event, lambda?: LambdaRun) => Promise<void>;

/** A Lambda without a route. Called as it is, it runs in the cloud; `on` binds it to another context. */
export interface EventHandler<Extras, Event> extends EventFunction<Event> {
  readonly on: (context: EventContext & Extras) => EventFunction<Event>;
}

/** What a run leaves of its function's time: the page, the turn and the last transaction under way come on top. */
const reserveMs = 5_000;

/** How long a run goes on where no Lambda bounds it: on one machine the jobs take turns. */
const runMs = 20_000;

/**
 * Makes the Lambda of what runs by the clock, or by an event of AWS. What `run` throws is an error of the function, which the operator
 * hears of.
 * @param openExtras further side effects of this function, made once per cold start.
 */
export function defineEventHandler<Extras extends object = object, Event = void>(
  run: (context: EventContext & Extras & Run, event: Event) => Promise<void>,
  openExtras?: () => Extras,
): EventHandler<Extras, Event> {
  const on =
    (context: EventContext & Extras): EventFunction<Event> =>
    async (event, lambda) =>
      await run({ ...context, hasTime: timeOfRun(context.clock, lambda) }, event);
  let inCloud: EventFunction<Event> | undefined;
  const handler: EventFunction<Event> = async (event, lambda) => {
    inCloud ??= on({ ...createCloudContext(), ...(openExtras?.() as Extras) });
    await inCloud(event, lambda);
  };
  return Object.assign(handler, { on });
}

function timeOfRun(clock: () => Date, lambda: LambdaRun | undefined): HasTime {
  if (lambda) return () => lambda.getRemainingTimeInMillis() > reserveMs;
  return timeUntil(clock, new Date(clock().getTime() + runMs));
}

function createCloudContext(): EventContext {
  const { TABLE_NAME, METRIC_NAMESPACE } = readEnvironment(eventEnvironment);
  return {
    clock: () => new Date(),
    table: openTable(TABLE_NAME),
    logger: new Logger({ serviceName: 'flashspark' }),
    randomBytes,
    newId: (at) => ulid(at.getTime()),
    metricNamespace: METRIC_NAMESPACE,
  };
}
