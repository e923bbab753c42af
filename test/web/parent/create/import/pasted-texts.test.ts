import { expect, test } from 'vitest';
import { readImportFile } from '../../../../../web/src/parent/create/import/read-import-file.ts';
import { copiedTexts } from './copied-texts.ts';
import { pasted, type PastedText, pastedTexts } from './pasted-texts.ts';

const read = async ({ content }: PastedText) =>
  readImportFile({ file: new File([content], 'pasted.txt'), choices: {} });

/** Texts that hold no cards: nothing of them may become a card. */
const withoutCards: readonly PastedText[] = [
  pasted('a shopping list', 'milk\nbread\nbutter\napples\nrice\ntea', { cards: [] }),
  pasted(
    'a letter',
    'Dear Ms. Miller,\n\nour daughter is ill today and stays at home.\nShe will be back on Monday.\n\nKind regards\nthe parents',
    { cards: [] },
  ),
  pasted(
    'a letter with dashes',
    'Dear parents,\n\nthe trip is on Monday - please bring lunch.\nWe meet at 8:00 - do not be late.\n\nKind regards',
    { cards: [] },
  ),
  pasted('a recipe', 'You need:\n- 200 g flour\n- 2 eggs\n- a pinch of salt', { cards: [] }),
  pasted(
    'a poem',
    'Two roads diverged in a wood,\nAnd sorry I could not travel both\nAnd be one traveler, long I stood\nAnd looked down',
    {
      cards: [],
    },
  ),
  pasted('hyphenated words', 'well-known\nself-made\nold-fashioned\nleft-handed', { cards: [] }),
  pasted('sentences with gaps', 'I ........ to school.\nShe ........ a book.\nWe ____ at home', { cards: [] }),
  pasted('lines of Chinese', '白日依山尽，黄河入海流\n欲穷千里目，更上一层楼', { cards: [] }),
  pasted('spans of years', '1914–1918\n1939–1945\n1618–1648', { cards: [] }),
  pasted('a sentence', 'The quick brown fox jumps over the lazy dog.', { cards: [] }),
];

test.each([...pastedTexts, ...copiedTexts])('$name becomes its cards at once', async (text) => {
  const { cards, refused, notes, totalRows, columns } = await read(text);
  expect(cards.map(({ front, back }) => [front, back])).toEqual(text.cards);
  if (text.tags) expect(cards.map(({ tags }) => tags)).toEqual(text.tags);
  if (text.isAsked !== undefined) expect(columns.hasHeader === 'unsure').toBe(text.isAsked);
  for (const [line, reason] of text.refused ?? [])
    expect(refused.find((remark) => remark.line === line)?.reason).toSatisfy((said: string) => said.startsWith(reason));
  expect(notes).toEqual([]);
  expect(cards.map(({ extra }) => extra)).toEqual(text.extras ?? cards.map(() => undefined));
  // Every line that is left out is listed with a reason of its own.
  expect(totalRows - refused.length).toBeGreaterThanOrEqual(cards.length);
  expect(refused.filter(({ reason }) => reason.includes('is missing'))).toEqual([]);
});

test.each(withoutCards)('$name makes no card', async (text) => {
  expect((await read(text)).cards).toEqual([]);
});
