import { Logger } from '@aws-lambda-powertools/logger';
import { openTable } from '../data/table/open-table.ts';
import type { AppContext } from '../platform/context.ts';
import { eventEnvironment, readEnvironment } from '../platform/environment.ts';

/** The side effects of a function without a route: it takes no calls, so it needs neither keys nor secrets. */
export type EventContext = Pick<AppContext, 'clock' | 'table' | 'logger'>;

type EventFunction = () => Promise<void>;

/** A Lambda without a route. Called as it is, it runs in the cloud; `on` binds it to another context. */
export interface EventHandler extends EventFunction {
  readonly on: (context: EventContext) => EventFunction;
}

/** Makes the Lambda of what runs by the clock. What `run` throws is an error of the function, which the operator hears of. */
export function defineEventHandler(run: (context: EventContext) => Promise<void>): EventHandler {
  const on =
    (context: EventContext): EventFunction =>
    async () =>
      await run(context);
  let inCloud: EventFunction | undefined;
  const handler: EventFunction = async () => {
    inCloud ??= on(createCloudContext());
    await inCloud();
  };
  return Object.assign(handler, { on });
}

function createCloudContext(): EventContext {
  const { TABLE_NAME } = readEnvironment(eventEnvironment);
  return { clock: () => new Date(), table: openTable(TABLE_NAME), logger: new Logger({ serviceName: 'flashspark' }) };
}
