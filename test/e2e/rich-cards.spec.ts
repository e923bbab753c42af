import { type Browser, expect, type Page } from '@playwright/test';
import { ulid } from 'ulid';
import { openProcessClient, type ProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import { limits } from '../../shared/limits.ts';
import { login } from '../../shared/routes/auth.ts';
import { createCard, importCards, listCards } from '../../shared/routes/cards.ts';
import { createDeck } from '../../shared/routes/decks.ts';
import { expectAccessible } from './accessible.ts';
import { openTab, signIn } from './family.ts';
import { takePicture, test } from './journey.ts';
import { collectPolicyViolations } from './policy-violations.ts';
import { openProduct, seedFamily, type SeededFamily } from './seeded-family.ts';

interface Seeded {
  readonly family: SeededFamily;
  readonly call: ProcessClient['call'];
  readonly token: string;
  readonly householdId: string;
}

async function seed(productUrl: string): Promise<Seeded> {
  const family = await seedFamily(productUrl, []);
  const { call } = await openProcessClient(await openProduct(productUrl));
  const { token, user } = await call(login, undefined, { body: family.parent });
  return { family, call, token, householdId: user.households[0]?.id ?? '' };
}

async function openPage(browser: Browser, width: number, height: number) {
  const page = await (await browser.newContext({ viewport: { width, height }, hasTouch: true })).newPage();
  return { page, violations: await collectPolicyViolations(page) };
}

/** Creates an upright camera photo: its pixels lie sideways (red left, blue right); EXIF holds the orientation and the location. */
async function takePhoto(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2_400, height: 1_200 });
    const context = canvas.getContext('2d');
    for (const [at, color] of ['#d01020', '#1030d0'].entries()) {
      if (!context) continue;
      context.fillStyle = color;
      context.fillRect(at * 1_200, 0, 1_200, 1_200);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const photo = Buffer.from(encoded, 'base64');
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS 52.5 13.4 of a home')]);
  const head = Buffer.from([0xff, 0xe1, (exif.length + 2) >> 8, (exif.length + 2) & 0xff]);
  return Buffer.concat([photo.subarray(0, 2), head, exif, photo.subarray(2)]);
}

/** Returns the size of the page's first picture, and whether its top is red. */
const lookAtPicture = async (page: Page) =>
  await page
    .locator('img[src^="blob:"]')
    .first()
    .evaluate((picture: HTMLImageElement) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 10, height: 10 });
      const context = canvas.getContext('2d');
      context?.drawImage(picture, 0, 0, 10, 10);
      const [red = 0, , blue = 0] = context?.getImageData(5, 1, 1, 1).data ?? [];
      return { width: picture.naturalWidth, height: picture.naturalHeight, isRedOnTop: red > 2 * blue };
    });

