import { crc32, deflateSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { addDeckBy, openTab, signIn } from './family.ts';
import { takePicture, test } from './journey.ts';
import { openParent, seedFamily } from './seeded-family.ts';

const looks = [
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'desk', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const;

async function look(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  for (const { name, ...its } of looks) await takePicture(page, `picture-quiz-${screen}-${name}`, its);
}

/** Checks that what Tab reaches in a long dialog is never behind the buttons at its end. */
async function expectTabInSight(page: Page, dialog: Locator): Promise<void> {
  const hidden: string[] = [];
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab');
    hidden.push(
      ...(await dialog.evaluate((element) => {
        const [focused, foot] = [document.activeElement, element.querySelector('.dialog-foot')];
        if (!focused || !foot || foot.contains(focused)) return [];
        const isBehind = focused.getBoundingClientRect().bottom > foot.getBoundingClientRect().top + 1;
        return isBehind ? [focused.getAttribute('aria-label') ?? focused.tagName] : [];
      })),
    );
  }
  expect(hidden).toEqual([]);
}

test('a quiz of “Telling the time” shows its clocks to the parent, to the child and in the result, and no description in their place', async ({
  browser,
  baseURL,
}) => {
  const family = await seedFamily(baseURL ?? '', []);
  const { viewport } = looks[0];
  const parent = await (await browser.newContext({ baseURL, viewport })).newPage();
  await signIn(parent, family.parent);
  await openTab(parent, 'Create');
  await addDeckBy(parent, 'Ready decks');
  await parent
    .getByRole('dialog', { name: 'Ready decks' })
    .getByRole('button', { name: 'Add Telling the time' })
    .click();
  await parent.getByRole('button', { name: 'Add to our decks' }).click();
  await parent.getByRole('button', { name: 'Open the deck' }).click();
  await expect(parent.getByRole('img', { name: 'A clock face' }).first()).toBeVisible();
  await parent.getByRole('button', { name: 'Quiz', exact: true }).click();
  await expect(parent.getByText(/created successfully!$/)).toBeVisible();
  await parent.getByRole('button', { name: 'Open Quizzes' }).click();
  await parent.getByText('Questions and answers').click();
  await expect(parent.getByRole('img', { name: 'A clock face' })).toHaveCount(10);
  await expect(parent.getByText('What goes with this?')).toHaveCount(10);
  await look(parent, 'preview');
  await parent.getByRole('button', { name: /^Edit Quiz: Telling/ }).click();
  const form = parent.getByRole('dialog', { name: 'Edit Quiz' });
  await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 });
  await expectTabInSight(parent, form);
  await form.getByRole('button', { name: 'Edit question 1', exact: true }).click();
  await form.getByLabel('Question Text').fill('What time is it?');
  await look(parent, 'form');
  await form.getByRole('button', { name: 'Save Question' }).click();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(parent.getByText('What time is it?')).toBeVisible();
  await expect(parent.getByRole('img', { name: 'A clock face' })).toHaveCount(10);

  const child = await (await browser.newContext({ baseURL, viewport })).newPage();
  await signIn(child, family.child);
  await child.getByRole('button', { name: /Take a Quiz/ }).click();
  await child.getByRole('button', { name: /Telling the time/ }).click();
  await child.getByRole('button', { name: 'Start' }).click();
  await expect(
    child
      .getByRole('group', { name: /What time is it\?/ })
      .or(child.getByRole('radiogroup', { name: /What time is it\?/ })),
  ).toBeVisible();
  for (let question = 1; question <= 10; question += 1) {
    const clock = child.getByRole('radiogroup').getByRole('img');
    await expect(clock).toHaveCount(1);
    await expect(clock).toHaveJSProperty('naturalWidth', 480);
    await expect(child.getByRole('radio')).toHaveCount(4);
    await expect(child.getByText(/not sure yet|None of these|Something else/)).toHaveCount(0);
    if (question === 1) await look(child, 'question');
    await child.getByRole('radio').first().check();
    if (question < 10) await child.getByRole('button', { name: 'Next' }).click();
  }
  await child.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(child.getByRole('heading', { name: 'Your answers' })).toBeVisible();
  await expect(child.getByRole('img', { name: 'A clock face' }).first()).toBeVisible();
  await look(child, 'result');
});

function makeChunk(name: string, content: Buffer): Buffer {
  const [named, size, sum] = [Buffer.concat([Buffer.from(name), content]), Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}

/** Makes a PNG of one color. */
function makePicture(color: readonly [red: number, green: number, blue: number], side = 60): Buffer {
  const header = Buffer.from([0, 0, 0, side, 0, 0, 0, side, 8, 2, 0, 0, 0]);
  const rows = Array.from({ length: side }, () => [0, ...Array.from({ length: side }, () => color).flat()]);
  const parts = [
    makeChunk('IHDR', header),
    makeChunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    makeChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), ...parts]);
}

const colors = { red: [200, 40, 30], green: [30, 140, 60], blue: [40, 70, 200], yellow: [240, 200, 40] } as const;

test('pictures are options in a quiz and in multiple choice, and nothing on the page names them before the answer', async ({
  browser,
  baseURL,
  request,
}) => {
  const family = await seedFamily(baseURL ?? '', []);
  const parent = await openParent(request, family);
  const { householdId } = parent;
  const deck = await parent.make('/api/decks', { name: 'Colors', householdId, answerWay: 'choose' });
  for (const [front, color] of Object.entries(colors)) {
    const media = await parent.make(`${parent.household}/media`, makePicture(color), { 'content-type': 'image/png' });
    const backMedia = [{ id: media.id, alt: front }];
    await parent.make(`/api/decks/${deck.id}/cards`, { front, back: '', backMedia });
  }
  await parent.make(`/api/decks/${deck.id}/quiz`, { secondsPerQuestion: null });

  const child = await (await browser.newContext({ baseURL, viewport: looks[0].viewport })).newPage();
  await signIn(child, family.child);
  await child.getByRole('button', { name: /Take a Quiz/ }).click();
  await child.getByRole('button', { name: /Quiz: Colors/ }).click();
  const places = [1, 2, 3, 4].map((place) => `Picture ${place}`);
  const question = child.getByRole('radiogroup', { name: 'red' });
  for (const name of places) await expect(question.getByRole('radio', { name })).toBeVisible();
  for (const name of places) await expect(question.getByRole('img', { name })).toBeVisible();
  await look(child, 'options');
  await question.getByRole('img', { name: 'Picture 2' }).click();
  await expect(question.getByRole('radio', { name: 'Picture 2' })).toBeChecked();
  for (let at = 2; at <= 4; at += 1) {
    await child.getByRole('button', { name: 'Next' }).click();
    await child.getByRole('radio').first().check();
  }
  await child.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(child.getByRole('heading', { name: 'Your answers' })).toBeVisible();
  await expect(child.getByRole('img', { name: 'red', exact: true }).first()).toBeVisible();
  await look(child, 'options-result');
  await child.getByRole('button', { name: 'Close' }).click();

  await child.goto('/');
  const celebration = child.getByRole('dialog').getByRole('button');
  await child.addLocatorHandler(celebration, async () => await celebration.first().click());
  await openTab(child, 'Study');
  await child.getByText('Colors').click();
  const group = child.getByRole('group', { name: 'Choose the answer' });
  for (const name of places) await expect(group.getByRole('img', { name })).toBeVisible();
  await look(child, 'choice');
  await group.getByRole('img', { name: 'Picture 1' }).click();
  await expect(
    child.getByText('The right answer is marked.').or(child.getByRole('heading', { name: /^Card 2/ })),
  ).toBeVisible();
});
