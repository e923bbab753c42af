import { makeAccessKeyId, memoryOnly } from '../../infra/local/database/data-directory.ts';
import type { LocalContext } from '../../infra/local/gateway/create-local-context.ts';
import { startDynamoDbLocal } from '../../infra/local/database/dynamodb-local.ts';
import { startStack } from '../../infra/local/site/stack.ts';

/** The product, running for a test on a free port with data of its own that is gone afterwards. */
export type LocalStack = {
  readonly url: string;
  /** The context its handlers run with: a test reads the table through it. */
  readonly context: LocalContext;
  readonly stop: () => Promise<void>;
};

/**
 * Runs the product over HTTP for a test.
 *
 * @param options.endpoint A DynamoDB Local that runs already, such as `inject('dynamoDbEndpoint')`; else one is started.
 * @param options.webRoot Absolute folder of the built app, where a test needs the pages.
 * @param options.familyOnly Whether its operator is the parent, as on one's own machine; else emails are confirmed.
 * @param options.env The environment to configure it with.
 */
export async function startLocalStack(
  options: { endpoint?: string; webRoot?: string; familyOnly?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<LocalStack> {
  const own = options.endpoint === undefined ? await startDynamoDbLocal({ dataDir: memoryOnly }) : undefined;
  const endpoint = options.endpoint ?? own?.endpoint ?? '';
  const place = { endpoint, accessKeyId: makeAccessKeyId(), dataDir: memoryOnly };
  const { webRoot, familyOnly = true, env = {} } = options;
  const stack = await startStack({ ...place, port: 0, familyOnly, env, ...(webRoot !== undefined && { webRoot }) });
  return {
    url: stack.url,
    context: stack.context,
    stop: async () => {
      await stack.close();
      await own?.stop();
    },
  };
}