test('a deck of pictures and sounds is made on a phone and studied on a tablet, and is gone from it after signing out', async ({
  browser,
  baseURL,
}) => {
  const { family, call, token, householdId } = await seed(baseURL ?? '');
  const { id: deckId } = await call(createDeck, token, { body: { name: 'On the farm', householdId } });
  const phone = await openPage(browser, 390, 844);
  const { page } = phone;
  await signIn(page, family.parent);
  await openTab(page, 'Create');
  await page.getByRole('button', { name: 'On the farm', exact: true }).click();
  await page.getByRole('button', { name: 'Add Card' }).first().click();
  const front = page.getByRole('group', { name: 'Pictures and sounds of the front' });
  const back = page.getByRole('group', { name: 'Pictures and sounds of the back' });
  const photo = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page) };
  await page.getByText('Pictures, sounds and more').click();
  await front.getByLabel('Picture', { exact: true }).setInputFiles(photo);
  await front.getByLabel('What’s in the picture?').fill('A red barn');
  await page.getByLabel('Back (Answer)').fill('the barn');
  await back.getByRole('button', { name: 'Record' }).click();
  await expect(back.getByText('0:01 of 0:30')).toBeVisible();
  await back.getByRole('button', { name: 'Stop' }).click();
  await expect(back.getByLabel('What do you hear?')).toBeVisible();
  await takePicture(page, 'rich-editor-phone', { fullPage: true });
  await expectAccessible(page, 'the editor', 'every rule');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('img', { name: 'A red barn' })).toBeVisible();
  await takePicture(page, 'rich-list-phone', { fullPage: true });
  const [card] = await call(listCards, token, { params: { deckId } });
  expect([card?.front, card?.frontMedia?.[0]?.alt, card?.backMedia?.length]).toEqual(['', 'A red barn', 1]);

  const tablet = await openPage(browser, 820, 1_180);
  await signIn(tablet.page, family.child);
  await openTab(tablet.page, 'Study');
  const asked = tablet.page.waitForResponse(/\/api\/media\//);
  await tablet.page.getByRole('button', { name: /On the farm/ }).click();
  await expect(tablet.page.getByRole('img', { name: 'Picture without a description' })).toBeVisible();
  const bytes = await (await asked).body();
  expect(bytes.length).toBeLessThanOrEqual(limits.pictureBytes);
  expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS/);
  expect(await lookAtPicture(tablet.page)).toEqual({ width: 512, height: 1_024, isRedOnTop: true });
  await takePicture(tablet.page, 'rich-question-tablet');
  await tablet.page.getByRole('button', { name: 'Show Answer' }).click();
  await tablet.page.getByRole('button', { name: 'Listen' }).click();
  await expect(tablet.page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await takePicture(tablet.page, 'rich-answer-tablet');
  await expectAccessible(tablet.page, 'a picture and a sound', 'every rule');
  expect([...phone.violations, ...tablet.violations]).toEqual([]);

  const kept = async () => await tablet.page.evaluate(async () => await caches.keys());
  expect(await kept()).toEqual([expect.stringMatching(/^flashspark-media-/)]);
  await tablet.page.getByRole('button', { name: 'Correct' }).click();
  await tablet.page.getByRole('button', { name: 'Done' }).click();
  await openTab(tablet.page, 'Profile');
  await tablet.page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(tablet.page.getByText('Welcome back')).toBeVisible();
  await expect.poll(kept).toEqual([]);
});

const rich = [
  { front: '**Half** of $1 + \\frac{x^2}{3}$:\n- first\n- second', back: '$$\\frac{1}{2} \\cdot \\sqrt{x}$$' },
  { front: 'מה זה **כלב**?', back: '- الكلب\n- `dog`' },
  { front: '日本語[にほんご]を {話|はな}す', back: 'to speak *Japanese*' },
];

test('formulas, lists, furigana and right-to-left are shown as what they are, light and dark', async ({
  browser,
  baseURL,
}) => {
  const { family, call, token, householdId } = await seed(baseURL ?? '');
  const deck = { name: 'Written well', householdId, format: 'formatted' } as const;
  const { id: deckId } = await call(createDeck, token, { body: deck });
  await call(importCards, token, { params: { deckId }, body: { importId: ulid(), offset: 0, cards: rich } });
  const { page, violations } = await openPage(browser, 390, 844);
  await signIn(page, family.child);
  await openTab(page, 'Study');
  await page.getByRole('button', { name: /Written well/ }).click();
  const next = async () => {
    await page.getByRole('button', { name: 'Correct' }).click();
    await expect(page.getByRole('button', { name: 'Show Answer' })).toBeVisible();
  };
  const fraction = page.locator('math mfrac').first();
  await expect(fraction).toBeVisible();
  // A numerator above its denominator shows that the browser renders the formula.
  const [top, bottom] = await fraction.evaluate((one) =>
    [...one.children].map((part) => part.getBoundingClientRect().y),
  );
  expect(top).toBeLessThan(bottom ?? 0);
  await takePicture(page, 'rich-formula-phone');
  await page.getByRole('button', { name: 'Show Answer' }).click();
  await expect(page.locator('math[display="block"]')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await takePicture(page, 'rich-formula-phone-dark');
  await expectAccessible(page, 'a formula', 'every rule');
  await next();
  await expect(page.locator('strong', { hasText: 'כלב' })).toBeVisible();
  await page.getByRole('button', { name: 'Show Answer' }).click();
  const directions = await page
    .locator('[aria-label="Answer"] :is(p, li)')
    .evaluateAll((all) => all.map((one) => [one.textContent, getComputedStyle(one).direction]));
  expect(directions).toEqual(
    expect.arrayContaining([
      ['מה זה כלב?', 'rtl'],
      ['الكلب', 'rtl'],
      ['dog', 'ltr'],
    ]),
  );
  await takePicture(page, 'rich-rtl-phone-dark');
  await next();
  await expect(page.locator('ruby rt').first()).toHaveText('にほんご');
  await takePicture(page, 'rich-ruby-phone-dark');
  expect(violations).toEqual([]);
});

/** Stores a picture as wide as a screenshot, which only the product itself can: pictures are in its memory. */
async function storeWidePicture(page: Page, { parent }: SeededFamily, householdId: string): Promise<string> {
  const encoded = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1_280, height: 800 });
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#1030d0';
      context.fillRect(0, 0, 1_280, 800);
      context.fillStyle = '#f0c010';
      context.fillRect(40, 40, 1_200, 720);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const answer = await page.request.post('/api/auth/supa/login', { data: parent });
  const { token } = (await answer.json()) as { token: string };
  const stored = await page.request.post(`/api/households/${householdId}/media`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
    data: Buffer.from(encoded, 'base64'),
  });
  return ((await stored.json()) as { id: string }).id;
}

