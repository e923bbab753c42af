import type { Table } from '../../functions/data/table/table.ts';
import { makeAccessKeyId, memoryOnly } from '../../infra/local/database/data-directory.ts';
import type { LocalContext } from '../../infra/local/gateway/create-local-context.ts';
import { startStack } from '../../infra/local/site/stack.ts';

/** The product running on a free port with its own temporary data. */
export type LocalStack = {
  readonly url: string;
  readonly context: LocalContext;
  readonly stop: () => Promise<void>;
};

/**
 * @param options.table an open table, such as one over the twin; otherwise one in DynamoDB Local at `endpoint`.
 * @param options.endpoint endpoint of a running DynamoDB Local, such as `inject('dynamoDbEndpoint')` or that of the journeys' product.
 * @param options.webRoot absolute path of the built app, when a test needs its pages.
 * @param options.familyOnly whether the stack runs in self-hosted family mode; otherwise email addresses must be confirmed.
 */
export async function startLocalStack(
  options: ({ table: Table } | { endpoint: string }) & {
    webRoot?: string;
    familyOnly?: boolean;
    env?: NodeJS.ProcessEnv;
  },
): Promise<LocalStack> {
  const { webRoot, familyOnly = true, env = {}, ...rows } = options;
  const place = { endpoint: '', ...rows, accessKeyId: makeAccessKeyId(), dataDir: memoryOnly };
  const stack = await startStack({ ...place, port: 0, familyOnly, env, ...(webRoot !== undefined && { webRoot }) });
  return {
    url: stack.url,
    context: stack.context,
    stop: stack.close,
  };
}
