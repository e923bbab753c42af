import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { appLanguages } from '../../../shared/languages.ts';
import { i18n } from '../../../web/src/words/catalogue.ts';
import { dot, joinNames, joinParts } from '../../../web/src/words/join-parts.ts';

afterEach(() => i18n.activate('en'));

test.each(appLanguages)(
  'figures side by side are apart in %s, and a detail follows its fact without “and”',
  (language) => {
    i18n.activate(language);
    const comma = { ar: '، ', 'zh-CN': '、' }[language as string] ?? ', ';
    expect(joinParts(['3', false, '4', '5'])).toBe(`3${comma}4${comma}5`);
    expect(joinParts(['3', '4'])).toBe(`3${comma}4`);
  },
);

test('names are joined as in a sentence of the language', () => {
  expect(joinNames(['Emma', 'Ben', 'Mia'])).toBe('Emma, Ben, and Mia');
  i18n.activate('zh-CN');
  expect(joinNames(['Emma', 'Ben', 'Mia'])).toBe('Emma、Ben和Mia');
});

test('no line begins with the dot between two facts: screens take it from one place, and no sentence has one of its own', () => {
  expect(dot).toBe('\u00A0· ');
  const source = join(import.meta.dirname, '../../../web/src');
  const isOwn = (line: string): boolean =>
    / ·| • |[`']· /.test(line) && !/^\s*(?:\/?\*|\/\/)|\bdocument\.title\b/.test(line);
  const own = globSync('**/*.{ts,tsx}', { cwd: source }).flatMap((file) => {
    const lines = readFileSync(join(source, file), 'utf8').split('\n');
    return lines.flatMap((line) => (isOwn(line) ? [`${file}: ${line.trim()}`] : []));
  });
  expect(own).toEqual([]);
});
