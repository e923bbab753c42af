import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { limits } from '../../../../../shared/limits.ts';
import { basic, buildAnkiPackage, type PackageSpec } from '../../../../support/files/build-anki-package.ts';
import { buildWorkbook } from '../../../../support/files/build-workbook.ts';
import { makeCsv, openPreview } from '../support/open-import.tsx';
import { startFreshFeature } from '../../../support/render-feature.tsx';

startFreshFeature();

const capitals = makeCsv(
  'world-capitals_2026.csv',
  'Question,Answer',
  'Peru,Lima',
  ',missing',
  'Chile,Santiago',
  'Peru,Lima',
);

function previewRows(): string[][] {
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent ?? ''),
  );
}

test('a download that was cut off says where it breaks off', async () => {
  const { preview } = await openPreview(
    makeCsv('animals.csv', 'front,back', 'dog,Hund', `cow,Ku${'\0'.repeat(4_096)}`),
  );
  expect(within(preview).getByRole('listitem', { hidden: true }).textContent).toContain(
    'Line 3: The file ends too early. This row may be incomplete,',
  );
});

test('the preview counts the cards and lists every refused row with line and reason [valid-rows-missing-a-side, real-preview-every-refused-row-line]', async () => {
  const { preview } = await openPreview(capitals);
  expect(within(preview).getByRole('status').textContent).toBe('2 cards, 2 rows left out');
  expect(within(preview).getByText('2 rows left out', { selector: 'summary' })).toBeDefined();
  const reasons = within(preview)
    .getAllByRole('listitem', { hidden: true })
    .map((item) => item.textContent);
  expect(reasons).toEqual([
    expect.stringContaining('Line 3: The front is missing.'),
    expect.stringContaining('Line 5: The same card is already on line 2.'),
  ]);
});

test('cards that may be sentences of a text are shown with a word of doubt, and words to learn without', async () => {
  const doubt = 'We aren’t sure these are cards. Check them before you import.';
  const story = ['Most birds sing at dawn - nobody is sure why.', 'The city is asleep - it is early.'];
  const { preview } = await openPreview(makeCsv('story.txt', ...story, 'The sun rises late - it is winter.'));
  expect(within(preview).getByText(doubt)).toBeDefined();
  expect(previewRows()[0]).toEqual(['Most birds sing at dawn', 'nobody is sure why.']);
  cleanup();
  const words = await openPreview(makeCsv('words.txt', 'the bird - der Vogel', 'the city - die Stadt'));
  expect(within(words.preview).queryByText(doubt)).toBeNull();
});

test('all of very many refused rows can be reached', async () => {
  const lines = Array.from({ length: 250 }, (_, row) => `,missing ${row}`);
  const { user, preview } = await openPreview(makeCsv('bad.csv', 'front,back', 'a,b', ...lines));
  await user.click(within(preview).getByRole('button', { name: 'Show more (100 of 250)', hidden: true }));
  await user.click(within(preview).getByRole('button', { name: 'Show more (200 of 250)', hidden: true }));
  expect(within(preview).getByText('Line 252:')).toBeDefined();
});

test('where nobody can tell, it asks whether the first row is a header [real-csv-header-recognised-name-else]', async () => {
  const { user, preview } = await openPreview(makeCsv('list.csv', 'der Hund,the dog', 'die Katze,the cat'));
  expect(within(preview).getByRole('status').textContent).toBe('2 cards');
  await user.click(within(preview).getByRole('radio', { name: 'Yes, it names the columns' }));
  await waitFor(() => expect(within(preview).getByRole('status').textContent).toBe('1 card'));
  await user.click(within(preview).getByRole('radio', { name: 'No, it is a card' }));
  await waitFor(() => expect(within(preview).getByRole('status').textContent).toBe('2 cards'));
});

test('front and back can be chosen and swapped', async () => {
  const { user, preview } = await openPreview(makeCsv('three.csv', 'front,back,hint', 'a,b,c'));
  const header = (name: string) => within(preview).getByRole('columnheader', { name });
  expect(header('front Front')).toBeDefined();
  await user.click(within(preview).getByText(/Change how the file is read/));
  await user.click(within(preview).getByRole('button', { name: 'Swap front and back' }));
  await waitFor(() => expect(header('back Front')).toBeDefined());
  await user.selectOptions(within(preview).getByLabelText('Back column'), 'hint');
  await waitFor(() => expect(header('hint Back')).toBeDefined());
  await user.selectOptions(within(preview).getByLabelText('Back column'), 'back');
  await waitFor(() => expect(header('hint Front')).toBeDefined());
});

