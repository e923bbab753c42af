import { afterAll, beforeAll, inject } from 'vitest';
import { ensureBuilt } from '../../../infra/build/ensure-built.ts';
import { builtWeb } from '../../../infra/build/project-paths.ts';
import type { Person } from '../../e2e/family.ts';
import { makeFamily } from '../../e2e/seeded-family.ts';
import { type LocalStack, startLocalStack } from '../../support/local-stack.ts';
import { type Engine, type EngineName, startEngine } from './engine.ts';
import { Page } from './page.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine of the project. */
    engine: EngineName;
  }
}

/** Starts the product and a browser for the journeys of a file, and ends both after them. @returns how to get at them within a test. */
export function startJourneys(): { readonly page: Page; readonly stack: LocalStack } {
  const started: { engine?: Engine; stack?: LocalStack; page?: Page } = {};
  beforeAll(async () => {
    await ensureBuilt('web');
    started.stack = await startLocalStack({ endpoint: inject('dynamoDbEndpoint'), webRoot: builtWeb });
    started.engine = await startEngine(inject('engine'));
    started.page = new Page(started.engine);
    await started.page.size(390, 844);
  });
  afterAll(async () => {
    await started.engine?.stop();
    await started.stack?.stop();
  });
  const require = <T>(one: T | undefined): T => {
    if (one === undefined) throw new Error('Nothing has been started yet.');
    return one;
  };
  return {
    get page() {
      return require(started.page);
    },
    get stack() {
      return require(started.stack);
    },
  };
}

/** Signs in somebody who has an account. */
export async function signIn(page: Page, url: string, { email, password }: Person): Promise<void> {
  await page.go(url);
  await page.type('Email', email);
  await page.type('Password', password);
  await page.press('button', 'Sign In');
}

export { makeFamily };
