import { randomBytes } from 'node:crypto';
import { Logger } from '@aws-lambda-powertools/logger';
import { ulid } from 'ulid';
import { openTable } from '../data/table/open-table.ts';
import type { AppContext } from '../platform/context.ts';
import { eventEnvironment, readEnvironment } from '../platform/environment.ts';

/** The side effects of a function without a route: it takes no calls, so it needs neither keys nor secrets. */
export type EventContext = Pick<AppContext, 'clock' | 'table' | 'logger' | 'randomBytes' | 'newId'>;

type EventFunction<Event> = (event: Event) => Promise<void>;

/** A Lambda without a route. Called as it is, it runs in the cloud; `on` binds it to another context. */
export interface EventHandler<Extras, Event> extends EventFunction<Event> {
  readonly on: (context: EventContext & Extras) => EventFunction<Event>;
}

/**
 * Makes the Lambda of what runs by the clock, or by an event of AWS. What `run` throws is an error of the function, which the operator
 * hears of.
 * @param openExtras further side effects of this function, made once per cold start.
 */
export function defineEventHandler<Extras extends object = object, Event = void>(
  run: (context: EventContext & Extras, event: Event) => Promise<void>,
  openExtras?: () => Extras,
): EventHandler<Extras, Event> {
  const on =
    (context: EventContext & Extras): EventFunction<Event> =>
    async (event) =>
      await run(context, event);
  let inCloud: EventFunction<Event> | undefined;
  const handler: EventFunction<Event> = async (event) => {
    inCloud ??= on({ ...createCloudContext(), ...(openExtras?.() as Extras) });
    await inCloud(event);
  };
  return Object.assign(handler, { on });
}

function createCloudContext(): EventContext {
  const { TABLE_NAME } = readEnvironment(eventEnvironment);
  return {
    clock: () => new Date(),
    table: openTable(TABLE_NAME),
    logger: new Logger({ serviceName: 'flashspark' }),
    randomBytes,
    newId: (at) => ulid(at.getTime()),
  };
}
