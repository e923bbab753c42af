import { inject, test as baseTest } from 'vitest';
import { householdRows } from '../../../functions/data/people/household.ts';
import { storedLearners } from '../../../functions/data/people/learner.ts';
import { storedReviews } from '../../../functions/data/study/review.ts';
import { ensureBuilt } from '../../../infra/build/ensure-built.ts';
import { builtWeb } from '../../../infra/build/project-paths.ts';
import type { LocalContext } from '../../../infra/local/gateway/create-local-context.ts';
import { splitId } from '../../../shared/ids.ts';
import type { Person } from '../../e2e/family.ts';
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

/** `test` with a product for each file and a browser that all files of a worker share. */
export const test = baseTest
  .extend('endpoint', { scope: 'worker' }, () => inject('dynamoDbEndpoint'))
  .extend('engineName', { scope: 'worker' }, () => inject('engine'))
  .extend('stack', { scope: 'file' }, async ({ endpoint }, { onCleanup }) => {
    await ensureBuilt('web');
    const stack = await startLocalStack({ endpoint, webRoot: builtWeb });
    onCleanup(stack.stop);
    return stack;
  })
  .extend('engine', { scope: 'worker' }, async ({ engineName }, { onCleanup }) => {
    const engine = await startEngine(engineName);
    onCleanup(engine.stop);
    return engine;
  })
  .extend('page', { scope: 'worker' }, async ({ engine }) => {
    const page = new Page(engine);
    await page.size(phone.width, phone.height);
    return page;
  });

/** Opens the product without an account and signs in. */
export async function signIn(page: Page, url: string, person: Person): Promise<void> {
  await page.goAnew(url);
  await submitSignIn(page, person);
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
