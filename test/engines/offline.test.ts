import { expect } from 'vitest';
import { startCuttableProxy } from '../e2e/cuttable-proxy.ts';
import { readKeptPack } from '../e2e/packed-device.ts';
import { makeFamily } from '../e2e/seeded-family.ts';
import { answerCards, listAnswerIds, signIn, test } from './driver/journey.ts';

test('the app opens without a server, ten cards are answered, and none is lost when the server is back', async ({
  page,
  stack,
}) => {
  const { child, deckId } = await makeFamily(stack.context, [3]);
  const ids = async () => await listAnswerIds(stack.context, deckId);
  const before = (await ids()).length;
  const line = await startCuttableProxy(stack.url);
  await signIn(page, line.url, child);
  await page.see('Ready to learn?');
  await page.until('the app kept by its worker', () => navigator.serviceWorker.controller?.state === 'activated');
  await page.untilAsync('a pack', readKeptPack);
  await line.cut();
  await page.go(`${line.url}/some/where`);
  await page.press('button', /^Study a Deck/);
  await page.press('button', /^Times seven/);
  await answerCards(page, { to: 10, of: 20 });
  await page.see('Card 11 of 20');
  await page.picture('offline');
  await page.reload();
  await page.see('Card 11 of 20');
  await line.restore();
  await page.run(() => void globalThis.dispatchEvent(new Event('online')));
  await expect.poll(async () => new Set(await ids()).size, { timeout: 30_000 }).toBe(before + 10);
  expect(await ids()).toHaveLength(before + 10);
  await line.cut();
});
