import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openSettings, signInOnScreen } from './family.ts';
import { takePicture, test } from './journey.ts';
import { seedFamily } from './seeded-family.ts';

const picture = async (page: Page, name: string) => await takePicture(page, `pin/${name}`, { fullPage: true });

test.use({ viewport: { width: 390, height: 844 } });

test('a parent hands over their phone with a PIN, the child studies, the PIN brings the parent back, and five wrong ones leave the password [grown-up-pin]', async ({
  page,
  baseURL,
}) => {
  const { parent } = await seedFamily(baseURL ?? '', []);
  await signInOnScreen(page, parent);
  await handOver(page, '1234');
  await expect(page.getByText('Pick a PIN that’s harder to guess than 1234 or 1111.')).toBeVisible();
  await expectAccessible(page, 'handing over with a PIN');
  await picture(page, 'handing-over');
  const wayBack = await page.getByText(/^To come back, tap/).textContent();
  expect(
    [...(wayBack ?? '').matchAll(/“(.+?)”/g)].map(([, name]) => name),
    'the way back as it is promised',
  ).toEqual([buttonBack, 'Home']);
  await page.getByRole('dialog').getByLabel('Pick a PIN').fill('2580');
  await expect(page.getByText('Pick a PIN that’s harder to guess than 1234 or 1111.')).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hi Emma', exact: true })).toBeVisible();

  await leaveChild(page);
  // One press, then the PIN, whose last digit opens.
  await page.keyboard.type('2580');
  await expect(page.getByRole('heading', { name: 'Smith Family' })).toBeVisible();
  await openSettings(page, 'Family & people');
  await page.getByRole('button', { name: 'Invite a grown-up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create code' }).click();
  await expect(page.getByText(/A PIN isn’t enough for this\. Sign out, then sign in another way\./)).toBeVisible();
  await page.reload();

  await page
    .getByRole('button', { name: 'Learners' })
    .or(page.getByRole('link', { name: 'Learners' }))
    .first()
    .click();
  await page.getByRole('button', { name: 'Hand over to Emma' }).click();
  await expect(page.getByRole('dialog').getByText('Type your PIN.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over', exact: true }).click();
  await leaveChild(page);
  await expectAccessible(page, 'the PIN');
  await page.keyboard.type('9753');
  await expect(page.getByText('You have 4 more tries.').first()).toBeVisible();
  for (const left of ['3 more tries', '2 more tries', 'one more try']) {
    await typePin(page, '9753');
    await expect(page.getByText(`You have ${left}.`).first()).toBeVisible();
  }
  await picture(page, 'wrong');
  await typePin(page, '9753');
  await expect(page.getByText('This PIN no longer works.')).toBeVisible();
  await picture(page, 'over');
  await page.getByRole('button', { name: 'Use your password' }).click();
  await page.getByLabel('Password').fill(parent.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Smith Family' })).toBeVisible();
});

async function handOver(page: Page, pin: string): Promise<void> {
  await page.getByRole('button', { name: 'Hand over to Emma' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hand the device to Emma?' });
  // Both are measured in one moment, because the dialog rises.
  const showIsBelowBy = await dialog.getByLabel('Pick a PIN').evaluate((field) => {
    const show = field.parentElement?.querySelector('button');
    return show && show.getBoundingClientRect().bottom - field.getBoundingClientRect().bottom;
  });
  expect(showIsBelowBy, 'Show stands inside its field').toBeLessThan(0);
  await dialog.getByLabel('Pick a PIN').fill(pin);
  await dialog.getByRole('button', { name: 'Hand over', exact: true }).click();
}

/** What a grown-up taps on the child's home to come back, before the PIN. */
const buttonBack = 'I’m a grown-up';

async function leaveChild(page: Page): Promise<void> {
  await page.getByRole('button', { name: buttonBack }).click();
  await expect(page.getByLabel('PIN', { exact: true })).toBeFocused();
}

/** Types a PIN after a wrong one, which its last digit no longer sends: a mistyped digit may be put right. */
async function typePin(page: Page, pin: string): Promise<void> {
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}
