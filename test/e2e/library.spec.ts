import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { addDeckBy, openTab, signInOnScreen } from './family.ts';
import { seedFamily } from './seeded-family.ts';

const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

async function expectGood(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  await page.screenshot({ path: `screenshots/library-${screen}.png` });
  await page.setViewportSize(desk);
  await page.screenshot({ path: `screenshots/library-${screen}-desk.png` });
  await page.setViewportSize(phone);
}

test('a parent takes a ready deck in two languages, and the child studies its first card', async ({
  browser,
  baseURL,
}) => {
  const family = await seedFamily(baseURL ?? '', []);
  const parent = await (await browser.newContext({ baseURL, reducedMotion: 'reduce', viewport: phone })).newPage();
  await signInOnScreen(parent, family.parent);
  await openTab(parent, 'Create');
  await addDeckBy(parent, 'Ready decks');
  const dialog = parent.getByRole('dialog', { name: 'Ready decks' });
  await expect(dialog.getByRole('button', { name: 'Add Counting' })).toBeVisible();
  await expectGood(parent, 'list');
  await dialog.getByLabel('Age', { exact: true }).selectOption('4');
  await dialog.getByRole('button', { name: 'Picture words: animals', exact: true }).click();

  const deck = parent.getByRole('dialog', { name: 'Picture words: animals' });
  await deck.getByLabel('Words to learn').selectOption('Spanish');
  await deck.getByLabel('On the front').selectOption('With the word in English');
  await expect(deck.getByRole('cell', { name: 'perro' })).toBeVisible();
  await expectGood(parent, 'deck');
  await deck.getByRole('button', { name: 'Add to our decks' }).click();
  await expect(deck.getByText('It is in your decks now.')).toBeVisible();
  await deck.getByRole('button', { name: 'Open the deck' }).click();
  const taken = 'Picture words: animals in Spanish';
  await expect(parent.getByRole('heading', { name: taken })).toBeVisible();
  await expect(parent.getByRole('article', { name: taken }).getByText('64 cards').first()).toBeVisible();
  await expect(parent.getByText('From the ready deck')).toBeVisible();
  await expectGood(parent, 'taken');

  await parent.getByRole('button', { name: 'Back' }).first().click();
  await addDeckBy(parent, 'Ready decks');
  await dialog.getByRole('button', { name: 'Add Telling the time' }).click();
  await parent.getByRole('button', { name: 'Open the deck' }).click();
  const clock = parent.getByRole('img', { name: 'A clock face' }).first();
  await expect(clock).toHaveJSProperty('naturalWidth', 480);
  await expectGood(parent, 'clock');

  const child = await (await browser.newContext({ baseURL, reducedMotion: 'reduce', viewport: phone })).newPage();
  await signInOnScreen(child, family.child);
  await openTab(child, 'Study');
  await child.getByText(taken).click();
  await expect(child.getByRole('region', { name: 'Question' })).toHaveText('🐕 dog');
  await child.getByRole('button', { name: 'Show Answer' }).click();
  await expect(child.getByText('perro', { exact: true })).toBeVisible();
  await child.screenshot({ path: 'screenshots/library-first-card.png' });
  await child.getByRole('button', { name: 'Correct' }).click();
  await expect(child.getByRole('region', { name: 'Question' })).toHaveText('🐈 cat');
});
