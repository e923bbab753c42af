import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { memoryOnly } from '../../infra/local/database/data-directory.ts';
import { dayMs } from '../../shared/scheduling/calendar-day.ts';
import { startDynamoDbLocal } from '../../infra/local/database/dynamodb-local.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the DynamoDB Local that all API tests share. Each file uses its own access key id, and thus has its own data. */
    dynamoDbEndpoint: string;
    /** Folder in which a worker notes the forms of calls that it compares; `''` if none are compared. See `faults/twin/compare-calls.ts`. */
    comparedForms: string;
    /** Days since 1970, UTC. Other files keep their rows in DynamoDB Local each day. */
    dayOfRun: number;
  }
}

/**
 * Starts one DynamoDB Local for all workers and stops it after the last test, or uses the one in `TEST_DYNAMODB_ENDPOINT`. With the latter no calls are compared:
 * seeded defects use it, and the run of all tests before them compared the same calls.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const shared = process.env.TEST_DYNAMODB_ENDPOINT;
  project.provide('dayOfRun', Math.floor(Date.now() / dayMs));
  if (shared !== undefined) {
    project.provide('dynamoDbEndpoint', shared);
    project.provide('comparedForms', '');
    return undefined;
  }
  const [database, forms] = await Promise.all([
    startDynamoDbLocal({ dataDir: memoryOnly }),
    mkdtemp(join(tmpdir(), 'flashspark-forms-')),
  ]);
  project.provide('dynamoDbEndpoint', database.endpoint);
  project.provide('comparedForms', forms);
  return async () => {
    await Promise.all([database.stop(), rm(forms, { recursive: true })]);
  };
}
