import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readImportFile } from '../../../../../web/src/parent/create/import/read-import-file.ts';
import { type PeoplesFile, peoplesFiles } from './what-people-have.ts';

const readWith = async ({ content, languages }: PeoplesFile, choices: PeoplesFile['choices'] = {}) =>
  readImportFile({ file: new File([content], 'whatever'), choices, languages });

test.each(peoplesFiles.filter(({ sentence }) => sentence === undefined))('$name', async (file) => {
  const { cards, refused, totalRows } = await readWith(file, file.choices);
  expect(cards.map(({ front, back }) => [front, back])).toEqual(file.cards);
  expect(
    refused.map(({ line, reason }) => [line, reason.slice(0, file.refused?.find(([at]) => at === line)?.[1].length)]),
  ).toEqual(file.refused ?? []);
  // No row is lost silently: each becomes a card or is listed as refused.
  expect(new Set([...cards, ...refused].map(({ line }) => line)).size).toBe(totalRows);
});

test.each(peoplesFiles.filter(({ sentence }) => sentence !== undefined))(
  '$name is refused, and told what to do instead',
  async (file) => {
    await expect(readWith(file)).rejects.toThrow(file.sentence);
  },
);

test('of everything that people bring, none is read wrongly: so many are right at once, after a choice, or refused', async () => {
  const counts = { 'right at once': 0, 'right after an offered choice': 0, refused: 0 };
  for (const { choices, sentence } of peoplesFiles) {
    if (sentence !== undefined) counts.refused += 1;
    else counts[choices ? 'right after an offered choice' : 'right at once'] += 1;
  }
  expect(counts).toEqual({ 'right at once': 98, 'right after an offered choice': 9, refused: 17 });
});

const folder = new URL('../../../../fixtures/import/', import.meta.url);
const samples = readdirSync(folder).filter((name) => name.endsWith('.csv'));

test.each(samples)('every row of %s is a card, or is in the list of those that are none', async (name) => {
  const { cards, refused, totalRows } = await readWith({
    name,
    content: new Uint8Array(readFileSync(new URL(name, folder))),
  });
  expect(cards.length + refused.length).toBe(totalRows);
});
