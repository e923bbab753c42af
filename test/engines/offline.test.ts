import { expect, test } from 'vitest';
import { householdRows } from '../../functions/data/people/household.ts';
import { storedLearners } from '../../functions/data/people/learner.ts';
import { storedReviews } from '../../functions/data/study/review.ts';
import type { LocalContext } from '../../infra/local/gateway/create-local-context.ts';
import { splitId } from '../../shared/ids.ts';
import { countKeptPacks } from '../e2e/packed-device.ts';
import { startCuttableProxy } from '../e2e/cuttable-proxy.ts';
import { makeFamily, signIn, startJourneys } from './driver/journey.ts';

const journeys = startJourneys();

/** @returns the answers that the family's one child gave, as they are stored. */
async function readAnswers(context: LocalContext, deckId: string) {
  const [household = ''] = splitId(deckId, 2) ?? [];
  const rows = householdRows(context.table, household);
  const [learner] = await storedLearners.list(rows, {});
  return await storedReviews.list(rows, { learner: learner?.learner ?? '' });
}

test('the app opens without a server, ten cards are answered, and none is lost when the server is back', async () => {
  const { page, stack } = journeys;
  const { child, deckId } = await makeFamily(stack.context, [3]);
  const before = (await readAnswers(stack.context, deckId)).length;
  const line = await startCuttableProxy(stack.url);
  await signIn(page, line.url, child);
  await page.see('Ready to learn?');
  await page.until('the app kept by its worker', () => navigator.serviceWorker.controller?.state === 'activated');
  await page.untilAsync('a pack', countKeptPacks);
  await line.cut();
  await page.go(`${line.url}/some/where`);
  await page.press('button', /^Study a Deck/);
  await page.press('button', /^Times seven/);
  for (let card = 1; card <= 10; card += 1) {
    await page.see(`Card ${card} of 20`);
    await page.touch('button', /^Show Answer/);
    await page.touch('button', /^Correct/);
  }
  await page.see('Card 11 of 20');
  await page.picture('offline');
  await page.reload();
  await page.see('Card 11 of 20');
  await line.restore();
  await page.run(() => void globalThis.dispatchEvent(new Event('online')));
  const ids = async () => (await readAnswers(stack.context, deckId)).map(({ id }) => id);
  await expect.poll(async () => new Set(await ids()).size, { timeout: 30_000 }).toBe(before + 10);
  expect(await ids()).toHaveLength(before + 10);
  await line.cut();
});
