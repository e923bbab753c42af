import { type Browser, expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { exportFile, recordsFileName } from '../../shared/export/records.ts';
import { splitId } from '../../shared/ids.ts';
import { compareWithExport } from '../support/export-coverage.ts';
import { expectAccessible, expectAccessibleInBothLooks } from './accessible.ts';
import { findLink, newPerson, openSettings, openTab, type Person } from './family.ts';
import { addAuthenticator, type FingerprintSensor } from './finger.ts';
import { expectToFit, resize } from './fitting.ts';
import { Hands } from './hands.ts';
import { takePicture, test } from './journey.ts';
import { speak, spoken } from './page-languages.ts';
import { readTable } from './stored-rows.ts';

const picture = async (page: Page, name: string) => await takePicture(page, `front-door/${name}`, { fullPage: true });

test('a family comes in by the front door, finds back in, lets others in, and takes everything along', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const product = baseURL ?? '';
  const parent = { ...newPerson('anna'), newPassword: 'another horse 43' };
  await studyTheFirstCard(page, parent);
  await resetPassword(page, parent);
  const finger = await addAuthenticator(page);
  await signInByPasskey(page, finger);
  await inviteGrandparent(page, browser);
  await choosePictures(page);
  await handOverByPictures(page);
  await signInAsGrownUp(page, finger);
  const own = await pairOwnTablet(page, browser);
  const learnerId = await exportFamily(page, product);
  await eraseChild(page, finger, { own, product, learnerId });
  await removeTablet(page, own);
});

test('a device that is no family’s learns no name, whatever it types', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'This is a child’s device' }).click();
  await page.getByLabel('Code', { exact: true }).fill('ABCD2345');
  await page.getByRole('button', { name: 'Ask to join' }).click();
  await expect(page.getByText('That code didn’t work.')).toBeVisible();
});

/** A small phone, on which each question must fit. */
const smallPhone = { width: 390, height: 700 };
/** A phone of 390 × 844 at 200% zoom. */
const zoomed = { width: 195, height: 422 };

/** Follows the path: register → first child → ready deck → hand over → first card. */
async function studyTheFirstCard(page: Page, { email, password }: Person): Promise<void> {
  const hands = new Hands(page);
  await page.goto('/');
  await hands.tap('link', 'Register');
  await expectToFit(page, 'registering', zoomed);
  await page.setViewportSize(smallPhone);
  await hands.type('Email', email);
  await hands.type('Password', password);
  await hands.tap('button', 'Register');
  await expect(page.getByRole('heading', { name: 'Who is learning?' })).toBeVisible();
  // The texts that the specification requires for an account without a household are still shown.
  await expect(page.getByText('No households yet')).toBeVisible();
  await hands.type('First child', 'Emma');
  await expectWhole(page, 'Next');
  await picture(page, 'who');
  await hands.tap('button', 'Next');
  await expect(page.getByRole('heading', { name: 'What’s first?' })).toBeVisible();
  await expectWhole(page, 'Back');
  await picture(page, 'what');
  await hands.tap('button', /Times tables/);
  await expect(page.getByRole('checkbox', { name: '2', exact: true })).toBeChecked();
  await expectWhole(page, 'Next');
  await hands.tap('button', 'Next');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Check the box to go on.')).toBeVisible();
  await expectWholeInEachLanguage(page, 'the refused consent');
  await hands.tap('checkbox', /I’m the parent or guardian/);
  await expectWhole(page, 'Start');
  await picture(page, 'consent');
  await hands.tap('button', 'Start');
  await expect(page.getByRole('heading', { name: 'Emma is ready' })).toBeVisible();
  await expectWhole(page, 'Show me around');
  await picture(page, 'ready');
  await hands.tap('button', 'Hand the device to Emma');
  await expect(page.getByText('Card 1 of 10')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Question' })).toHaveText(/^\d+ × 2$/);
  await picture(page, 'first-card');
  expect(hands.fields, 'fields').toBeLessThanOrEqual(4);
  expect(hands.taps, 'taps').toBeLessThanOrEqual(8);
  const asked = await page.getByRole('region', { name: 'Question' }).textContent();
  await page.getByLabel('Your answer').fill(String(2 * parseInt(asked ?? '', 10)));
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('That’s right!')).toBeVisible();
  await page.getByRole('button', { name: 'I was right' }).click();
  await expect(page.getByText('Card 2 of 10')).toBeVisible();
}

/** Checks that a question ends, with this button, above the fold of a small phone, and that everybody can read it. */
async function expectWhole(page: Page, button: string): Promise<void> {
  const box = await page.getByRole('button', { name: button, exact: true }).boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0), `the question that ends with ${button}`).toBeLessThanOrEqual(700);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectAccessible(page, `the question that ends with ${button}`);
  await expectWholeInEachLanguage(page, `the question that ends with ${button}`);
}

