import { expect, type Page } from '@playwright/test';
import { ulid } from 'ulid';
import { openProcessClient } from '../../../infra/local/gateway/call-in-process.ts';
import { getMe, login } from '../../../shared/routes/auth.ts';
import { importCards } from '../../../shared/routes/cards.ts';
import { createDeck } from '../../../shared/routes/decks.ts';
import { setLook } from '../../../shared/routes/learners.ts';
import { signIn } from '../family.ts';
import { test } from '../journey.ts';
import { openProduct, seedFamily, type SeededFamily } from '../seeded-family.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const ways = ['flip', 'type', 'choose', 'listen'] as const;
type Way = (typeof ways)[number];

/** Each step waits until its motion is over. Half of the sizes are measured without it, because the places are the same. */
const sizes = [
  { width: 320, height: 568, reducedMotion: 'no-preference' },
  { width: 390, height: 844, reducedMotion: 'reduce' },
  { width: 1280, height: 800, reducedMotion: 'reduce' },
  { width: 390, height: 844, reducedMotion: 'no-preference', textSize: 'huge' },
] as const;

/** Adds one deck for each way to answer. Every second card has an extra, and all answers are about as long. */
async function seedWays(productUrl: string): Promise<SeededFamily> {
  const family = await seedFamily(productUrl, []);
  const client = await openProcessClient(await openProduct(productUrl));
  const { token } = await client.call(login, undefined, { body: family.parent });
  for (const way of ways) {
    const body = { name: `Birds to ${way}`, householdId: family.deckId.split('-')[0], answerWay: way };
    const { id } = await client.call(createDeck, token, { body });
    const cards = Array.from({ length: 12 }, (_, at) => ({
      front: `Bird ${at + 10}?`,
      back: `Answer ${at + 10}`,
      ...(at % 2 === 0 && { extra: 'Look at its feathers.' }),
    }));
    await client.call(importCards, token, {
      params: { deckId: id },
      body: { importId: ulid(), offset: 0, cards },
    });
  }
  return family;
}

/** Waits until nothing turns or slides, and nothing begins to in the next frame. */
async function waitForRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    do {
      await Promise.allSettled(moving().map(async ({ finished }) => await finished));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    } while (moving().length > 0);
  });
}

/** Places that may not change, as `top left width height`, rounded to pixels, by name. */
async function measure(page: Page): Promise<Record<string, string>> {
  await waitForRest(page);
  return await page.evaluate(() => {
    const place = (element: Element | null | undefined) => {
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return [y + scrollY, x, width, height].map(Math.round).join(' ');
    };
    const [card, title] = [document.querySelector('main section'), document.querySelector('h1')];
    const name = [...document.querySelectorAll('main p')].find(({ textContent }) => textContent.startsWith('Birds to'));
    return {
      // The figures of the typeface differ by a pixel or two, so the width of “Card 2 of 12” is not compared.
      position: place(title).replace(/^(\S+) \S+ \S+/, '$1'),
      back: place(title?.previousElementSibling),
      name: place(name),
      isNameCut: String((name?.scrollWidth ?? 0) > (name?.clientWidth ?? 0)),
      card: place(card),
      foot: place(card?.parentElement?.nextElementSibling),
    };
  });
}

/** The side and the words of the card. */
const readFace = async (page: Page) =>
  await page.locator('main section').evaluate(({ ariaLabel, textContent }) => `${ariaLabel}: ${textContent}`);

type Act = (page: Page, isRight: boolean) => Promise<void>;

/** Presses as assistive technology does: two presses in one place within 300 ms would count as a double click. */
const press = async (page: Page, name: string | RegExp) =>
  await page.getByRole('button', { name, exact: typeof name === 'string' }).dispatchEvent('click');

const backOf = async (page: Page) => {
  const asked = await page.getByRole('region', { name: 'Question' }).textContent();
  return `Answer ${/\d+/.exec(asked ?? '')?.[0]}`;
};

/** The steps of one answer in each way, between which nothing may move. */
const steps: Readonly<Record<Way, readonly Act[]>> = {
  flip: [
    async (page) => await press(page, /^Show Answer/),
    async (page, isRight) => await press(page, isRight ? /^Correct/ : /^Wrong/),
  ],
  listen: [
    async (page) => await press(page, /^Show Answer/),
    async (page, isRight) => await press(page, isRight ? /^Correct/ : /^Wrong/),
  ],
  type: [
    async (page, isRight) => {
      await page.getByLabel('Your answer').fill(isRight ? await backOf(page) : 'Swan');
      await press(page, 'Check');
    },
    async (page, isRight) => await press(page, isRight ? 'I was right' : 'Not quite'),
  ],
  choose: [
    async (page, isRight) => {
      const right = await backOf(page);
      const options = page.getByRole('group', { name: 'Choose the answer' }).getByRole('button');
      const option = isRight ? options.filter({ hasText: right }) : options.filter({ hasNotText: right }).first();
      await option.dispatchEvent('click');
    },
    // A right choice goes on by itself.
    async (page, isRight) => (isRight ? undefined : await press(page, 'Next')),
  ],
};

