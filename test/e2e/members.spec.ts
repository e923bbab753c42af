import { expect, type Page } from '@playwright/test';
import {
  createHouseholdOnScreen,
  newPerson,
  openSettings,
  openTab,
  registerOnScreen,
  signInOnScreen,
} from './family.ts';
import { test } from './journey.ts';

/** Invites a guardian from Settings. @returns the code. */
async function inviteOnScreen(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Invite a grown-up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a grown-up' });
  await dialog.getByRole('radio', { name: /^Guardian/ }).check();
  await dialog.getByRole('button', { name: 'Create code' }).click();
  const code = await dialog.locator('code').innerText();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('For a guardian')).toBeVisible();
  return code.replaceAll(/\s/g, '');
}

/** Changes a member's role with the keyboard alone. */
async function giveRole(page: Page, email: string, action: string, role: string): Promise<void> {
  await page.getByRole('button', { name: email }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: action, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'role' });
  await dialog.getByRole('radio', { name: new RegExp(`^${role}`) }).press('Space');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('an owner brings in a guardian, hands the household over and leaves; the guardian deletes the account and all that goes with it', async ({
  browser,
}) => {
  const [owner, guardian] = [newPerson('owner'), newPerson('guardian')];
  const ownersPage = await (await browser.newContext()).newPage();
  await registerOnScreen(ownersPage, owner, 'Parent');
  await createHouseholdOnScreen(ownersPage, 'Rossi Family');
  await openSettings(ownersPage, 'Family & people');
  const code = await inviteOnScreen(ownersPage);

  const guardiansPage = await (await browser.newContext()).newPage();
  await registerOnScreen(guardiansPage, guardian, 'Parent');
  await guardiansPage.getByRole('button', { name: 'Join with a code' }).click();
  await guardiansPage.getByLabel('Family code').fill(code);
  await guardiansPage.getByRole('dialog').getByRole('button', { name: 'Next', exact: true }).click();
  await expect(guardiansPage.getByText(/You’ll be a guardian of Rossi Family/)).toBeVisible();
  await guardiansPage.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(guardiansPage.getByRole('heading', { name: 'Rossi Family' })).toBeVisible();

  await openTab(ownersPage, 'Learners');
  await openSettings(ownersPage, 'Family & people');
  await expect(ownersPage.getByText('No open invitations.')).toBeVisible();
  await giveRole(ownersPage, guardian.email, 'Change role', 'Owner');
  await expect(ownersPage.getByRole('button', { name: guardian.email })).toBeFocused();
  await giveRole(ownersPage, owner.email, 'Change your role', 'Viewer');
  await expect(ownersPage.getByRole('button', { name: owner.email })).toBeFocused();
  await expect(ownersPage.getByRole('button', { name: 'Invite a grown-up' })).toBeHidden();
  await ownersPage.getByRole('button', { name: 'Leave this household' }).click();
  await ownersPage.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(ownersPage.getByText('No households yet')).toBeVisible();

  await openSettings(guardiansPage, 'My account');
  await guardiansPage.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = guardiansPage.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText(/Rossi Family, where you’re the only grown-up/)).toBeVisible();
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('Your current password isn’t right. Try again.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(guardian.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(guardiansPage.getByText(/^Your account is deleted/)).toBeVisible();
  // The cleanup goes on after the sentence is shown.
  await expect.poll(async () => await guardiansPage.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await signInOnScreen(guardiansPage, guardian);
  await expect(guardiansPage.getByText('That email or password isn’t right.')).toBeVisible();
});
