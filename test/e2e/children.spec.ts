import { expect, type Page, test } from '@playwright/test';
import { openTab } from './family.ts';
import { seedFamily } from './seeded-family.ts';

const picture = async (page: Page, name: string) =>
  await page.screenshot({ path: `screenshots/children/${name}.png`, fullPage: true });

/** Taps pictures by their names. */
async function tapPictures(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
}

test('children study without e-mail: handed over, paired by a code, and let in by three pictures; a device that is removed is out at once', async ({
  browser,
  baseURL,
}) => {
  const { parent } = await seedFamily(baseURL ?? '', [], 'Garcia Family');
  const shared = await (await browser.newContext()).newPage();
  await shared.goto('/');
  await shared.getByLabel('Email').fill(parent.email);
  await shared.getByLabel('Password', { exact: true }).fill(parent.password);
  await shared.getByRole('button', { name: 'Sign In' }).click();

  await shared.getByRole('button', { name: /^Emma/ }).first().click();
  const details = shared.getByRole('dialog', { name: 'Learner Details' });
  await details.getByRole('button', { name: 'Choose three pictures' }).click();
  const choice = shared.getByRole('dialog', { name: 'Pictures for Emma' });
  await tapPictures(shared, 'sun', 'fish', 'rocket');
  await picture(shared, 'choosing-pictures');
  await choice.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByRole('img', { name: 'sun, fish, rocket' })).toBeVisible();
  await picture(shared, 'learner-details');
  await shared.keyboard.press('Escape');

  // The tablet in the kitchen: the grown-up steps back, and the child needs its pictures.
  await shared.getByRole('button', { name: 'Hand over to Emma' }).click();
  await expect(shared.getByRole('heading', { name: 'Who is learning?' })).toBeVisible();
  await expect(shared.getByRole('button', { name: 'Emma' })).toBeVisible();
  await picture(shared, 'who-is-learning');
  expect(await shared.evaluate(() => localStorage.getItem('flashspark.token'))).toBeNull();
  await shared.getByRole('button', { name: 'Emma' }).click();
  await tapPictures(shared, 'fish', 'sun', 'rocket');
  await expect(shared.getByText('These are not your pictures. Try again!')).toBeVisible();
  await picture(shared, 'wrong-pictures');
  await tapPictures(shared, 'sun', 'fish', 'rocket');
  await expect(shared.getByRole('heading', { name: 'Hi Emma' })).toBeVisible();
  await picture(shared, 'home-on-device');
  await shared.getByRole('button', { name: 'Change' }).click();
  await expect(shared.getByRole('heading', { name: 'Who is learning?' })).toBeVisible();

  // The child's own device: a code, and the grown-up's yes.
  await shared.getByRole('button', { name: 'I am a grown-up' }).click();
  await shared.getByLabel('Email').fill(parent.email);
  await shared.getByLabel('Password', { exact: true }).fill(parent.password);
  await shared.getByRole('button', { name: 'Sign In' }).click();
  await openTab(shared, 'Settings');
  await shared.getByRole('button', { name: 'Add a child’s device' }).click();
  const pairing = shared.getByRole('dialog', { name: 'Add a child’s device' });
  const code = (await pairing.locator('code').innerText()).replaceAll(/\s/g, '');
  await picture(shared, 'pairing-code');
  const own = await (await browser.newContext()).newPage();
  await own.goto(`/#pair=${code}`);
  await expect(own.getByLabel('Code', { exact: true })).toHaveValue(code);
  expect(own.url()).not.toContain(code);
  await own.getByLabel('Name of this device').fill('Emma’s tablet');
  await picture(own, 'asking-to-join');
  await own.getByRole('button', { name: 'Ask to join' }).click();
  await expect(own.getByRole('heading', { name: 'Almost there' })).toBeVisible();
  await expect(pairing.getByText('Emma’s tablet')).toBeVisible();
  await picture(shared, 'is-that-us');
  await pairing.getByRole('button', { name: 'Yes, that is us' }).click();
  await expect(own.getByRole('heading', { name: 'Who is learning?' })).toBeVisible();
  await own.getByRole('button', { name: 'Emma' }).click();
  await tapPictures(own, 'sun', 'fish', 'rocket');
  await expect(own.getByRole('heading', { name: 'Hi Emma' })).toBeVisible();

  await openTab(shared, 'Learners');
  await openTab(shared, 'Settings');
  await picture(shared, 'devices-in-settings');
  await shared.getByRole('button', { name: 'Remove Emma’s tablet' }).click();
  await shared.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(shared.getByRole('button', { name: 'Remove Emma’s tablet' })).toBeHidden();
  await openTab(own, 'Streaks');
  await expect(own.getByText('You were signed out.')).toBeVisible();
  await expect(own.getByRole('button', { name: 'This is a child’s device' })).toBeVisible();
  expect(await own.evaluate(() => localStorage.getItem('flashspark.device'))).toBeNull();
});

test('a device that is no family’s learns no name, whatever it types', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'This is a child’s device' }).click();
  await page.getByLabel('Code', { exact: true }).fill('ABCD2345');
  await page.getByRole('button', { name: 'Ask to join' }).click();
  await expect(page.getByText('This code is not right, or its ten minutes are over.')).toBeVisible();
});
