import { expect } from '@playwright/test';
import { buildAnkiPackage, type PackageSpec } from '../support/files/build-anki-package.ts';
import { expectAccessible } from './accessible.ts';
import { addDeckBy } from './family.ts';
import { drawPicture, openImport } from './import-hands.ts';
import { takePicture, test } from './journey.ts';
import { collectPolicyViolations } from './policy-violations.ts';

/** Runs in the page. @returns what is seen at three places from left to right: a mask, or the dark picture */
async function readInks(element: Element): Promise<string[]> {
  const image = element as HTMLImageElement;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 100 });
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, 100, 100);
  return [25, 70, 95].map((x) => {
    const [red = 0, green = 0] = context?.getImageData(x, 40, 1, 1).data ?? [];
    return red < 200 ? 'picture' : green < 200 ? 'asked' : 'other';
  });
}

test('a package gives every kind of card that is ticked, and a card for each mask on a picture, drawn here', async ({
  page,
  baseURL,
}) => {
  const violations = await collectPolicyViolations(page);
  const dialog = await openImport(page, baseURL);
  const choose = async (name: string, spec: PackageSpec) => {
    const buffer = Buffer.from(await buildAnkiPackage(spec));
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  };
  const picture = await drawPicture(page);
  await choose('Ultimate_Geography_v5.2_[EN].apkg', {
    format: 'anki21b',
    noteTypes: [
      {
        name: 'Ultimate Geography',
        fields: ['Country', 'Capital', 'Flag'],
        templates: [
          ['{{Country}}', '{{FrontSide}}<hr>{{Capital}}'],
          ['{{Capital}}', '{{FrontSide}}<hr>{{Country}}'],
          ['{{#Flag}}{{Flag}}{{/Flag}}', '{{FrontSide}}<hr>{{Country}}'],
        ],
      },
    ],
    notes: [
      {
        type: 'Ultimate Geography',
        deck: 'Geography::World',
        fields: ['Italy', 'Rome', '<img src="it.jpg">'],
        cards: [0, 1, 2],
      },
      { type: 'Ultimate Geography', deck: 'Geography::World', fields: ['Peru', 'Lima', ''], cards: [0, 1] },
    ],
    media: { 'it.jpg': picture },
  });
  await expect(dialog.getByText('5 cards', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Deck Name')).toHaveValue('World');
  const kinds = dialog.getByRole('group', { name: '3 kinds of cards in each note' });
  await kinds.scrollIntoViewIfNeeded();
  await takePicture(page, 'import-kinds');
  await expectAccessible(page, 'the kinds of cards of a package', 'every rule');
  await kinds.getByLabel(/^Card 2/).uncheck();
  await expect(dialog.getByText('3 cards', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Import Deck' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'World' })).toContainText('3 cards');

  await addDeckBy(page, 'Import');
  const masks = (...shapes: readonly string[]) =>
    shapes.map((shape, at) => `{{c${at + 1}::image-occlusion:${shape}:oi=1}}`).join('<br>');
  const drawing =
    '<svg width="1200" height="900" xmlns="http://www.w3.org/2000/svg"><g><rect class="qshape" x="600" y="0" width="600" height="900" fill="#FF7E7E"/></g></svg>';
  await choose('anatomy.apkg', {
    format: 'anki21b',
    noteTypes: [
      {
        name: 'Image Occlusion',
        fields: ['Occlusion', 'Image', 'Header', 'Back Extra', 'Comments'],
        templates: [['{{cloze:Occlusion}}{{Image}}{{Header}}', '{{cloze:Occlusion}}{{Image}}{{Back Extra}}']],
      },
      {
        name: 'Image Occlusion Enhanced',
        fields: ['ID (hidden)', 'Header', 'Image', 'Question Mask', 'Footer', 'Remarks', 'Answer Mask'],
        templates: [['{{Header}}{{Image}}{{Question Mask}}', '{{Image}}{{Answer Mask}}']],
      },
    ],
    notes: [
      {
        type: 'Image Occlusion',
        deck: 'Anatomy',
        fields: [
          masks('rect:left=0:top=0:width=.5:height=1', 'ellipse:left=.6:top=.2:rx=.1:ry=.2'),
          '<img src="heart.jpg">',
          'Which part?',
          '',
          '',
        ],
        cards: [0, 1],
      },
      {
        type: 'Image Occlusion Enhanced',
        deck: 'Anatomy',
        fields: [
          'a-ao-1',
          'Old',
          '<img src="heart.jpg">',
          '<img src="a-ao-1-Q.svg">',
          '',
          '',
          '<img src="a-ao-1-A.svg">',
        ],
      },
    ],
    media: { 'heart.jpg': picture, 'a-ao-1-Q.svg': Buffer.from(drawing) },
  });
  await expect(dialog.getByText('3 cards', { exact: true })).toBeVisible();
  await dialog.getByText('Each mask on a picture becomes a card').scrollIntoViewIfNeeded();
  await takePicture(page, 'import-masks');
  await dialog.getByRole('button', { name: 'Import Deck' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Anatomy' })).toContainText('3 cards');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Anatomy', exact: true }).click();
  const pictures = page.getByRole('article', { name: 'Anatomy' }).getByRole('img', { name: 'heart' });
  await expect(pictures).toHaveCount(6);
  const seen = await Promise.all((await pictures.all()).map(async (one) => await one.evaluate(readInks)));
  const [first, whole, second, , old] = seen;
  expect([first, second, whole, old]).toEqual([
    ['asked', 'other', 'picture'],
    ['other', 'asked', 'picture'],
    ['picture', 'picture', 'picture'],
    ['picture', 'asked', 'asked'],
  ]);
  await takePicture(page, 'masked-cards');
  expect(violations).toEqual([]);
});
