import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { ulid } from 'ulid';
import { login } from '../../shared/routes/auth.ts';
import { createCard, importCards } from '../../shared/routes/cards.ts';
import { createDeck } from '../../shared/routes/decks.ts';
import type { RouteAnswer } from '../../shared/routes/define-route.ts';
import { storeMedia } from '../../shared/routes/media.ts';
import { readAnkiPackage } from '../support/read-anki-package.ts';
import { expectAccessible } from './accessible.ts';
import { openTab, signInOnScreen } from './family.ts';
import { collectPolicyViolations } from './policy-violations.ts';
import { seedFamily } from './seeded-family.ts';

const rich = [
  { front: '**Half** of $\\frac{x^2}{3}$', back: '$$\\frac{1}{2}$$' },
  { front: 'מה זה **כלב**?', back: '- الكلب\n- `dog`' },
  { front: '日本語[にほんご]', back: 'Japanese' },
  ...Array.from({ length: 6 }, (_, at) => ({ front: `${at} times 2`, back: String(at * 2) })),
];
/** One red dot. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Over the line, as the files of pictures are where the product runs. */
async function seedDeck(productUrl: string, request: APIRequestContext) {
  const { parent } = await seedFamily(productUrl, []);
  const { token, user } = (await (await request.post(login.path, { data: parent })).json()) as RouteAnswer<
    typeof login
  >;
  const headers = { authorization: `Bearer ${token}` };
  const householdId = user.households[0]?.id ?? '';
  const send = async (path: string, data: unknown, more: object = {}): Promise<{ readonly id: string }> => {
    const answer = await request.post(path, { data, headers: { ...headers, ...more } });
    expect(answer.status()).toBeLessThan(300);
    return (await answer.json()) as { readonly id: string };
  };
  const deck = await send(createDeck.path, { name: 'Mixed bag', householdId, format: 'formatted', asks: 'both' });
  await send(importCards.path.replace('{deckId}', deck.id), { importId: ulid(), offset: 0, cards: rich });
  const type = { 'content-type': 'image/png' };
  const { id } = await send(storeMedia.path.replace('{householdId}', householdId), picture, type);
  const asked = { front: 'What color?', frontMedia: [{ id, alt: 'a dot' }], back: 'red' };
  await send(createCard.path.replace('{deckId}', deck.id), asked);
  return parent;
}

test('a deck goes out as a package that Anki takes and that becomes the same deck here, and on paper as cards to cut out', async ({
  page,
  baseURL,
  request,
}) => {
  const violations = await collectPolicyViolations(page);
  await page.addInitScript("window.print = () => document.body.setAttribute('data-sent', '')");
  const parent = await seedDeck(baseURL ?? '', request);
  await signInOnScreen(page, parent);
  await openTab(page, 'Create');
  await page.getByRole('button', { name: 'Mixed bag', exact: true }).click();
  const more = page.getByRole('button', { name: 'More for Mixed bag' });

  await more.click();
  await page.getByRole('button', { name: 'Export' }).click();
  await expectAccessible(page, 'the export', 'every rule');
  await page.screenshot({ path: 'test-results/out-export-phone.png' });
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
  await page.screenshot({ path: 'test-results/out-print-phone.png', fullPage: true });
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('body[data-sent] > div:last-child img')).toHaveCount(1);
  const paper = await page.pdf({ preferCSSPageSize: true, format: 'Letter' });
  // Ten cards: two sheets, each with fronts and backs, and nothing of the app.
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(4);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const form = page.getByRole('dialog', { name: /Import/ });
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'Again.apkg', mimeType: 'application/apkg', buffer: await readFile(path) });
  await expect(form.getByText(/^10 cards/)).toBeVisible();
  await form.getByRole('button', { name: 'Import Deck' }).click();
  await page.getByRole('button', { name: 'Again', exact: true }).click();
  await expect(page.locator('ruby rt')).toHaveText('にほんご');
  await expect(page.locator('math mfrac').first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'a dot' })).toBeVisible();
  expect(violations).toEqual([]);
});
