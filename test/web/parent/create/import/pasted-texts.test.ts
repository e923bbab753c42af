import { expect, test } from 'vitest';
import { readImportFile } from '../../../../../web/src/parent/create/import/read-import-file.ts';
import { type PastedText, pastedTexts, withoutCards } from './pasted-texts.ts';

const read = async ({ content }: PastedText) =>
  readImportFile({ file: new File([content], 'pasted.txt'), choices: {} });

test.each(pastedTexts)('$name becomes its cards at once', async (text) => {
  const { cards, refused, notes, totalRows } = await read(text);
  expect(cards.map(({ front, back }) => [front, back])).toEqual(text.cards);
  if (text.tags) expect(cards.map(({ tags }) => tags)).toEqual(text.tags);
  for (const [line, reason] of text.refused ?? [])
    expect(refused.find((remark) => remark.line === line)?.reason).toSatisfy((said: string) => said.startsWith(reason));
  expect(notes.map(({ line, reason }) => [line, reason])).toEqual(text.notes ?? []);
  // Every line that is left out is listed with a reason of its own.
  expect(totalRows - refused.length).toBeGreaterThanOrEqual(cards.length);
  expect(refused.filter(({ reason }) => reason.includes('is missing'))).toEqual([]);
});

test.each(withoutCards)('$name makes no card', async (text) => {
  expect((await read(text)).cards).toEqual([]);
});
