import { randomBytes } from 'node:crypto';
import { Logger } from '@aws-lambda-powertools/logger';
import { ulid } from 'ulid';
import { openTable } from '../data/table/open-table.ts';
import type { AppContext } from '../platform/context.ts';
import { eventEnvironment, readEnvironment } from '../platform/environment.ts';
import { type HasTime, timeUntil } from '../platform/time-to-remove.ts';

/** Side effects of a function without a route. It takes no calls, so it needs neither keys nor secrets. */
export type EventContext = Pick<AppContext, 'clock' | 'table' | 'logger' | 'randomBytes' | 'newId' | 'metricNamespace'>;

export interface Run {
  /** Whether the run has time to start another piece of work. A job continues until this is false or nothing is waiting. */
  readonly hasTime: HasTime;
}

interface LambdaRun {
  readonly getRemainingTimeInMillis: () => number;
}

type EventFunction<Event> = (event: Event, lambda?: LambdaRun) => Promise<void>;

/** Lambda handler without a route. Called directly it uses the cloud context; `on` binds another context. */
export interface EventHandler<Extras, Event> extends EventFunction<Event> {
  readonly on: (context: EventContext & Extras) => EventFunction<Event>;
}

/** Time reserved at the end of a Lambda run for finishing work in progress. */
const reserveMs = 5_000;

/** Maximum run time outside Lambda, where the jobs take turns on one machine. */
const runMs = 20_000;

/** Creates the Lambda of a scheduled job or an AWS event. Errors thrown by `run` alert the operator. */
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
