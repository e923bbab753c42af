import { expect, type Locator, type Page } from '@playwright/test';
import { ulid } from 'ulid';
import { openProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import { login } from '../../shared/routes/auth.ts';
import { importCards } from '../../shared/routes/cards.ts';
import { createDeck } from '../../shared/routes/decks.ts';
import { listLearners } from '../../shared/routes/learners.ts';
import { signIn } from './family.ts';
import { takePicture, test } from './journey.ts';
import { openProduct, seedFamily } from './seeded-family.ts';
import { readStoredAnswers } from './stored-rows.ts';

const words = [
  { front: 'the dog', back: 'el perro' },
  { front: 'the tree', back: 'el árbol' },
  { front: 'the window', back: 'la ventana' },
];

/** Seeds a family whose child types Spanish words. */
async function seedTyping(productUrl: string) {
  const family = await seedFamily(productUrl, []);
  const { call } = await openProcessClient(await openProduct(productUrl));
  const { token, user } = await call(login, undefined, { body: family.parent });
  const householdId = user.households[0]?.id ?? '';
  const [learner] = await call(listLearners, token, { params: { householdId } });
  const languages = { frontLanguage: 'en', backLanguage: 'es' };
  const body = { name: 'Spanish', householdId, answerWay: 'type', ...languages } as const;
  const { id: deckId } = await call(createDeck, token, { body });
  await call(importCards, token, { params: { deckId }, body: { importId: ulid(), offset: 0, cards: words } });
  return { child: family.child, learnerId: learner?.id ?? '' };
}

async function openSpanish(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /Study a Deck/ }).click();
  await page.getByRole('button', { name: /Spanish/ }).click();
  return page.getByLabel('Your answer');
}

test('a child learns Spanish by typing: accents are kindly marked, a slip is almost right, Undo asks again, and each answer is stored as what it was', async ({
  browser,
  baseURL,
}) => {
  const productUrl = baseURL ?? '';
  const { child, learnerId } = await seedTyping(productUrl);
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signIn(page, child);
  const field = await openSpanish(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('lang', 'es');
  const answer = async (text: string, verdict: string) => {
    await field.fill(text);
    await page.keyboard.press('Enter');
    await expect(page.getByText(verdict)).toBeVisible();
    await expect(page.getByRole('button', { name: 'I was right' })).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await answer('perro', 'That’s right!');
  await answer('el arbol', 'Right! Watch the accents.');
  await expect(page.getByText('the window')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  // Ctrl+Z belongs to the text field even when it is empty. Only the button takes the answer back.
  await expect(page.getByText('the window')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone. Here it is again.')).toBeVisible();
  await answer('el árbol', 'That’s right!');
  await answer('la ventona', 'Almost! Look at the marked part.');
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();

  const stored = async () => await readStoredAnswers(productUrl, learnerId);
  await expect.poll(async () => (await stored()).length).toBe(4);
  const given = (await stored()).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  expect(given.map(({ rating, mode, takenBackAt }) => [rating, mode, takenBackAt !== undefined])).toEqual([
    ['correct', 'type', false],
    ['correct', 'type', true],
    ['correct', 'type', false],
    ['correct', 'type', false],
  ]);
});

/** Heights that the on-screen keyboard covers on upright phones and tablets, with Safari's bars visible. */
const keyboards = [
  { device: 'iPhone', viewport: { width: 390, height: 664 }, covered: 291 },
  { device: 'small iPhone', viewport: { width: 375, height: 553 }, covered: 260 },
  { device: 'iPad', viewport: { width: 820, height: 1106 }, covered: 420 },
];

test('the keyboard of an iPhone or iPad covers neither the card nor the typed answer with its button, though the page stays as high', async ({
  browser,
  baseURL,
}) => {
  const { child } = await seedTyping(baseURL ?? '');
  const page = await (await browser.newContext({ baseURL, hasTouch: true })).newPage();
  // This browser has no on-screen keyboard. A fake `visualViewport` therefore tells the app how much of the page is visible.
  await page.addInitScript(() => {
    const seen = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: seen });
  });
  await signIn(page, child);
  const field = await openSpanish(page);
  await expect(field).toBeFocused();
  for (const { device, viewport, covered } of keyboards) {
    await page.setViewportSize(viewport);
    await page.evaluate((height) => {
      Object.assign(window.visualViewport ?? {}, { height });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    }, viewport.height - covered);
    const seen = viewport.height - covered;
    const card = page.getByRole('region', { name: 'Question' });
    for (const shown of [card, page.getByText('the dog'), field, page.getByRole('button', { name: 'Show Answer' })]) {
      const box = await shown.boundingBox();
      expect(box?.y, `${device}: top of ${String(shown)}`).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0), `${device}: bottom of ${String(shown)}`).toBeLessThanOrEqual(seen);
    }
    await takePicture(page, `typing-${device}`);
  }
});
