import { expect } from 'vitest';
import { ulid } from 'ulid';
import { openProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import { login } from '../../shared/routes/auth.ts';
import { importCards } from '../../shared/routes/cards.ts';
import { createDeck } from '../../shared/routes/decks.ts';
import { startCuttableProxy } from '../e2e/cuttable-proxy.ts';
import { makeFamily } from '../e2e/seeded-family.ts';
import { expectToFit } from './driver/expect-to-fit.ts';
import { answerCards, listAnswerIds, phone, submitSignIn, test } from './driver/journey.ts';
import { Page } from './driver/page.ts';

const notice = /^This browser can’t keep answers/;

/** Runs in the page. Denies all storage but `localStorage`, which holds the sign-in, and with it the service worker. */
function denyStorage(): void {
  const deny = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  IDBFactory.prototype.open = deny;
  CacheStorage.prototype.open = async () => deny();
  ServiceWorkerContainer.prototype.register = async () => deny();
}

test('where the device stores nothing, ten cards are answered, some without a connection, and all arrive', async ({
  page,
  stack,
}) => {
  const { child, deckId } = await makeFamily(stack.context, [3]);
  const countAnswers = async () => new Set(await listAnswerIds(stack.context, deckId)).size;
  const before = await countAnswers();
  const line = await startCuttableProxy(stack.url);
  await page.goAnew(line.url);
  await page.run(denyStorage);
  await submitSignIn(page, child);
  await page.press('button', /^Study a Deck/);
  await page.press('button', /^Times seven/);
  await answerCards(page, { to: 5, of: 20 });
  await page.see(notice);
  await line.cut();
  await answerCards(page, { from: 6, to: 10, of: 20 });
  await page.see('Offline: please keep this page open');
  await page.picture('denied-storage');
  await line.restore();
  await page.run(() => void globalThis.dispatchEvent(new Event('online')));
  await expect.poll(countAnswers, { timeout: 30_000 }).toBe(before + 10);
  await page.see('✓ saved');
  await line.cut();
});

/** Runs in the page. */
function fillStorage(): void {
  const refuse = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  Object.assign(IDBObjectStore.prototype, { put: refuse, add: refuse });
}

const written = [
  { front: 'מה זה **כלב**?', back: '- الكلب\n- `dog`' },
  { front: '**Half** of $1 + \\frac{x^2}{3}$', back: '$$\\frac{1}{2} \\cdot \\sqrt{x}$$' },
];

test('in a dark, private window with the largest text, right-to-left cards fit; when its storage is full, no answer is lost', async ({
  engine,
  stack,
  onTestFinished,
}) => {
  const { parent, child, deckId } = await makeFamily(stack.context, [3]);
  const { call } = await openProcessClient(stack.context);
  const { token, user } = await call(login, undefined, { body: parent });
  const deck = { name: 'Written well', householdId: user.households[0]?.id ?? '', format: 'formatted' } as const;
  const { id } = await call(createDeck, token, { body: deck });
  await call(importCards, token, { params: { deckId: id }, body: { importId: ulid(), offset: 0, cards: written } });
  const countAnswers = async () => new Set(await listAnswerIds(stack.context, deckId)).size;
  const before = await countAnswers();
  const other = await engine.openAnother({ isDark: true, isPrivate: true });
  onTestFinished(other.stop);
  const page = new Page(other);
  await page.size(phone.width, phone.height);

  await page.goAnew(stack.url);
  await submitSignIn(page, child);
  await page.press('button', 'Profile');
  await page.select('Text size', 'Very large');
  await page.until('large text', () => document.querySelector('[data-text-size=huge]') !== null);
  await page.press('button', 'Study');
  await page.press('button', /^Written well/);
  await page.see('Card 1 of 2');
  await page.touch('button', /^Show Answer/);
  const readDirections = async () =>
    await page.run(() =>
      [...document.querySelectorAll('main :is(p, li)')].map((one) => {
        const { direction } = getComputedStyle(one);
        return [one.tagName, one.textContent, direction];
      }),
    );
  // The code that formats cards is loaded with the first of them.
  await expect.poll(readDirections, { timeout: 30_000 }).toEqual(
    expect.arrayContaining([
      ['P', 'מה זה כלב?', 'rtl'],
      ['LI', 'الكلب', 'rtl'],
      ['LI', 'dog', 'ltr'],
    ]),
  );
  await expectToFit(page, 'dark-right-to-left');
  await page.size(phone.width, phone.height);
  expect(await page.run(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
  await page.touch('button', /^Correct/);
  await answerCards(page, { from: 2, to: 2, of: 2 });
  await page.press('button', 'Done');

  await page.press('button', 'Study');
  await page.press('button', /^Times seven/);
  await page.see('Card 1 of 20');
  await page.run(fillStorage);
  await answerCards(page, { to: 10, of: 20 });
  await page.see(notice);
  await page.picture('full-storage');
  await expect.poll(countAnswers, { timeout: 30_000 }).toBe(before + 12);
});
