import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isOneSided, readReason, reasonForms, reasons, sayReason, saySide } from '../../../shared/import/reasons.ts';

it('a sentence is told by its form, and its values are read back', () => {
  expect(readReason(sayReason('longExtra', { count: '5,001', most: '500' }))).toEqual({
    form: 'The extra has {count} characters. The first {most} are kept.',
    values: { count: '5,001', most: '500' },
  });
  expect(readReason(saySide('lost', 'back', { names: 'a(1).png, [b]\n$.jpg' }))).toEqual({
    form: 'The back is missing its picture or masks: {names}',
    values: { names: 'a(1).png, [b]\n$.jpg' },
  });
  expect(readReason('What only a family would write.')).toBeUndefined();
});

it('a row with one side is told from others, however the sentences read', () => {
  expect([reasons.oneSide, saySide('missing', 'front'), saySide('missing', 'back')].every(isOneSided)).toBe(true);
  expect([reasons.around, saySide('lost', 'back', { names: 'a.png' })].some(isOneSided)).toBe(false);
});

it('each form is told from all others', () => {
  const filled = reasonForms.map((form) => form.replaceAll(/\{\w+\}/g, '7'));
  expect(filled.map((sentence) => readReason(sentence)?.form)).toEqual(reasonForms);
});

it('the import says nothing that is not among its reasons', () => {
  const root = join(import.meta.dirname, '../../../shared/import');
  const modules = globSync('**/*.ts', { cwd: root }).filter((name) => name !== 'reasons.ts');
  // The kinds of files that can't be read are a table of their own, see `kindReasons`.
  const own = /(?:ImportRefusal\(|aside: |reason: |remarkOn\(\w+, |\bfault: )\s*['"`]/;
  expect(modules.filter((name) => own.test(readFileSync(join(root, name), 'utf8')))).toEqual([]);
});
