import { existsSync } from 'node:fs';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Browser, chromium } from '@playwright/test';
import { Table } from '../../functions/data/table/table.ts';
import { builtWeb } from '../../infra/build/project-paths.ts';
import { makeAccessKeyId, memoryOnly } from '../../infra/local/database/data-directory.ts';
import { startDynamoDbLocal } from '../../infra/local/database/dynamodb-local.ts';
import { openProcessClient, type ProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import {
  createLocalContext,
  type LocalContext,
  localTableName,
  openLocalClient,
} from '../../infra/local/gateway/create-local-context.ts';
import { type Stack, startStack } from '../../infra/local/site/stack.ts';
import { findBrowser } from '../support/browser.ts';

/** The product in this process with its own database. */
export interface BenchProduct extends ProcessClient {
  readonly context: LocalContext;
  /** The client that the context's table uses, so that meters can be attached to it. */
  readonly client: DynamoDBDocumentClient;
}

/**
 * Starts a product, measures it and stops it again.
 * @param own overrides of the local context, such as a clock.
 */
export async function withProduct<T>(
  measure: (product: BenchProduct) => Promise<T>,
  own: Partial<LocalContext> = {},
): Promise<T> {
  const database = await startDynamoDbLocal({ dataDir: memoryOnly });
  try {
    const place = { endpoint: database.endpoint, accessKeyId: makeAccessKeyId(), dataDir: memoryOnly };
    const client = openLocalClient(place);
    const context = { ...(await createLocalContext(place)), table: new Table(client, localTableName), ...own };
    return await measure({ ...(await openProcessClient(context)), context, client });
  } finally {
    await database.stop();
  }
}

/** The product as `npm start` runs it, and a browser. */
export interface BenchSite extends Pick<Stack, 'url' | 'context'> {
  readonly browser: Browser;
}

/** Starts the product with its pages and a browser, measures it, and stops both. @throws Error when the app is not built. */
export async function withSite<T>(measure: (site: BenchSite) => Promise<T>, webRoot: string = builtWeb): Promise<T> {
  if (!existsSync(webRoot)) throw new Error('No built app in dist/web: `npm run build:web` makes it.');
  const database = await startDynamoDbLocal({ dataDir: memoryOnly });
  const place = { endpoint: database.endpoint, accessKeyId: makeAccessKeyId(), dataDir: memoryOnly };
  const stack = await startStack({ ...place, port: 0, env: {}, webRoot });
  const browser = await chromium.launch(await findBrowser());
  try {
    return await measure({ ...stack, browser });
  } finally {
    await browser.close();
    await stack.close();
    await database.stop();
  }
}
