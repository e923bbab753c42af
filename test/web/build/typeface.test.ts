import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeSubset } from '../../../web/build/typeface.ts';

const css = readFileSync('web/src/styles/typeface.css', 'utf8');

test('the typeface that every page preloads is a WOFF2 file of 35 KB at most, the other is smaller', async () => {
  const [latin, more] = await Promise.all([makeSubset('lexend-latin'), makeSubset('lexend-latin-ext')]);
  expect([latin, more].map((file) => file.toString('latin1', 0, 4))).toEqual(['wOF2', 'wOF2']);
  expect(latin.length).toBeLessThanOrEqual(35 * 1_024);
  expect(more.length).toBeLessThan(latin.length);
});

test('letters never change on a page that shows already, and each fallback has the size of the typeface', () => {
  const faces = [...css.matchAll(/@font-face \{(.*?)\n\}/gs)].map(([, face = '']) => face);
  const fetched = faces.filter((face) => face.includes('url(') && !face.includes('flags'));
  const local = faces.filter((face) => face.includes('local(') && !face.includes('flags'));
  expect([fetched.length, local.length]).toEqual([2, 4]);
  expect(fetched.filter((face) => !face.includes('font-display: optional;'))).toEqual([]);
  for (const property of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'])
    expect(local.filter((face) => !face.includes(`  ${property}: `))).toEqual([]);
});

test('flags are fetched only where the system has none, hide the letters meanwhile, and are 60 KB at most', () => {
  const [face = ''] = /@font-face \{[^}]*flags[^}]*\}/.exec(css) ?? [];
  expect(face).toMatch(/src:\s+local\(.*local\(.*url\('flags\.woff2'\)/s);
  expect(face).toContain('font-display: block;');
  expect(face).toContain('unicode-range: U+1F1E6-1F1FF;');
  const font = readFileSync('web/src/styles/flags.woff2');
  expect(font.toString('latin1', 0, 4)).toBe('wOF2');
  expect(font.length).toBeLessThan(60_000);
});
