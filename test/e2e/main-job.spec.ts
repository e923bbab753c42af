import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { addDeckBy, addLearnerOnScreen, createHouseholdOnScreen, newPerson, registerOnScreen } from './family.ts';
import { test } from './journey.ts';
import { readStoredAnswers } from './stored-rows.ts';

const capitals = join(import.meta.dirname, '../fixtures/import/world-capitals.csv');

test('a family signs up, imports a real file, and a child studies it; no answer is lost when the page dies [decks-import, import-deck]', async ({
  browser,
  baseURL,
}) => {
  const parentPage = await (await browser.newContext()).newPage();
  await registerOnScreen(parentPage, newPerson('parent'), 'Parent');
  await createHouseholdOnScreen(parentPage, 'Smith Family');
  const code = await addLearnerOnScreen(parentPage, 'Emma');

  await parentPage
    .getByRole('button', { name: 'Create' })
    .or(parentPage.getByRole('link', { name: 'Create' }))
    .first()
    .click();
  await expect(parentPage.getByText('No Decks Yet')).toBeVisible();
  await addDeckBy(parentPage, 'Import');
  const importDialog = parentPage.getByRole('dialog', { name: 'Import Deck from CSV' });
  await importDialog.locator('input[type=file]').setInputFiles(capitals);
  await expect(importDialog.getByLabel('Deck Name')).toHaveValue('World Capitals');
  await importDialog.getByRole('button', { name: 'Import Deck' }).click();
  await expect(parentPage.getByText('Import Complete!')).toBeVisible({ timeout: 30_000 });

  const childContext = await browser.newContext();
  let childPage = await childContext.newPage();
  await registerOnScreen(childPage, newPerson('emma'), 'Learner');
  await childPage.getByLabel('Family code').fill(code);
  await childPage.getByRole('button', { name: 'Join my family' }).click();
  await expect(childPage.getByRole('heading', { name: 'Ready to learn?' })).toBeVisible();
  await childPage.getByRole('button', { name: /Study a Deck/ }).click();
  await childPage.getByRole('button', { name: /World Capitals/ }).click();
  await expect(childPage.getByText('Card 1 of 10')).toBeVisible();

  const studied: [string, string][] = [
    ['Correct', 'Card 2 of 10'],
    ['Wrong', 'Card 2 of 10'],
    ['Correct', 'Card 3 of 10'],
    ['Correct', 'Card 4 of 10'],
  ];
  for (const [rating, next] of studied) {
    await childPage.getByRole('button', { name: 'Show Answer' }).click();
    await childPage.getByRole('button', { name: rating, exact: true }).click();
    await expect(childPage.getByRole('button', { name: 'Show Answer' })).toBeVisible();
    await expect(childPage.getByText(next)).toBeVisible();
  }
  const question = await childPage.getByRole('region', { name: 'Question' }).innerText();
  await childPage.close({ runBeforeUnload: false });

  childPage = await childContext.newPage();
  await childPage.goto('/');
  await childPage.getByRole('button', { name: /Study a Deck/ }).click();
  await childPage.getByRole('button', { name: /World Capitals/ }).click();
  await expect(childPage.getByText('Card 4 of 10')).toBeVisible();
  await expect(childPage.getByRole('region', { name: 'Question' })).toHaveText(question);

  for (let card = 4; card <= 10; card += 1) {
    await expect(childPage.getByText(`Card ${card} of 10`)).toBeVisible();
    await expect(childPage.getByRole('button', { name: 'Show Answer' })).toBeVisible();
    await childPage.keyboard.press('Space');
    await expect(childPage.getByRole('button', { name: 'Correct' })).toBeVisible();
    await childPage.keyboard.press('2');
  }
  await expect(childPage.getByRole('button', { name: 'Done' })).toBeVisible();

  const learnerId = await readLearnerId(childPage);
  await expect.poll(async () => (await readStoredAnswers(baseURL ?? '', learnerId)).length).toBe(11);
  const stored = await readStoredAnswers(baseURL ?? '', learnerId);
  expect(new Set(stored.map((answer) => answer.id)).size).toBe(11);
  expect(stored.filter((answer) => answer.rating === 'wrong')).toHaveLength(1);
});

async function readLearnerId(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('flashspark.token'));
  const answer = await page.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } });
  const { learner } = (await answer.json()) as { learner: { id: string } };
  return learner.id;
}
