import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect } from '@playwright/test';
import { ulid } from 'ulid';
import { readAnkiPackage } from '../support/files/read-anki-package.ts';
import { expectAccessible } from './accessible.ts';
import { addDeckBy, openTab, signIn } from './family.ts';
import { takePicture, test } from './journey.ts';
import { collectPolicyViolations } from './policy-violations.ts';
import { addPictureCard, openParent, picture, seedFamily } from './seeded-family.ts';

const rich = [
  { front: '**Half** of $\\frac{x^2}{3}$', back: '$$\\frac{1}{2}$$' },
  { front: 'מה זה **כלב**?', back: '- الكلب\n- `dog`' },
  { front: '日本語[にほんご]', back: 'Japanese' },
  ...Array.from({ length: 6 }, (_, at) => ({ front: `${at} times 2`, back: String(at * 2) })),
];
async function seedDeck(productUrl: string, request: APIRequestContext) {
  const family = await seedFamily(productUrl, []);
  const parent = await openParent(request, family);
  const deck = { name: 'Mixed bag', householdId: parent.householdId, format: 'formatted', asks: 'both' };
  const { id } = await parent.make('/api/decks', deck);
  await parent.make(`/api/decks/${id}/cards/import`, { importId: ulid(), offset: 0, cards: rich });
  await addPictureCard(parent, id, { front: 'What color?', alt: 'a dot', back: 'red' });
  return family.parent;
}

test('a deck goes out as a package that Anki takes and that becomes the same deck here, and on paper as cards to cut out', async ({
  page,
  baseURL,
  request,
}) => {
  const violations = await collectPolicyViolations(page);
  await page.addInitScript("window.print = () => document.body.setAttribute('data-sent', '')");
  const parent = await seedDeck(baseURL ?? '', request);
  await signIn(page, parent);
  await openTab(page, 'Create');
  await page.getByRole('button', { name: 'Mixed bag', exact: true }).click();
  const more = page.getByRole('button', { name: 'More for Mixed bag' });

  await more.click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  await expectAccessible(page, 'the export', 'every rule');
  await takePicture(page, 'out-export-phone');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Anki package/ }).click();
  const path = await (await downloading).path();
  const { notes, media } = await readAnkiPackage(new Uint8Array(await readFile(path)));
  expect(notes.map(({ cards }) => cards)).toEqual(notes.map(() => 2));
  expect(notes[0]?.fields[0]).toBe(String.raw`<b>Half</b> of \(\frac{x^2}{3}\)`);
  expect(Object.entries(media).map(([name, bytes]) => [name.split('.')[1], bytes.length])).toEqual([
    ['png', picture.length],
  ]);

  await more.click();
  await page.getByRole('button', { name: 'Print' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print “Mixed bag”' });
  await expect(dialog.locator('math mfrac').first()).toBeVisible();
  await expectAccessible(page, 'the print', 'every rule');
  await takePicture(page, 'out-print-phone', { fullPage: true });
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('body[data-sent] > div:last-child img')).toHaveCount(1);
  const paper = await page.pdf({ preferCSSPageSize: true, format: 'Letter' });
  // Ten cards fill two sheets, each with a page of fronts and a page of backs. No other part of the app is printed.
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(4);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Back' }).click();
  await addDeckBy(page, 'Import');
  const form = page.getByRole('dialog', { name: /Import/ });
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'Again.apkg', mimeType: 'application/apkg', buffer: await readFile(path) });
  await expect(form.getByText(/^10 cards/)).toBeVisible();
  await expect(form.getByLabel('Deck Name')).toHaveValue('Mixed bag');
  await form.getByLabel('Deck Name').fill('Again');
  await form.getByRole('button', { name: 'Import Deck' }).click();
  await page.getByRole('button', { name: 'Again', exact: true }).click();
  await expect(page.locator('ruby rt')).toHaveText('にほんご');
  await expect(page.locator('math mfrac').first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'a dot' })).toBeVisible();
  expect(violations).toEqual([]);
});
