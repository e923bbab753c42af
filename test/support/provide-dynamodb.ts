import type { TestProject } from 'vitest/node';
import { memoryOnly } from '../../infra/local/database/data-directory.ts';
import { startDynamoDbLocal } from '../../infra/local/database/dynamodb-local.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the DynamoDB Local that all API tests share. Each file uses its own access key id, and thus has its own data. */
    dynamoDbEndpoint: string;
  }
}

/**
 * Java options for a run of all tests. Unlike the product's short runs, it is long enough for the C2 compiler, but only for methods that are called twelve
 * times as often as by default. Over 83,000 calls the database took 102 s of CPU time, against 114 s with C2's defaults and 106 s without C2.
 */
const longJava = [
  '-XX:+UseSerialGC',
  '-XX:Tier4InvocationThreshold=60000',
  '-XX:Tier4MinInvocationThreshold=7200',
  '-XX:Tier4CompileThreshold=180000',
  '-XX:Tier4BackEdgeThreshold=480000',
].join(' ');

/** Starts one DynamoDB Local for all workers and stops it after the last test, or uses the one in `TEST_DYNAMODB_ENDPOINT`. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const shared = process.env.TEST_DYNAMODB_ENDPOINT;
  if (shared !== undefined) {
    project.provide('dynamoDbEndpoint', shared);
    return undefined;
  }
  process.env.JDK_JAVA_OPTIONS ??= longJava;
  const database = await startDynamoDbLocal({ dataDir: memoryOnly });
  project.provide('dynamoDbEndpoint', database.endpoint);
  return database.stop;
}