test('it says which columns go under the answer and which are not used, and others can be chosen', async () => {
  const file = makeCsv('words.csv', 'English,Phonetic,German,Level,tags', 'cat,/kæt/,Katze,A1,animals');
  const { user, preview } = await openPreview(file);
  expect(within(preview).getByText('“Phonetic” goes under the answer, as an extra. Not used: “Level”.')).toBeDefined();
  expect(within(preview).getByRole('columnheader', { name: 'Phonetic Extra' })).toBeDefined();
  await user.click(within(preview).getByText(/Change how the file is read/));
  await user.click(within(preview).getByRole('checkbox', { name: 'Level' }));
  expect(await within(preview).findByText('“Phonetic” and “Level” go under the answer, as an extra.')).toBeDefined();
  await user.click(within(preview).getByRole('checkbox', { name: 'Level' }));
  await user.click(within(preview).getByRole('checkbox', { name: 'Phonetic' }));
  expect(await within(preview).findByText('Not used: “Phonetic” and “Level”.')).toBeDefined();
});

test('what stands beside a text with gaps is shown as the extra that it becomes', async () => {
  const { preview } = await openPreview(makeCsv('gaps.csv', 'front,back', '{{c1::Paris}} is in {{c2::France}},Europe'));
  expect(within(preview).getByText('“back” goes under the answer, as an extra.')).toBeDefined();
  expect(within(preview).getByRole('columnheader', { name: 'back Extra' })).toBeDefined();
});

test('the separator can be put right [real-csv-delimiter-detected-changeable]', async () => {
  const { user, preview } = await openPreview(makeCsv('odd.csv', 'front,back', 'a;1,b', 'c;2,d'));
  expect(previewRows()[0]).toEqual(['a;1', 'b']);
  await user.click(within(preview).getByText(/Change how the file is read/));
  await user.selectOptions(within(preview).getByLabelText('Separator'), ';');
  await waitFor(() => expect(previewRows().flat()).toContain('1,b'));
});

test('the encoding can be put right [real-csv-encoding-detected-changeable]', async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode('front,back\n'), 0xe9, 0x2c, 0x62]);
  const { user, preview } = await openPreview(new File([bytes], 'old.csv'));
  expect(previewRows()).toEqual([['é', 'b']]);
  await user.selectOptions(within(preview).getByLabelText('Encoding'), 'windows-1251');
  await waitFor(() => expect(previewRows()).toEqual([['й', 'b']]));
});

test('cells show as text', async () => {
  const cell = '<img src=x onerror="alert(1)">';
  const { preview } = await openPreview(makeCsv('html.csv', 'front,back', `"${cell.replaceAll('"', '""')}",b`));
  expect(previewRows()).toEqual([[cell, 'b']]);
  expect(preview.querySelector('img')).toBeNull();
});

test('more cards than a deck holds are announced as several decks', async () => {
  const lines = Array.from({ length: 5_001 }, (_, row) => `q${row},a`);
  const { preview } = await openPreview(makeCsv('big.csv', 'front,back', ...lines));
  expect(preview.textContent).toContain(
    'you’ll get 2 decks: “Big (1 of 2)” with 5,000 cards and “Big (2 of 2)” with 1 card.',
  );
});

