import type { TestProject } from 'vitest/node';
import { memoryOnly } from '../../infra/local/database/data-directory.ts';
import { startDynamoDbLocal } from '../../infra/local/database/dynamodb-local.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the DynamoDB Local that all API tests share; each file brings its own access key id, and so its own data. */
    dynamoDbEndpoint: string;
  }
}

/** Starts one DynamoDB Local for all workers, and ends it after the last test. Runs beside each other may share one. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const shared = process.env.TEST_DYNAMODB_ENDPOINT;
  if (shared !== undefined) {
    project.provide('dynamoDbEndpoint', shared);
    return undefined;
  }
  const database = await startDynamoDbLocal({ dataDir: memoryOnly });
  project.provide('dynamoDbEndpoint', database.endpoint);
  return database.stop;
}
