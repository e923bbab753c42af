import type { TestProject } from 'vitest/node';
import { memoryOnly } from '../../infra/local/database/data-directory.ts';
import { startDynamoDbLocal } from '../../infra/local/database/dynamodb-local.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the DynamoDB Local that all API tests share. Each file uses its own access key id, and thus has its own data. */
    dynamoDbEndpoint: string;
  }
}

/** Starts one DynamoDB Local for all workers and stops it after the last test, or uses the one in `TEST_DYNAMODB_ENDPOINT`. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const shared = process.env.TEST_DYNAMODB_ENDPOINT;
  if (shared !== undefined) {
    project.provide('dynamoDbEndpoint', shared);
    return undefined;
  }
  // Unlike the product's short runs, a run of all tests is long enough for the C2 compiler, which saves more than an eighth of the database's CPU time.
  process.env.JDK_JAVA_OPTIONS ??= '-XX:+UseSerialGC';
  const database = await startDynamoDbLocal({ dataDir: memoryOnly });
  project.provide('dynamoDbEndpoint', database.endpoint);
  return database.stop;
}
