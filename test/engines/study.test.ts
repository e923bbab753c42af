import { describe, expect } from 'vitest';
import { ulid } from 'ulid';
import { openProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import { login } from '../../shared/routes/auth.ts';
import { importCards } from '../../shared/routes/cards.ts';
import { createDeck } from '../../shared/routes/decks.ts';
import type { AnswerWay } from '../../shared/schemas/deck.ts';
import { makeFamily, type SeededFamily } from '../e2e/seeded-family.ts';
import { answerCards, listAnswerIds, signIn, test } from './driver/journey.ts';
import type { Page } from './driver/page.ts';

let family: SeededFamily;

const words = ['dog perro', 'cat gato', 'bread pan', 'moon luna', 'fish pez'].map((pair) => {
  const [front = '', back = ''] = pair.split(' ');
  return { front, back };
});

test.beforeAll(async ({ stack: { context } }) => {
  family = await makeFamily(context, [3]);
  const { call } = await openProcessClient(context);
  const { token, user } = await call(login, undefined, { body: family.parent });
  const householdId = user.households[0]?.id ?? '';
  for (const answerWay of ['type', 'choose', 'listen'] satisfies AnswerWay[]) {
    const languages = { frontLanguage: 'en', backLanguage: 'es' };
    const body = { name: `Spanish ${answerWay}`, householdId, answerWay, ...languages } as const;
    const { id: deckId } = await call(createDeck, token, { body });
    await call(importCards, token, { params: { deckId }, body: { importId: ulid(), offset: 0, cards: words } });
  }
});

async function openDeck(page: Page, url: string, name: RegExp): Promise<void> {
  await signIn(page, url, family.child);
  await page.press('button', /^Study a Deck/);
  await page.press('button', name);
}

/** @returns the answer to the card that is shown */
async function findAnswer(page: Page): Promise<string> {
  const shown = await page.until(
    'a card',
    (fronts: readonly string[]) => fronts.find((front) => document.querySelector('main')?.innerText.includes(front)),
    words.map(({ front }) => front),
  );
  return words.find(({ front }) => front === shown)?.back ?? '';
}

/** @returns the position of an answer among the offered ones, from 1 */
async function findPlace(page: Page, answer: string): Promise<number> {
  await page.find('button', new RegExp(`${answer}$`));
  const answers = words.map(({ back }) => back);
  const shown = await page.run(
    (all) =>
      [...document.querySelectorAll('main button')]
        .map(({ textContent }) => all.find((one) => textContent.endsWith(one)))
        .filter((one) => one !== undefined),
    answers,
  );
  return shown.indexOf(answer) + 1;
}

test('cards are answered by keys, and another tab that signs out ends the session here, too', async ({
  page,
  stack,
}) => {
  await openDeck(page, stack.url, /^Times seven/);
  await page.see('Card 1 of 20');
  for (let card = 2; card <= 5; card += 1) {
    await page.find('button', /^Show Answer/);
    await page.key('Space');
    await page.find('button', /^Correct/);
    await page.key('2');
    await page.see(`Card ${card} of 20`);
  }
  await page.inAnotherTab(async () => {
    await page.go(stack.url);
    await page.press('button', 'Profile');
    await page.press('button', 'Sign Out');
    await page.find('heading', 'Welcome back');
  });
  await page.find('heading', 'Welcome back');
});

test('a swipe back out of a session leads home, and loses no answer', async ({ page, stack }) => {
  const { child, deckId } = await makeFamily(stack.context, [3]);
  const countStored = async () => (await listAnswerIds(stack.context, deckId)).length;
  const before = await countStored();
  await signIn(page, stack.url, child);
  await page.press('button', /^Study a Deck/);
  await page.press('button', /^Times seven/);
  await answerCards(page, { to: 2, of: 20 });
  await page.see('Card 3 of 20');
  await page.run(() => history.back());
  await page.find('button', /^Times seven/);
  await expect.poll(countStored, { timeout: 20_000 }).toBe(before + 2);
});

describe('of a deck', () => {
  test('that is typed, each answer is judged', async ({ page, stack }) => {
    await openDeck(page, stack.url, /^Spanish type/);
    for (let card = 1; card <= words.length; card += 1) {
      await page.type('Your answer', await findAnswer(page));
      await page.key('Enter');
      await page.see('That’s right!');
      await page.key('Enter');
      await page.miss('That’s right!');
    }
    await page.find('button', 'Done');
  });

  test('that is chosen, the number of the right one of several answers is pressed', async ({ page, stack }) => {
    await openDeck(page, stack.url, /^Spanish choose/);
    for (let card = 1; card <= words.length; card += 1) {
      await page.see(`Card ${card} of ${words.length}`);
      await page.key(String(await findPlace(page, await findAnswer(page))));
    }
    await page.find('button', 'Done');
  });

  test('that is listened to, cards are read and flipped where the device has no voice', async ({ page, stack }) => {
    await openDeck(page, stack.url, /^Spanish listen/);
    await answerCards(page, { to: words.length, of: words.length });
    await page.find('button', 'Done');
  });
});
