import { deriveBytesFrom } from '../../../functions/platform/sign-in/derive-bytes.ts';
import type { MediaEffects } from '../../../functions/platform/effects/media-store.ts';
import type { EventContext } from '../../../functions/scheduled/define-event-handler.ts';
import { handler as finishDeletions } from '../../../functions/scheduled/finish-deletions.ts';
import { handler as fitMemories } from '../../../functions/scheduled/fit-memories.ts';
import { schedules } from '../../build/handler-files.ts';
import type { DataDirectory } from '../database/data-directory.ts';
import { bindRoutes } from '../gateway/bind-routes.ts';
import { createLocalContext, type LocalContext, type LocalSettings } from '../gateway/create-local-context.ts';
import { startLocalServer } from './local-server.ts';
import { createMailboxSite, openMailbox, type Postman, startPostman } from './mailbox.ts';
import type { SiteConfig } from './static-site.ts';

export type StackOptions = Pick<LocalSettings, 'table'> & {
  /** URL of a running DynamoDB Local. */
  readonly endpoint: string;
  /** Selects the database within DynamoDB Local, see `resolveAccessKeyId`. */
  readonly accessKeyId: string;
  readonly dataDir: DataDirectory;
  /** Port to listen on; 0 selects any free port. */
  readonly port: number;
  readonly familyOnly?: boolean;
  readonly env: NodeJS.ProcessEnv;
  /** Absolute folder of the built app. Absent: only the API is served. */
  readonly webRoot?: string;
  readonly siteConfig?: SiteConfig;
};

export type Stack = {
  readonly url: string;
  readonly context: LocalContext;
  /** Stops the server and the background jobs, but not the database. */
  readonly close: () => Promise<void>;
};

/** Runs the product in one process, with the same handlers and the same app as in the cloud. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const post: { man?: Postman } = {};
  const own: { address?: string } = {};
  const context = await createLocalContext({
    ...options,
    onWaitingMail: () => post.man?.sendSoon(),
    appAddress: () => own.address,
  });
  const routes = await bindRoutes(context);
  const { mailer, list } = openMailbox(context.clock);
  const mailbox = createMailboxSite(async () => {
    await post.man?.settled();
    return list();
  });
  const server = await startLocalServer({ ...options, routes, originSecret: context.originSecret, mailbox });
  const endJobs = startBackgroundJobs(context);
  const address = options.env['APP_ADDRESS'] ?? server.url;
  own.address = address;
  const postman = startPostman({ ...context, mailer, address, deriveBytes: deriveBytesFrom(context.networkKey) });
  post.man = postman;
  const close = async (): Promise<void> => {
    await Promise.all([server.close(), endJobs(), postman.stop()]);
  };
  return { url: server.url, context, close };
}

/** Scheduled jobs. Two are missing: the {@link Postman} sends emails, and unused data is kept, because nobody would read the warnings before its deletion. */
const jobs = [
  { handler: finishDeletions, ...schedules['events/finish-deletions'] },
  { handler: fitMemories, ...schedules['events/fit-memories'] },
];

/**
 * Runs the jobs immediately, then on the cloud's schedule. A failed run is logged; the next run picks up the same work.
 * @returns a function that stops the jobs.
 */
export function startBackgroundJobs(context: EventContext & MediaEffects): () => Promise<void> {
  let running = Promise.resolve();
  const timers = jobs.map(({ handler, everyMinutes }) => {
    const job = handler.on(context);
    const run = (): void => {
      running = running.then(job).catch((error: unknown) => {
        context.logger.error('background-job', { fault: error instanceof Error ? error.name : 'unknown' });
      });
    };
    run();
    const timer = setInterval(run, everyMinutes * 60_000);
    timer.unref();
    return timer;
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
}
