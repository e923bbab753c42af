import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openTab, signIn } from './family.ts';
import { test } from './journey.ts';
import { seedFamily } from './seeded-family.ts';

test('a parent takes the deletion of a card back at once, and brings a deck, and all its cards, back from the bin with what the child has learned', async ({
  browser,
  baseURL,
}) => {
  const family = await seedFamily(baseURL ?? '', [3, 1]);
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signIn(page, family.parent);
  await openTab(page, 'Create');
  await page.getByRole('button', { name: family.deckName, exact: true }).click();
  const deck = page.getByRole('article', { name: family.deckName });
  const facts = await deck
    .getByText(/%\saccuracy/)
    .first()
    .innerText();
  await deck.getByRole('button', { name: 'Delete 2 × 7 = ?' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(deck.getByText('39 cards').first()).toBeVisible();
  await expectAccessible(page, 'a deck with an offer to undo');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Card restored')).toBeVisible();
  await expect(deck.getByText('40 cards').first()).toBeVisible();
  await expect(deck.getByText('2 × 7 = ?', { exact: true })).toBeVisible();

  await deck.getByRole('button', { name: `More for ${family.deckName}` }).click();
  await deck.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Delete deck' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No Decks Yet')).toBeVisible();
  await page.getByRole('button', { name: 'Bin', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Decks' })).toContainText(family.deckName);
  await expectAccessible(page, 'the bin');
  await page.getByRole('button', { name: `Restore ${family.deckName}` }).click();
  await expect(page.getByText('The bin is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: family.deckName, exact: true }).click();
  await expect(deck.getByText(facts).first()).toBeVisible();
  await expect(deck.getByText('40 cards').first()).toBeVisible();

  await deck.getByRole('button', { name: 'Find & edit' }).click();
  await deck.getByRole('button', { name: 'Select', exact: true }).click();
  await deck.getByRole('button', { name: 'All 40' }).click();
  await deck.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('40 cards deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Bin', exact: true }).click();
  await page.getByRole('button', { name: 'Show 40 cards' }).click();
  await expectAccessible(page, 'the single cards of a deletion in the bin');
  await page.getByRole('button', { name: 'Restore 2 × 7 = ?' }).click();
  await page.getByRole('button', { name: 'Restore 39 cards' }).click();
  await expect(page.getByText('39 cards restored')).toBeVisible();
  await expect(page.getByText('The bin is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: family.deckName, exact: true }).click();
  await expect(deck.getByText(facts).first()).toBeVisible();
  await expect(deck.getByText('40 cards').first()).toBeVisible();
});
