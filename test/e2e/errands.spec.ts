import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openTab, signIn } from './family.ts';
import { Hands } from './hands.ts';
import { test } from './journey.ts';
import { seedFamily } from './seeded-family.ts';

/** Taps and fields from the grown-up's home until an errand is done. */
interface Errand {
  readonly name: string;
  readonly taps: number;
  readonly fields: number;
  readonly run: (hands: Hands, page: Page, deckName: string) => Promise<void>;
}

/** The most frequent errands of grown-ups. Handing over comes last, because it signs the grown-up out. */
const errands: readonly Errand[] = [
  {
    name: 'see how the week went',
    taps: 1,
    fields: 0,
    run: async (hands, page) => {
      await hands.tap('button', 'View Progress');
      await expect(page.getByRole('button', { name: 'Practice', exact: true })).toBeVisible();
    },
  },
  {
    name: 'assign a deck',
    taps: 2,
    fields: 1,
    run: async (hands, page, deckName) => {
      await hands.tap('button', 'Assign Times seven to Emma');
      await hands.choose('Resource', deckName);
      await hands.tap('button', 'Create Assignment');
      await expect(page.getByRole('region', { name: 'Emma' }).getByRole('listitem')).toBeVisible();
    },
  },
  {
    name: 'add a card',
    taps: 4,
    fields: 2,
    run: async (hands, page, deckName) => {
      await hands.tap('button', /^Create$/);
      await hands.tap('button', new RegExp(`^${deckName}$`));
      await hands.tap('button', '+ Add Card');
      await hands.type('Front (Question)', '3 × 3 = ?');
      await hands.type('Back (Answer)', '9');
      await hands.tap('button', /^Add$|^Add Card$/);
      await expect(page.getByText('Card added')).toBeVisible();
    },
  },
  ...(
    [
      ['make a quiz of a deck', /^Quiz$/, undefined, /created successfully!$/, 3],
      ['print a deck', 'More for Times seven', 'Print', /^Cards to cut out/, 4],
    ] as const
  ).map(([name, action, then, shows, taps]) => ({
    name,
    taps,
    fields: 0,
    run: async (hands: Hands, page: Page, deckName: string) => {
      await hands.tap('button', /^Create$/);
      await hands.tap('button', new RegExp(`^${deckName}$`));
      await hands.tap('button', action);
      if (then) await hands.tap('button', then);
      await expect(page.getByText(shows).first()).toBeVisible();
      await page.keyboard.press('Escape');
    },
  })),
  {
    name: 'fix a typo in a card',
    taps: 4,
    fields: 1,
    run: async (hands, page, deckName) => {
      await hands.tap('button', /^Create$/);
      await hands.tap('button', new RegExp(`^${deckName}$`));
      await hands.tap('button', 'Edit 3 × 7 = ?');
      await hands.type('Back (Answer)', '21!');
      await hands.tap('button', /^Save$/);
      await expect(page.getByText('21!')).toBeVisible();
    },
  },
  {
    name: 'restore a deleted card',
    taps: 3,
    fields: 0,
    run: async (hands, page, deckName) => {
      await openTab(page, 'Create');
      await page.getByRole('button', { name: deckName, exact: true }).click();
      await page.getByRole('button', { name: 'Delete 2 × 7 = ?' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await openTab(page, 'Learners');
      await hands.tap('button', /^Create$/);
      await hands.tap('button', /^Bin$/);
      await hands.tap('button', 'Restore 2 × 7 = ?');
      await expect(page.getByText('The bin is empty')).toBeVisible();
    },
  },
  {
    name: 'change a child’s picture',
    taps: 4,
    fields: 0,
    run: async (hands, page) => {
      await hands.tap('button', /^Emma$/);
      await hands.tap('button', 'Name & picture');
      // Its label, as a finger: a forced press on the radio, which is not seen, missed it while the dialog came in.
      await page.getByTitle('Owl').click();
      await expect(page.getByRole('radio', { name: 'Owl' })).toBeChecked();
      hands.taps += 1;
      await hands.tap('button', /^Save$/);
      await expect(page.getByText('Emma is saved')).toBeVisible();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'mend a card that is often wrong',
    taps: 2,
    fields: 1,
    run: async (hands, page) => {
      await hands.tap('button', /^Tricky card/);
      await hands.type('Back (Answer)', 'Seven times');
      await hands.tap('button', /^Save$/);
      await expect(page.getByText('The card is saved')).toBeVisible();
    },
  },
  {
    name: 'see all figures of a child',
    taps: 2,
    fields: 0,
    run: async (hands, page) => {
      await hands.tap('button', 'View Progress');
      await hands.tap('tab', 'Figures');
      await expect(page.getByRole('tab', { name: 'Figures', selected: true })).toBeVisible();
    },
  },
  {
    name: 'look up an earlier day',
    taps: 2,
    fields: 0,
    run: async (hands, page) => {
      await hands.tap('button', 'View Progress');
      await hands.tap('tab', 'History');
      await expect(page.getByRole('tab', { name: 'History', selected: true })).toBeVisible();
    },
  },
  ...(
    [
      ['change the password', 'My account', 'Change password', 3],
      ['add a passkey', 'My account', 'Add a passkey', 3],
      ['wish for the weekly email', 'My account', undefined, 2],
      ['rename the family', 'Family & people', 'Edit household', 3],
      ['take the family’s data along', 'Children’s data', 'Download everything', 3],
      ['see who looked at the family’s data', 'Children’s data', undefined, 2],
    ] as const
  ).map(([name, area, action, taps]) => ({
    name,
    taps,
    fields: 0,
    run: async (hands: Hands, page: Page) => {
      await hands.tap('button', /^Settings$/);
      await hands.tap('button', new RegExp(`^${area}`));
      if (!action) return;
      await hands.tap('button', action);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
    },
  })),
  {
    name: 'import a deck',
    taps: 2,
    fields: 0,
    run: async (hands, page) => {
      await hands.tap('button', /^Create$/);
      await hands.tap('button', 'Import a list or file');
      await expect(page.getByRole('dialog', { name: /^Import Deck/ })).toBeVisible();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'invite a grown-up',
    taps: 3,
    fields: 0,
    run: async (hands, page) => {
      await hands.tap('button', /^Settings$/);
      await hands.tap('button', 'Invite a grown-up');
      await hands.tap('button', 'Create code');
      await expect(page.getByRole('button', { name: 'Copy code' })).toBeVisible();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'set up a child’s device',
    taps: 2,
    fields: 0,
    run: async (hands, page) => {
      await hands.tap('button', /^Settings$/);
      await hands.tap('button', 'Add a child’s device');
      await expect(page.getByRole('dialog').locator('code')).toBeVisible();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'take a child’s data along',
    taps: 3,
    fields: 0,
    run: async (hands, page) => {
      await hands.tap('button', /^Emma$/);
      await hands.tap('button', 'Download everything');
      const download = page.waitForEvent('download');
      await hands.tap('button', /^Download$/);
      await download;
      // It closes by itself. Escape would close it instead of the learner's details if it came earlier.
      await expect(page.getByRole('dialog', { name: /^Download everything/ })).toBeHidden();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'add a learner',
    taps: 2,
    fields: 1,
    run: async (hands, page) => {
      await hands.tap('button', 'Add Learner');
      await hands.type('Learner Name', 'Ben');
      await page.getByRole('dialog').getByRole('button', { name: 'Add Learner' }).click();
      hands.taps += 1;
      await expect(page.getByRole('button', { name: 'Ben', exact: true })).toBeVisible();
    },
  },
  {
    name: 'hand the phone over',
    taps: 2,
    fields: 0,
    run: async (hands, page) => {
      await hands.tap('button', 'Hand over to Emma');
      await hands.tap('button', /^Hand over$/);
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Badges' }),
      ).toBeVisible();
    },
  },
];

test('the most frequent errands of a grown-up take few taps on a phone', async ({ page, baseURL }) => {
  const { parent, deckName } = await seedFamily(baseURL ?? '', [3, 2, 1, 0], undefined, 0.2);
  await signIn(page, parent);
  for (const { name, taps, fields, run } of errands) {
    await openTab(page, 'Learners');
    await expect(page.getByRole('button', { name: `Assign ${deckName} to Emma` })).toBeVisible();
    const hands = new Hands(page);
    await run(hands, page, deckName);
    expect({ taps: hands.taps, fields: hands.fields }, name).toEqual({ taps, fields });
  }
});

for (const width of [1024, 1280]) {
  test(`at ${width} pixels an assignment opens beside the list, asks before another one discards it, and is deleted there`, async ({
    page,
    baseURL,
  }) => {
    const { parent, deckName } = await seedFamily(baseURL ?? '', []);
    await page.setViewportSize({ width, height: 768 });
    await signIn(page, parent);
    await openTab(page, 'Assign');
    for (const notes of ['First', 'Second']) {
      await page.getByRole('button', { name: 'Assign a deck or quiz' }).click();
      await page.getByLabel('Resource').selectOption(deckName);
      await page.getByText('More options').click();
      await page.getByLabel('Notes').fill(notes);
      await page.getByRole('button', { name: 'Create Assignment' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    const rows = page.getByRole('region', { name: 'Emma' }).getByRole('listitem');
    const [first, second] = [rows.filter({ hasText: 'First' }), rows.filter({ hasText: 'Second' })];
    const notes = page.getByRole('dialog').getByLabel('Notes');
    await first.click();
    await expect(notes).toHaveValue('First');
    const [row, form] = [await first.boundingBox(), await page.getByRole('dialog').boundingBox()];
    expect((row?.x ?? 0) + (row?.width ?? 0)).toBeLessThan(form?.x ?? 0);
    await expectAccessible(page, 'an assignment beside its list');
    await notes.fill('Changed');
    await second.click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(notes).toHaveValue('Changed');
    await second.click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(notes).toHaveValue('Second');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(second.getByRole('button', { name: /^Edit/ })).toBeFocused();
    await second.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(second).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Assigned' })).toBeFocused();
    await expect(first).toBeVisible();
  });
}
