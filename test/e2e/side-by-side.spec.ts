import { expect } from '@playwright/test';
import { ulid } from 'ulid';
import { openProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import { login } from '../../shared/routes/auth.ts';
import { importCards } from '../../shared/routes/cards.ts';
import { createDeck } from '../../shared/routes/decks.ts';
import { listLearners } from '../../shared/routes/learners.ts';
import { expectAccessible } from './accessible.ts';
import { signIn } from './family.ts';
import { test } from './journey.ts';
import { openProduct, seedFamily } from './seeded-family.ts';
import { readStoredAnswers } from './stored-rows.ts';

const words = [
  { front: 'the dog', back: 'el perro', extra: 'los perros' },
  { front: 'the tree', back: 'el arbol' },
];

test('a parent studies side by side with a child: sees both sides, mends a card on the spot, goes on after a reload, takes an answer back, and all of it counts for the child [side-by-side]', async ({
  browser,
  baseURL,
}) => {
  const productUrl = baseURL ?? '';
  const family = await seedFamily(productUrl, []);
  const { call } = await openProcessClient(await openProduct(productUrl));
  const { token, user } = await call(login, undefined, { body: family.parent });
  const householdId = user.households[0]?.id ?? '';
  const [learner] = await call(listLearners, token, { params: { householdId } });
  const { id: deckId } = await call(createDeck, token, { body: { name: 'Spanish', householdId } });
  await call(importCards, token, { params: { deckId }, body: { importId: ulid(), offset: 0, cards: words } });

  const page = await (await browser.newContext({ baseURL })).newPage();
  await signIn(page, family.parent);
  await page.getByRole('button', { name: 'Study together with Emma' }).click();
  await expect(page.getByRole('heading', { name: 'Study with Emma' })).toBeVisible();
  await expectAccessible(page, 'the choice of decks');
  await page.getByRole('button', { name: /Spanish/ }).click();
  await expect(page.getByText('el perro')).toBeVisible();
  await expect(page.getByText('los perros')).toBeVisible();
  await expectAccessible(page, 'a card with both sides');
  await page.getByRole('button', { name: 'Knew it' }).click();

  await expect(page.getByText('el arbol')).toBeVisible();
  await page.getByRole('button', { name: 'Edit this card' }).click();
  await page.getByLabel('Back (Answer)').fill('el árbol');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('el árbol')).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByText('Not yet. It comes back soon.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('el árbol')).toBeVisible();
  await expect(page.getByText('Card 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone. Here it is again.')).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByRole('heading', { name: 'Well done, Emma!' })).toBeFocused();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Study with Emma' })).toBeVisible();

  const stored = async () => await readStoredAnswers(productUrl, learner?.id ?? '');
  await expect.poll(async () => (await stored()).length).toBe(3);
  const given = (await stored()).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  expect(given.map(({ rating, sideBySide, takenBackAt }) => [rating, sideBySide, takenBackAt !== undefined])).toEqual([
    ['correct', true, false],
    ['wrong', true, true],
    ['correct', true, false],
  ]);
});
