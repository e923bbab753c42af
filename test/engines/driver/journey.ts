import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, test as baseTest } from 'vitest';
import { Table } from '../../../functions/data/table/table.ts';
import { householdRows } from '../../../functions/data/people/household.ts';
import { storedLearners } from '../../../functions/data/people/learner.ts';
import { storedReviews } from '../../../functions/data/study/review.ts';
import { ensureBuilt } from '../../../infra/build/ensure-built.ts';
import { builtWeb } from '../../../infra/build/project-paths.ts';
import { type LocalContext, localTableName } from '../../../infra/local/gateway/create-local-context.ts';
import { splitId } from '../../../shared/ids.ts';
import { seedDemo } from '../../../infra/local/launch/demo-family.ts';
import { login } from '../../../shared/routes/auth.ts';
import type { PersonSignedIn } from '../../../shared/schemas/user.ts';
import { tokenKey, userKey } from '../../../web/src/lib/account/stored-session.ts';
import type { Person } from '../../e2e/family.ts';
import { openMemoryTable } from '../../faults/twin/memory-client.ts';
import { startLocalStack } from '../../support/local-stack.ts';
import { type EngineName, startEngine } from './engine.ts';
import { Page } from './page.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine under test; each Vitest project tests one. */
    engine: EngineName;
  }
}

/** Size in pixels of a usual phone, in which journeys take place. */
export const phone = { width: 390, height: 844 };

/** Writes a file to choose in the browser. @returns its absolute path */
export type Place = (name: string, content: string | Uint8Array) => Promise<string>;

/** `test` with a product and a browser that all files of a worker share. Journeys don't meet, because each has its own family. Extending it elsewhere would start another browser. */
export const test = baseTest
  .extend('engineName', { scope: 'worker' }, () => inject('engine'))
  .extend('rows', { scope: 'worker' }, () => openMemoryTable())
  .extend('stack', { scope: 'worker' }, async ({ rows }, { onCleanup }) => {
    await ensureBuilt('web');
    const stack = await startLocalStack({ table: new Table(rows.client, localTableName), webRoot: builtWeb });
    onCleanup(stack.stop);
    return stack;
  })
  .extend('logins', { scope: 'worker' }, async ({ rows, stack }) => {
    // In a table of its own first: the family's past would count against the limits of families that registered meanwhile.
    const past = openMemoryTable();
    const logins = await seedDemo({ ...stack.context, table: new Table(past.client, localTableName) });
    for (const Item of past.rows()) await rows.client.send(new PutCommand({ TableName: localTableName, Item }));
    return logins;
  })
  .extend('engine', { scope: 'worker' }, async ({ engineName }, { onCleanup }) => {
    const engine = await startEngine(engineName, { isStill: true });
    onCleanup(engine.stop);
    return engine;
  })
  .extend('page', { scope: 'worker' }, async ({ engine }) => {
    const page = new Page(engine);
    await page.size(phone.width, phone.height);
    return page;
  })
  .extend('place', async ({ engineName }, { onCleanup }): Promise<Place> => {
    const folder = await mkdtemp(join(tmpdir(), `flashspark-${engineName}-files-`));
    onCleanup(async () => await rm(folder, { recursive: true, force: true }));
    return async (name, content) => {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    };
  });

/** Opens the product with a session of its server. The form for that is filled in once, in `storage`: it takes longer than all other steps of a short journey. */
export async function signIn(page: Page, url: string, person: Person): Promise<void> {
  const { email, password } = person;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(new URL(login.path, url), {
    method: login.method,
    headers,
    body: JSON.stringify({ email, password }),
  });
  const { token, user } = (await answer.json()) as PersonSignedIn;
  await page.goAnew(url, { [tokenKey]: token, [userKey]: JSON.stringify(user) });
}

/** Signs in on the sign-in screen. */
export async function submitSignIn(page: Page, { email, password }: Person): Promise<void> {
  await page.type('Email', email);
  await page.type('Password', password);
  await page.press('button', 'Sign In');
}

/** Answers the next cards of a session by touch, all correctly. @param places first and last card, from 1, and the number of cards in the session */
export async function answerCards(
  page: Page,
  { from = 1, to, of }: { readonly from?: number; readonly to: number; readonly of: number },
): Promise<void> {
  for (let card = from; card <= to; card += 1) {
    await page.see(`Card ${card} of ${of}`);
    await page.touch('button', /^Show Answer/);
    await page.touch('button', /^Correct/);
  }
}

/** @returns the ids of all answers that the server has stored for the first child of the family that owns the deck */
export async function listAnswerIds(context: LocalContext, deckId: string): Promise<readonly string[]> {
  const [household = ''] = splitId(deckId, 2) ?? [];
  const rows = householdRows(context.table, household);
  const [learner] = await storedLearners.list(rows, {});
  return (await storedReviews.list(rows, { learner: learner?.learner ?? '' })).map(({ id }) => id);
}