const bodyParts = [
  { front: 'hand', back: 'la mano' },
  { front: 'eye', back: 'el ojo' },
  { front: 'ear', back: 'la oreja' },
  { front: 'shoulder', back: 'el hombro' },
];

/** @returns what of the answer's words is not in sight: below the card's edge, or below the window's. */
const listUnseen = (card: Element): string[] => {
  const face = card.getBoundingClientRect();
  const end = Math.min(face.bottom, window.innerHeight);
  const unseen = [...card.querySelectorAll('p')].filter((words) => {
    const { top, bottom } = words.getBoundingClientRect();
    return top < face.top || bottom > end;
  });
  return unseen.map(({ textContent }) => textContent);
};

test('the words of an answer with a picture are in sight on a small phone and in large text, however it is answered', async ({
  browser,
  baseURL,
}) => {
  const { family, call, token, householdId } = await seed(baseURL ?? '');
  const { page } = await openPage(browser, 390, 844);
  const id = await storeWidePicture(page, family, householdId);
  for (const answerWay of ['flip', 'type', 'choose'] as const) {
    const deck = { name: `By ${answerWay}`, householdId, answerWay } as const;
    const { id: deckId } = await call(createDeck, token, { body: deck });
    const backMedia = [{ id, alt: 'A drawing' }];
    // A flipped card has the picture on both sides.
    const media = answerWay === 'flip' ? { frontMedia: backMedia, backMedia } : { backMedia };
    for (const part of bodyParts) await call(createCard, token, { params: { deckId }, body: { ...part, ...media } });
  }
  await signIn(page, family.child);
  const unseen: string[] = [];
  for (const way of ['flip', 'type', 'choose']) {
    await openTab(page, 'Study');
    await page.getByRole('button', { name: new RegExp(`By ${way}`) }).click();
    const question = (await page.getByRole('region', { name: 'Question' }).locator('p').textContent()) ?? '';
    const right = bodyParts.find(({ front }) => front === question)?.back ?? '';
    if (way === 'flip') await page.getByRole('button', { name: 'Show Answer' }).click();
    if (way === 'type') await page.getByLabel('Your answer').fill(right);
    if (way === 'type') await page.keyboard.press('Enter');
    if (way === 'choose')
      await page
        .getByRole('group', { name: 'Choose the answer' })
        .getByRole('button')
        .filter({ hasNotText: right })
        .first()
        .click();
    const card = page.getByRole('region', { name: 'Answer' });
    await expect(card.getByRole('img').last()).toBeVisible();
    for (const [width, height] of [
      [390, 844],
      [320, 568],
    ] as const)
      for (const size of ['', 'large', 'huge']) {
        await page.setViewportSize({ width, height });
        await page.evaluate((text) => document.documentElement.setAttribute('data-text-size', text), size);
        unseen.push(...(await card.evaluate(listUnseen)).map((words) => `${way} ${width} ${size}: ${words}`));
        await takePicture(page, `rich-answer-${way}-${width}-${size}`);
      }
    await page.evaluate(() => document.documentElement.removeAttribute('data-text-size'));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Back', exact: true }).click();
  }
  expect(unseen).toEqual([]);
});