/** Checks that a question ends above the fold of a small phone in each language, and fits into a phone at 200% zoom. */
async function expectWholeInEachLanguage(page: Page, name: string): Promise<void> {
  const lowest = async () =>
    await page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom + window.scrollY)));
  const checks = [
    async (language: string) => {
      await resize(page, smallPhone);
      await expect.poll(lowest, `${name}, ${language}`).toBeLessThanOrEqual(smallPhone.height);
    },
    async (language: string) => await expectToFit(page, `${name}, ${language},`, zoomed),
  ];
  for (const language of [...spoken, 'en']) {
    await speak(page, language);
    for (const check of checks) await check(language);
    // The next language begins in the size that the window has now: each size is a layout and a picture of the page.
    checks.reverse();
  }
  await page.setViewportSize(smallPhone);
}

/** Resets a forgotten password after the device was handed over. */
async function resetPassword(page: Page, { email, newPassword }: Person & { newPassword: string }): Promise<void> {
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Hi Emma', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'I’m a grown-up' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: /Forgot password/ }).click();
  await page.getByRole('button', { name: /Send/ }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto(await findLink(page, email, /\/\?reset#token=\S+/));
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await picture(page, 'new-password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your new password is saved.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Emma’s Family' })).toBeVisible();
  // The next person on this device must not see who reset the password.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('reset-email');
}

/** Adds a passkey, which requires no password because the sign-in is recent. Then signs in with the passkey, by autofill and by the button. */
async function signInByPasskey(page: Page, finger: FingerprintSensor): Promise<void> {
  await openSettings(page, 'My account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('My laptop');
  await picture(page, 'adding-a-passkey');
  await finger.touch(async () => await dialog.getByRole('button', { name: 'Add', exact: true }).click());
  await expect(page.getByText('Not used yet')).toBeVisible();
  await picture(page, 'passkeys-in-settings');
  await openSettings(page, 'This device');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  // Passkey autofill in the email field: no button is pressed.
  await finger.touch(async () => await page.getByRole('button', { name: 'I’m a grown-up' }).click());
  await expect(page.getByRole('heading', { name: 'Emma’s Family' })).toBeVisible();
}

/** Comes back in one gesture: the press on the child’s home asks for the passkey, also in a browser without passkey autofill. */
async function signInAsGrownUp(page: Page, finger: FingerprintSensor): Promise<void> {
  await page.evaluate(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => await Promise.resolve(false);
  });
  await finger.touch(async () => await page.getByRole('button', { name: 'I’m a grown-up' }).click());
  await expect(page.getByRole('heading', { name: 'Emma’s Family' })).toBeVisible();
}

/** Invites a grandparent as a viewer. The mail describes the role before the invitation is accepted. */
async function inviteGrandparent(page: Page, browser: Browser): Promise<void> {
  const grandparent = newPerson('nonna');
  await openSettings(page, 'Family & people');
  await page.getByRole('button', { name: 'Invite a grown-up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a grown-up' });
  await dialog.getByRole('radio', { name: /^Viewer/ }).check();
  await dialog.getByLabel('Their email').fill(grandparent.email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText(/The invitation is on its way/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(await findLink(page, grandparent.email, /\/#invitation=\S+/));
  await theirs.getByRole('button', { name: 'Register' }).click();
  await expect(theirs.getByRole('radio', { name: 'Parent' })).toBeChecked();
  await theirs.getByLabel('Email').fill(grandparent.email);
  await theirs.getByLabel('Password', { exact: true }).fill(grandparent.password);
  await theirs.getByRole('button', { name: 'Register' }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Next', exact: true }).click();
  await expect(theirs.getByText(/You’ll be a viewer of Emma’s Family/)).toBeVisible();
  await picture(theirs, 'invited');
  await theirs.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(theirs.getByRole('heading', { name: 'Emma’s Family' })).toBeVisible();
  await openTab(theirs, 'Reports');
  await expect(theirs.getByRole('combobox').getByText('Emma')).toBeAttached();
  await theirs.context().close();
}

async function tapPictures(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
}

async function openDetails(page: Page) {
  await openTab(page, 'Learners');
  await page.getByRole('button', { name: /^Emma/ }).first().click();
  return page.getByRole('dialog', { name: 'Learner Details' });
}

async function choosePictures(page: Page): Promise<void> {
  const details = await openDetails(page);
  await details.getByRole('button', { name: 'Choose three pictures' }).click();
  await tapPictures(page, 'sun', 'fish', 'rocket');
  await picture(page, 'choosing-pictures');
  await expectAccessibleInBothLooks(page, 'a picture code');
  await page.getByRole('dialog', { name: 'Pictures for Emma' }).getByRole('button', { name: 'Save' }).click();
  await expect(details.getByRole('img', { name: 'sun, fish, rocket' })).toBeVisible();
  await expectAccessibleInBothLooks(page, 'the details of a learner with a picture code');
  await page.keyboard.press('Escape');
}

/** Hands over the kitchen tablet: the grown-up signs out, and a child signs in by pictures. */
async function handOverByPictures(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hand over to Emma' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hand the device to Emma?' });
  await expect(dialog.getByText('Use your passkey.')).toBeVisible();
  await picture(page, 'handing-over');
  await dialog.getByRole('button', { name: 'Hand over', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Who is learning?' })).toBeVisible();
  await picture(page, 'who-is-learning');
  expect(await page.evaluate(() => localStorage.getItem('flashspark.token'))).toBeNull();
  await page.getByRole('button', { name: 'Emma' }).click();
  await tapPictures(page, 'fish', 'sun', 'rocket');
  await expect(page.getByText('Not quite. Try again!')).toBeVisible();
  await picture(page, 'wrong-pictures');
  await tapPictures(page, 'sun', 'fish', 'rocket');
  await expect(page.getByRole('heading', { name: 'Hi Emma', exact: true })).toBeVisible();
  await picture(page, 'home-on-device');
}

/** Pairs the child's own device with a code and the grown-up's approval. @returns its page, with the child signed in. */
async function pairOwnTablet(page: Page, browser: Browser): Promise<Page> {
  await openSettings(page, 'This device');
  await page.getByRole('button', { name: 'Add a child’s device' }).click();
  const pairing = page.getByRole('dialog', { name: 'Add a child’s device' });
  const code = (await pairing.locator('code').innerText()).replaceAll(/\s/g, '');
  await picture(page, 'pairing-code');
  const own = await (await browser.newContext()).newPage();
  await own.goto(`/#pair=${code}`);
  await expect(own.getByLabel('Code', { exact: true })).toHaveValue(code);
  expect(own.url()).not.toContain(code);
  await own.getByLabel('Name of this device').fill('Emma’s tablet');
  await picture(own, 'asking-to-join');
  await own.getByRole('button', { name: 'Ask to join' }).click();
  await expect(own.getByRole('heading', { name: 'Almost there' })).toBeVisible();
  await expect(pairing.getByText('Emma’s tablet')).toBeVisible();
  await picture(page, 'is-that-us');
  await pairing.getByRole('button', { name: 'Yes, that’s us' }).click();
  await expect(own.getByRole('heading', { name: 'Who is learning?' })).toBeVisible();
  await own.getByRole('button', { name: 'Emma' }).click();
  await tapPictures(own, 'sun', 'fish', 'rocket');
  await expect(own.getByRole('heading', { name: 'Hi Emma', exact: true })).toBeVisible();
  return own;
}

/** Checks that the export contains every attribute of every row of the family. @returns the child's id. */
async function exportFamily(page: Page, product: string): Promise<string> {
  await openTab(page, 'Learners');
  await openSettings(page, 'Children’s data');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download everything about Emma’s Family?' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  const [, json] = Object.entries(files).find(([name]) => name.endsWith(recordsFileName)) ?? [];
  const { records } = exportFile.parse(JSON.parse(strFromU8(json ?? new Uint8Array())));
  const token = await page.evaluate(() => localStorage.getItem('flashspark.token'));
  const headers = { authorization: `Bearer ${token}` };
  const [household] = (await (await page.request.get('/api/households', { headers })).json()) as { id: string }[];
  const learners = await page.request.get(`/api/households/${household?.id}/learners`, { headers });
  const [emma] = (await learners.json()) as { id: string }[];
  const rows = (await readTable(product)).filter(({ PK }) => PK === `HH#${household?.id}`);
  expect(rows.length).toBeGreaterThan(20);
  expect(compareWithExport(rows, records).missing).toEqual([]);
  return emma?.id ?? '';
}

/** Deletes the child, confirmed by passkey: the child's tablet is signed out at its next call, and no row refers to the child. */
async function eraseChild(
  page: Page,
  finger: FingerprintSensor,
  { own, product, learnerId }: { readonly own: Page; readonly product: string; readonly learnerId: string },
): Promise<void> {
  const details = await openDetails(page);
  await details.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Emma?' });
  await picture(page, 'erasing');
  await finger.touch(async () => await dialog.getByRole('button', { name: 'Use a passkey instead' }).click());
  await expect(page.getByText('Emma was deleted')).toBeVisible();
  // The next call may also be one of the page itself, such as for its pack.
  const signedOut = own.getByText('No children yet');
  await Promise.any([signedOut.waitFor(), openTab(own, 'Streaks')]);
  await expect(signedOut).toBeVisible();
  const [household = '', learner = ''] = splitId(learnerId, 2) ?? [];
  // Other families of this product also have an Emma.
  const traces = new RegExp(`${learner}|${household}.*"Emma"|"Emma".*${household}`);
  const left = (await readTable(product)).filter((row) => traces.test(JSON.stringify(row)));
  expect(left).toEqual([
    expect.objectContaining({ PK: expect.stringMatching(/^ERASED#/), kind: 'learner', id: learnerId }),
  ]);
}

/** Removes a lost tablet, which is signed out at its next call. */
async function removeTablet(page: Page, own: Page): Promise<void> {
  await openSettings(page, 'This device');
  await picture(page, 'devices-in-settings');
  await page.getByRole('button', { name: 'Remove Emma’s tablet' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove Emma’s tablet' })).toBeHidden();
  await own.reload();
  await expect(own.getByRole('button', { name: 'This is a child’s device' })).toBeVisible();
  expect(await own.evaluate(() => localStorage.getItem('flashspark.device'))).toBeNull();
}
