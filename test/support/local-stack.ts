import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { makeAccessKeyId, memoryOnly } from '../../infra/local/database/data-directory.ts';
import type { LocalContext } from '../../infra/local/gateway/create-local-context.ts';
import { startDynamoDbLocal } from '../../infra/local/database/dynamodb-local.ts';
import { startStack } from '../../infra/local/site/stack.ts';

/** The product running on a free port with its own temporary data. */
export type LocalStack = {
  readonly url: string;
  readonly context: LocalContext;
  readonly stop: () => Promise<void>;
};

/**
 * @param options.client a table in this process, such as the twin, instead of one in DynamoDB Local.
 * @param options.endpoint endpoint of a running DynamoDB Local, such as `inject('dynamoDbEndpoint')`; started if omitted.
 * @param options.webRoot absolute path of the built app, when a test needs its pages.
 * @param options.familyOnly whether the stack runs in self-hosted family mode; otherwise email addresses must be confirmed.
 */
export async function startLocalStack(
  options: {
    client?: DynamoDBDocumentClient;
    endpoint?: string;
    webRoot?: string;
    familyOnly?: boolean;
    env?: NodeJS.ProcessEnv;
  } = {},
): Promise<LocalStack> {
  const { client, webRoot, familyOnly = true, env = {} } = options;
  const needsDatabase = client === undefined && options.endpoint === undefined;
  const own = needsDatabase ? await startDynamoDbLocal({ dataDir: memoryOnly }) : undefined;
  const endpoint = options.endpoint ?? own?.endpoint ?? '';
  const place = { client, endpoint, accessKeyId: makeAccessKeyId(), dataDir: memoryOnly };
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
