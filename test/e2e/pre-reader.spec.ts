import { expect, type Page } from '@playwright/test';
import { openProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import { login } from '../../shared/routes/auth.ts';
import { createDevice } from '../../shared/routes/devices.ts';
import { listLearners, updateLearner } from '../../shared/routes/learners.ts';
import { expectAccessible } from './accessible.ts';
import { takePicture, test } from './journey.ts';
import { openProduct, seedFamily } from './seeded-family.ts';

/** Gives the page a speech synthesizer that records texts, because the test browser has none. */
function giveVoice(): void {
  const heard: string[] = [];
  const voice = { lang: 'en-US', name: 'Voice', voiceURI: 'voice', localService: true, default: true };
  const speechSynthesis = {
    speaking: false,
    getVoices: () => [voice],
    speak: ({ text }: { text: string }) => void (text !== '' && heard.push(text)),
    cancel: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  class SpeechSynthesisUtterance {
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  for (const [name, value] of Object.entries({ speechSynthesis, SpeechSynthesisUtterance, heard }))
    Object.defineProperty(window, name, { value });
}

/** Polling options: speech triggers no event that the test could await. */
const often = { intervals: [50] };

const readHeard = async (page: Page) =>
  await page.evaluate(() => (window as unknown as { readonly heard: readonly string[] }).heard);

/** Checks that every control has a picture, and that the context menu key speaks the control's accessible name. */
async function expectPicturesAndSpeech(page: Page, screen: string): Promise<void> {
  const without = await page.evaluate(() =>
    [...document.querySelectorAll('button, a[href]')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.querySelector('svg, img'))
      .map(({ textContent }) => textContent),
  );
  expect(without, `${screen}: without a picture`).toEqual([]);
  const names = [...(await page.locator('body').ariaSnapshot()).matchAll(/button "(?<name>[^"]+)"/g)];
  const before = (await readHeard(page)).length;
  await page.evaluate(() => {
    for (const control of document.querySelectorAll('button')) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ContextMenu' }));
      control.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    }
  });
  const said = (await readHeard(page)).slice(before);
  expect(said, screen).toEqual(names.map(({ groups }) => groups?.['name']));
}

async function expectGood(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  await takePicture(page, `pre-reader-${screen}`);
}

test('a child who cannot read yet goes from its animal to the end of its day by pictures and speech [help-pre-reader]', async ({
  browser,
  baseURL,
}) => {
  const productUrl = baseURL ?? '';
  const family = await seedFamily(productUrl, []);
  const { call } = await openProcessClient(await openProduct(productUrl));
  const { token, user } = await call(login, undefined, { body: family.parent });
  const params = { householdId: user.households[0]?.id ?? '' };
  const [learner] = await call(listLearners, token, { params });
  const place = { ...params, learnerId: learner?.id ?? '' };
  await call(updateLearner, token, { params: place, body: { canRead: false, cardsPerDay: 5 } });
  const { credential } = await call(createDevice, token, { params, body: { name: 'Tablet' } });

  const context = await browser.newContext({ baseURL });
  await context.addInitScript(giveVoice);
  await context.addInitScript((kept) => localStorage.setItem('flashspark.device', kept), credential);
  const page = await context.newPage();
  await page.goto('/');
  const animal = page.getByRole('button', { name: 'Emma' });
  await expect(animal.locator('img')).toBeVisible();
  await animal.click();

  const start = page.getByRole('button', { name: 'Start 5 cards today' });
  // The speech handler loads shortly after the screen and then replaces the context menu.
  await expect
    .poll(
      async () =>
        await start.evaluate((button) =>
          button.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
        ),
      often,
    )
    .toBe(false);
  await start.hover();
  await page.mouse.down();
  await expect.poll(async () => (await readHeard(page)).length, { message: 'a long press', ...often }).toBe(2);
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Change' })).toBeVisible();
  await expectPicturesAndSpeech(page, 'home');
  await expectGood(page, 'home');
  await start.click();

  const sides: string[] = [];
  for (let card = 2; card < 7; card += 1) {
    await expect(page.getByText(`${card} × 7 = ?`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reading aloud' })).toBeVisible();
    if (card === 2) await expectPicturesAndSpeech(page, 'question');
    await page.getByRole('button', { name: 'Show Answer' }).click();
    await expect(page.getByText(String(card * 7), { exact: true })).toBeVisible();
    if (card === 2) await expectPicturesAndSpeech(page, 'answer');
    if (card === 2) await expectGood(page, 'answer');
    await page.getByRole('button', { name: 'Correct' }).click();
    sides.push(`${card} × 7 = ?`, String(card * 7));
  }
  const done = 'Done for today! Wow, every single one!';
  await expect(page.getByRole('heading', { name: done })).toBeVisible();
  await expect.poll(async () => (await readHeard(page)).at(-1)).toBe(done);
  const heard = await readHeard(page);
  expect(heard.filter((text) => sides.includes(text))).toEqual(sides);
  await expectPicturesAndSpeech(page, 'summary');
  await expectGood(page, 'summary');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Done for today! A little more?' })).toBeVisible();
  await context.close();
});
