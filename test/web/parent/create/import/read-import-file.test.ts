import { expect, test } from 'vitest';
import { cutIntoMessages, joinMessages } from '../../../../../web/src/parent/create/import/import-messages.ts';
import { readImportFile } from '../../../../../web/src/parent/create/import/read-import-file.ts';

test('a file of 10,000 rows reaches the page whole, in messages of at most 500 rows', async () => {
  const rows = Array.from({ length: 10_000 }, (_, row) => (row % 10 === 0 ? `front ${row},` : `front ${row},back`));
  const file = new File([['front,back', ...rows].join('\n')], 'words.csv');
  const read = await readImportFile({ file, choices: {} });
  const messages = [...cutIntoMessages(read)];
  const sizes = messages.flatMap((message) =>
    'rest' in message || 'refusal' in message
      ? []
      : Object.values(message).map(({ length }: readonly unknown[]) => length),
  );
  expect(Math.max(...sizes)).toBe(500);
  expect(messages).toHaveLength(18 + 2 + 1);
  const take = joinMessages();
  const [last, ...earlier] = messages.map(take).toReversed();
  expect(last).toEqual(read);
  expect(earlier.every((one) => one === undefined)).toBe(true);
});
