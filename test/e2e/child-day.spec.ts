import { expect, type Page } from '@playwright/test';
import { ulid } from 'ulid';
import { openProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import { login } from '../../shared/routes/auth.ts';
import { importCards } from '../../shared/routes/cards.ts';
import { createDeck, deleteDeck } from '../../shared/routes/decks.ts';
import { signIn } from './family.ts';
import { test } from './journey.ts';
import { openProduct, seedFamily } from './seeded-family.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Seeds a family that has only these decks, each with the given number of cards. */
async function seedDecks(productUrl: string, decks: Readonly<Record<string, number>>) {
  const family = await seedFamily(productUrl, []);
  const client = await openProcessClient(await openProduct(productUrl));
  const { token } = await client.call(login, undefined, { body: family.parent });
  await client.call(deleteDeck, token, { params: { deckId: family.deckId } });
  for (const [name, count] of Object.entries(decks)) {
    const { id } = await client.call(createDeck, token, { body: { name, householdId: family.deckId.split('-')[0] } });
    const cards = Array.from({ length: count }, (_, at) => ({
      front: `${name}: ${at + 1}?`,
      back: `Answer ${at + 1}`,
    }));
    const body = { importId: ulid(), offset: 0, cards };
    await client.call(importCards, token, { params: { deckId: id }, body });
  }
  return family;
}

async function answer(page: Page, ...verdicts: readonly ('Wrong' | 'Correct')[]): Promise<void> {
  for (const verdict of verdicts) {
    await page.getByRole('button', { name: 'Show Answer' }).click();
    await page.getByRole('button', { name: verdict, exact: true }).click();
  }
}

test('a child’s day of three decks in one go: the streak begins, a tricky card is its own now, the next deck comes by itself, and then the day is done', async ({
  browser,
  baseURL,
}) => {
  const { child } = await seedDecks(baseURL ?? '', { Birds: 3, Fish: 2, Bugs: 1 });
  const page = await (await browser.newContext()).newPage();
  await signIn(page, child);
  await expect(page.getByRole('button', { name: 'Start 6 cards today' })).toBeVisible();
  await page.getByRole('button', { name: 'Study', exact: true }).click();
  await page.getByRole('button', { name: /^Birds/ }).click();

  await expect(page.getByRole('button', { name: 'Show Answer' })).toBeVisible();
  await expect(page.getByText(/✓/)).toBeHidden();
  await answer(page, 'Wrong', 'Correct', 'Correct', 'Correct');
  await expect(page.getByRole('heading', { name: 'Well done!' })).toBeVisible();
  await expect(page.getByText('A new streak starts: 1 day.')).toBeAttached();
  await expect(page.getByText('Tricky before, yours now:').locator('..')).toContainText('Birds: 1?');

  await page.getByRole('button', { name: 'Next: Fish, 2' }).click();
  await answer(page, 'Correct', 'Correct');
  await expect(page.getByRole('heading', { name: 'Wow, every single one!' })).toBeVisible();
  await page.getByRole('button', { name: 'Next: Bugs, 1' }).click();
  await answer(page, 'Correct');
  await expect(page.getByRole('heading', { name: 'Done for today! Well done!' })).toBeVisible();
  await expect(page.getByText('A new streak starts: 1 day.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Next|Keep going)/ })).toHaveCount(0);

  // The Done button leads to the list of decks, because the decks that opened automatically left no history entry.
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Birds.*Done for today/ })).toBeVisible();
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Done for today!' })).toBeVisible();
  await page.getByRole('button', { name: '6 growing in my garden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My garden' })).toBeVisible();
  await expect(page.getByText('0 of 3 cards by heart, 3 growing')).toBeVisible();
});
