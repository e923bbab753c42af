import { expect } from '@playwright/test';
import { expectAccessibleInBothLooks } from './accessible.ts';
import { newPerson, openSettings, openTab, signIn } from './family.ts';
import { test } from './journey.ts';
import { seedAdmin, seedFamily } from './seeded-family.ts';

test('an admin makes a user, says why before putting it into a household and opening it; the trail says so, and the family', async ({
  browser,
  baseURL,
}) => {
  const householdName = `Okafor Family ${Date.now()}`;
  await seedFamily(baseURL ?? '', [], householdName);
  const admin = await seedAdmin(baseURL ?? '');
  const made = newPerson('aunt');
  const page = await (await browser.newContext()).newPage();
  await signIn(page, admin);
  await expect(page.getByText('System Overview')).toBeVisible();

  await openTab(page, 'Users');
  await page.getByRole('button', { name: 'Create User' }).click();
  const creating = page.getByRole('dialog');
  await creating.getByLabel('Email').fill(made.email);
  await creating.getByLabel('Password', { exact: true }).fill(made.password);
  await creating.getByLabel('Role').selectOption('Parent');
  await expectAccessibleInBothLooks(page, 'a new user');
  await creating.getByRole('button', { name: 'Create User' }).click();
  await expect(creating).toBeHidden();

  await page.getByLabel('Search by email').fill(made.email.slice(0, 12));
  const card = page.getByRole('listitem').filter({ hasText: made.email });
  await card.getByRole('button', { name: /Assign/ }).click();
  const assigning = page.getByRole('dialog');
  await assigning.getByLabel('Search households by name').fill(householdName);
  await assigning.getByLabel('Household', { exact: true }).selectOption(householdName);
  await assigning.getByLabel('Role').selectOption('guardian');
  await expectAccessibleInBothLooks(page, 'a user’s household');
  await assigning.getByRole('button', { name: 'Assign', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Why do you need to see this family?' });
  await asked.getByLabel('Reason').fill('They asked how to add an aunt');
  await expectAccessibleInBothLooks(page, 'the reason to view a family');
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(asked).toBeHidden();
  await expect(assigning).toBeHidden();
  await expect(card).toContainText(householdName);

  await openTab(page, 'Households');
  await page.getByRole('button', { name: householdName }).click();
  await expect(page.getByRole('heading', { name: householdName })).toBeVisible();
  await expect(page.getByText('Emma')).toBeVisible();

  await page
    .getByRole('button', { name: /All Households|Dashboard|Back/ })
    .first()
    .click();
  // The household that is left has Settings, too, until the browser has gone back.
  await expect(page.getByRole('heading', { name: 'All Households' })).toBeVisible();
  await openTab(page, 'Settings');
  await expect(page.getByText(made.email).first()).toBeVisible();
  await expect(page.getByText(`gave a reason to view ${householdName}`)).toBeVisible();

  const aunt = await (await browser.newContext()).newPage();
  await signIn(aunt, made);
  await aunt.getByRole('button', { name: 'All Households' }).click();
  await expect(aunt.getByText('Guardian • 1 learner')).toBeVisible();

  await aunt.getByRole('button', { name: householdName }).click();
  await openSettings(aunt, 'Children’s data');
  await expect(aunt.getByText('Reason: They asked how to add an aunt')).toBeVisible();
});