test('commas inside quotes belong to the text, and cells come trimmed and without their quotes [valid-commas-inside-quotes, valid-cells-trimmed-surrounding-quotes-stripped]', async () => {
  const { preview } = await openPreview(makeCsv('flags.csv', 'front,back', '"Italy, Rome" ,  "green, white"  '));
  expect(
    within(preview)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Italy, Rome', 'green, white']);
});

test('each row past 10,000 is refused [limit-10000-rows-import-file]', async () => {
  const rows = Array.from({ length: limits.importRows + 2 }, (_, row) => `q${row},a${row}`);
  const { preview } = await openPreview(makeCsv('long.csv', 'front,back', ...rows));
  expect(within(preview).getByText('10,000 cards, 2 rows left out')).toBeDefined();
  expect(within(preview).getByText('2 rows left out', { selector: 'summary' })).toBeDefined();
});

test('a package offers its decks and the fields of each kind of notes, and its decks stay apart', async () => {
  const spec = {
    format: 'anki21b',
    noteTypes: [
      basic,
      { ...basic, name: 'Words', fields: ['Word', 'Meaning', 'Hint'], templates: [['{{Word}}', '{{Meaning}}']] },
    ],
    notes: [
      { type: 'Basic', deck: 'One', fields: ['<b>a</b>', 'b'] },
      { type: 'Words', deck: 'Two', fields: ['c', 'd', 'e'] },
      { type: 'Words', deck: 'Two', fields: ['f', '', 'g'] },
    ],
  } as const satisfies PackageSpec;
  const { user, preview } = await openPreview(new File([await buildAnkiPackage(spec)], 'both.apkg'));
  expect(within(preview).getAllByRole('status')[0]?.textContent).toBe('2 cards, 1 row left out');
  expect(preview.textContent).toContain(
    'The decks in this package stay separate, so you’ll get 2 decks: “One” with 1 card and “Two” with 1 card.',
  );
  expect(preview.textContent).toContain('Note 3: The back is missing.');
  await user.selectOptions(within(preview).getByLabelText('Kind of notes'), 'Basic (1 note)');
  await waitFor(() => expect(previewRows()).toEqual([['a', 'b']]));
  await user.selectOptions(within(preview).getByLabelText('Deck'), 'Two (2 notes)');
  await waitFor(() => expect(previewRows()[0]).toEqual(['c', 'd', 'e']));
  await user.selectOptions(within(preview).getByLabelText('Back column'), 'Hint');
  await waitFor(() => expect(within(preview).getAllByRole('status')[0]?.textContent).toBe('2 cards'));
});

test('a package of one deck keeps its name and subject, and the kinds of cards in its notes can be ticked', async () => {
  const spec = {
    format: 'anki21b',
    noteTypes: [
      {
        name: 'Country',
        fields: ['Country', 'Capital', 'Sea'],
        templates: [
          ['{{Country}}', '{{FrontSide}} {{Capital}}'],
          ['{{Capital}}', '{{FrontSide}} {{Country}}'],
          ['{{#Sea}}{{Sea}}{{/Sea}}', '{{FrontSide}} {{Country}}'],
        ],
      },
    ],
    notes: [
      { type: 'Country', deck: 'Geography::Europe', fields: ['Italy', 'Rome', 'Adriatic'], cards: [0, 1, 2] },
      { type: 'Country', deck: 'Geography::Europe', fields: ['Austria', 'Vienna', ''], cards: [0, 1] },
    ],
  } as const satisfies PackageSpec;
  const { user, preview } = await openPreview(new File([await buildAnkiPackage(spec)], 'download (3).apkg'));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Deck Name').value).toBe('Europe'));
  expect(screen.getByText('Subject:').textContent).toBe('Subject: Geography');
  const kinds = within(preview).getByRole('group', { name: '3 kinds of cards in each note' });
  expect(
    within(kinds)
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ checked }) => checked),
  ).toEqual([true, true, true]);
  const count = () => within(preview).getAllByRole('status')[0]?.textContent;
  expect(count()).toBe('5 cards');
  await user.click(within(kinds).getByLabelText(/^Card 2/));
  await waitFor(() => expect(count()).toBe('3 cards'));
  await user.selectOptions(within(preview).getByLabelText('Front column'), 'Sea');
  await waitFor(() => expect(count()).toBe('1 card, 1 row left out'));
  await user.click(within(kinds).getByLabelText(/^Card 3/));
  await waitFor(() => expect(count()).toBe('1 card'));
});

test('a workbook offers its sheets', async () => {
  const bytes = buildWorkbook({
    One: [
      ['front', 'back'],
      ['a', 'b'],
    ],
    Two: [
      ['front', 'back'],
      ['c', 'd'],
      ['', 'f'],
    ],
  });
  const { user, preview } = await openPreview(new File([bytes], 'words.xlsx'));
  expect(previewRows()).toEqual([['a', 'b']]);
  await user.selectOptions(within(preview).getByLabelText('Sheet'), 'Two (3 rows)');
  await waitFor(() => expect(previewRows()[0]).toEqual(['c', 'd']));
  expect(preview.textContent).toContain('Row 3: The front is missing.');
});

test('HTML in the text is read, or kept as it stands', async () => {
  const { user, preview } = await openPreview(makeCsv('web.csv', 'front,back', 'a<br>b,c &amp; d'));
  expect(previewRows()).toEqual([['a\nb', 'c & d']]);
  await user.selectOptions(within(preview).getByLabelText('HTML in the text'), 'as-is');
  await waitFor(() => expect(previewRows()).toEqual([['a<br>b', 'c &amp; d']]));
});