test('nothing moves while a child answers: card, deck’s name and buttons, in every way, right and wrong, with and without an extra, on every screen', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const family = await seedWays(baseURL ?? '');
  const client = await openProcessClient(await openProduct(baseURL ?? ''));
  const { token } = await client.call(login, undefined, { body: family.child });
  const { learner } = await client.call(getMe, token, {});
  const params = { householdId: learner?.householdId ?? '', learnerId: learner?.id ?? '' };
  const moved: string[] = [];
  await signIn(page, family.child);
  await page.getByRole('heading', { name: 'Ready to learn?' }).waitFor();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: size.reducedMotion });
    if ('textSize' in size) {
      await client.call(setLook, token, { params, body: { textSize: size.textSize } });
      await page.reload();
    }
    for (const way of ways) {
      await page.getByRole('button', { name: 'Study', exact: true }).click();
      await page.getByRole('button', { name: new RegExp(`^.*Birds to ${way}`) }).click();
      await page.getByRole('region', { name: 'Question' }).waitFor();
      const before = await measure(page);
      for (const isRight of [true, false, false, true]) {
        for (const [at, act] of steps[way].entries()) {
          const face = await readFace(page);
          await act(page, isRight);
          // An answer is stored before the card turns or the next one comes, so what is measured waits for that.
          if (way !== 'choose' || !isRight || at === 0)
            await expect.poll(async () => await readFace(page)).not.toBe(face);
          const now = await measure(page);
          const where = `${size.width} ${'textSize' in size ? size.textSize : ''} ${way} ${isRight} ${at}`;
          for (const [what, place] of Object.entries(now))
            if (before[what] !== place) moved.push(`${where}: ${what} from ${before[what]} to ${place}`);
        }
      }
      await page.getByRole('button', { name: 'Back' }).click();
    }
  }
  expect(moved).toEqual([]);
});

/** Tops and heights of what a screen shows, by its place in the page. */
async function measureAll(page: Page): Promise<readonly string[]> {
  await waitForRest(page);
  return await page.evaluate(() => {
    return [...document.querySelectorAll('h1, main button, main section, main h2, nav')].map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return `${element.textContent.slice(0, 30)} ${Math.round(top + scrollY)} ${Math.round(height)}`;
    });
  });
}

/** Tops of the decks in the list. */
const measureDecks = async (page: Page) =>
  await page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((decks) => decks.map((deck) => Math.round(deck.getBoundingClientRect().top + scrollY)));

test('nothing moves when the connection is lost, and one mark says so: on Home, on a card, and above no deck of the list', async ({
  page,
  context,
  baseURL,
}) => {
  const { child, deckName } = await seedFamily(baseURL ?? '', []);
  await signIn(page, child);
  await page.getByRole('heading', { name: 'Ready to learn?' }).waitFor();
  const home = await measureAll(page);
  await context.setOffline(true);
  await expect(page.getByText(/Offline/)).toHaveCount(1);
  expect(await measureAll(page)).toEqual(home);
  await context.setOffline(false);
  await expect(page.getByText(/Offline/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Study', exact: true }).click();
  await page.getByRole('button', { name: new RegExp(deckName) }).waitFor();
  const decks = await measureDecks(page);
  await page.getByRole('button', { name: new RegExp(deckName) }).click();
  await press(page, /^Show Answer/);
  await press(page, /^Wrong/);
  const measureCard = async () => [
    await measure(page),
    (await measureAll(page)).filter((one) => !one.startsWith('Card')),
  ];
  await page.getByText('Not yet.').waitFor();
  const card = await measureCard();
  await context.setOffline(true);
  await expect(page.getByText('Offline: kept on this device')).toBeVisible();
  await expect(page.getByText(/Offline/)).toHaveCount(1);
  expect(await measureCard()).toEqual(card);
  await press(page, /^Show Answer/);
  await press(page, /^Wrong/);
  await press(page, 'Back');
  await expect(page.getByText('Offline · 1 answer waiting')).toBeVisible();
  await expect(page.getByText(/Offline/)).toHaveCount(1);
  expect(await measureDecks(page)).toEqual(decks);
  await context.setOffline(false);
  await expect(page.getByText(/waiting/)).toHaveCount(0);
  expect(await measureDecks(page)).toEqual(decks);
});
