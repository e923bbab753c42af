import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { coverColours } from '../../../shared/card-marks.ts';

const css = readFileSync(new URL('../../../web/src/styles/tokens.css', import.meta.url), 'utf8');

type Colours = ReadonlyMap<string, readonly [light: string, dark: string]>;

/** Returns the light and dark value of every color token that is a pair of hex values. */
function readColours(rules: string): Colours {
  const found = rules.matchAll(/--color-([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g);
  return new Map([...found].map(([, name = '', light = '', dark = '']) => [name, [light, dark]]));
}

const [rules = '', ...colourRules] = css.split(':root[data-colour=');
const [usualRules = '', calmRules = ''] = rules.split(':root[data-calm] {');
const usual = readColours(usualRules);
const calm = readColours(calmRules);
const looks: readonly (readonly [string, Colours])[] = [
  ['as usual', usual],
  ['calm', new Map([...usual, ...calm])],
  ...colourRules.map((own) => [own.slice(0, own.indexOf(']')), new Map([...usual, ...readColours(own)])] as const),
];

/** WCAG 2.2 contrast ratio: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function measureContrast(one: string, other: string): number {
  const [high = 0, low = 0] = [one, other].map(measureLuminance).toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function measureLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function expectContrast(front: string, back: string, least: number): void {
  for (const [look, colours] of looks) {
    for (const theme of [0, 1] as const) {
      const [one, other] = [colours.get(front)?.[theme], colours.get(back)?.[theme]];
      if (!one || !other) expect.unreachable(`${front} or ${back} is not a colour with two themes.`);
      expect(
        measureContrast(one, other),
        `${front} on ${back}, ${look}, ${theme === 0 ? 'light' : 'dark'}`,
      ).toBeGreaterThanOrEqual(least);
    }
  }
}

const texts: [front: string, back: string][] = [
  ...['ground', 'surface', 'sunken', 'hover', 'raised', 'brand-tint', 'spark-tint', 'right-tint', 'wrong-tint'].map(
    onBack('ink'),
  ),
  ...['ground', 'surface', 'sunken', 'hover', 'brand-tint', 'spark-tint'].map(onBack('muted')),
  ...['ground', 'surface', 'sunken', 'hover', 'raised', 'brand-tint'].map(onBack('brand-ink')),
  ...['ground', 'surface', 'right-tint'].map(onBack('right')),
  ...['ground', 'surface', 'wrong-tint'].map(onBack('wrong')),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-spark', 'spark'],
  ['on-wrong', 'wrong'],
  ['spark-ink', 'spark-tint'],
  ...coverColours
    .filter((colour) => colour !== 'plain')
    .map((colour): [string, string] => [`cover-${colour}`, `cover-${colour}-tint`]),
];

function onBack(front: string): (back: string) => [string, string] {
  return (back) => [front, back];
}

test.each(texts)('text in %s is readable on %s', (front, back) => expectContrast(front, back, 4.5));

test.each([
  ['outline', 'ground'],
  ['outline', 'surface'],
  ['brand', 'ground'],
  ['brand', 'surface'],
])('the edge of a control in %s stands out from %s', (front, back) => expectContrast(front, back, 3));

test('a calm look softens every colour of a learner’s screens that can be strong', () => {
  const strong = [...usual.keys()].filter((name) => !/^(night|paper|on-night|on-paper|cover)/.test(name));
  expect([...calm.keys()]).toEqual(strong);
  const spread = (hex: string) => {
    const parts = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.max(...parts) - Math.min(...parts);
  };
  for (const name of ['brand', 'brand-hover', 'brand-edge', 'spark', 'spark-edge', 'right', 'wrong'])
    for (const theme of [0, 1] as const)
      expect(spread(calm.get(name)?.[theme] ?? ''), `${name} ${theme}`).toBeLessThan(
        spread(usual.get(name)?.[theme] ?? ''),
      );
});

test('each colour that a child can choose is one of the looks', () => {
  const chosen = colourRules.map((own) => [own.slice(1, own.indexOf("']")), readColours(own).size > 0]);
  expect(chosen).toEqual(['ocean', 'lagoon', 'berry'].map((colour) => [colour, true]));
});

test('no rule on screen asks what the whole page holds, which every change of the page would ask again', () => {
  const asking = globSync('web/src/**/*.css').flatMap((path) => {
    const onScreen = readFileSync(path, 'utf8').replaceAll(/@media print \{[^]*?\n\}/g, '');
    return (
      onScreen.match(
        /^.*(?:(?::root|html|body|\.shell|\.main|\.tabs|\.narrow|\.withNav|\.column|#root)(?::not\()?|^|[\s,>+~]):has\(.*$/gm,
      ) ?? []
    );
  });
  expect(asking).toEqual([]);
});

const declarations = globSync('web/src/**/*.css').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/([\w-]+):([^;{}]*)[;}]/g)].map(([, name = '', value = '']) => ({
    path,
    name,
    value,
  })),
);

const tokens = new Set([...css.matchAll(/^\s*--([\w-]+):/gm)].map(([, name = '']) => name));

/** @returns a value without the tokens it takes, and with every value that a style sheet gives to its own custom properties in it */
function withoutTokens(value: string): string {
  return value.replaceAll(/var\(--([\w-]+)\)/g, (_whole, name: string) =>
    tokens.has(name)
      ? ''
      : declarations
          .filter((one) => one.name === `--${name}`)
          .map((one) => withoutTokens(one.value))
          .join(' '),
  );
}

/** Declarations outside the tokens that have a value of a token's kind, without the tokens they take. */
function listOwnValues(kind: RegExp, isOwn: (value: string) => boolean): string[] {
  const outside = declarations.filter(({ path, name }) => !path.endsWith('tokens.css') && kind.test(name));
  expect(outside.length).toBeGreaterThan(10);
  return outside
    .filter(({ value }) => isOwn(withoutTokens(value)))
    .map(({ path, name, value }) => `${path} ${name}:${value}`);
}

test('no style sheet but the tokens names a color', () => {
  const names =
    /\b(?:white|black|gr[ae]y|silver|red|orange|gold|yellow|green|teal|blue|navy|purple|violet|pink|brown)\b/i;
  const isColor = (value: string) =>
    names.test(value) || /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color)\(/i.test(value);
  expect(listOwnValues(/./, isColor)).toEqual([]);
});

test('no style sheet but the tokens has a corner of its own, except what grows with its letters', () => {
  expect(listOwnValues(/radius$/, (value) => /\d/.test(value.replaceAll(/\b0\b(?!\.)|\b[\d.]+em\b/g, '')))).toEqual([]);
});

test('no style sheet but the tokens has a space of its own, except what is thinner than the smallest one, or grows with its letters or the window', () => {
  const isOwn = (value: string) => /\b(?:[4-9]|\d{2,})px|[\d.]rem\b/.test(value);
  expect(listOwnValues(/^(?:margin|padding|(?:row-|column-)?gap)/, isOwn)).toEqual([]);
});

test('no style sheet but the tokens has a shadow of its own: what has no blur is an edge', () => {
  const isBlurred = (value: string) =>
    value.split(',').some((one) => !/^0(?:px)?$/.test(one.match(/-?\b[\d.]+(?:px|r?em)?(?!\S)/g)?.[2] ?? '0'));
  expect(
    listOwnValues(/shadow$|^(?:backdrop-)?filter$/, (value) => isBlurred(value) || /drop-shadow/.test(value)),
  ).toEqual([]);
});

test('no style sheet but the tokens has a duration or a curve of its own', () => {
  const isOwn = (value: string) => /\b[\d.]+m?s\b|cubic-bezier|\bease/.test(value);
  expect(listOwnValues(/^(?:transition|animation)/, isOwn)).toEqual([]);
});

test('no style sheet gives a token another value than that of a token, or one that grows with its letters', () => {
  const given = declarations.filter(({ path, name }) => !path.endsWith('tokens.css') && tokens.has(name.slice(2)));
  expect(given.filter(({ name, value }) => name.startsWith('--') && /[^.\dem\s]/.test(withoutTokens(value)))).toEqual(
    [],
  );
});

test('no height is that of the window without Safari’s bars: `100dvh` or `svh`, never `vh`', () => {
  expect(declarations.filter(({ value }) => /\d(?:l?vh|lvb|vb)\b/.test(value))).toEqual([]);
});

test('no style knows left and right, except where an author aligned a column of a table', () => {
  const sided = declarations.filter(({ name, value }) => {
    const sides = /^(?:margin|padding|inset)$/.test(name) ? value.trim().split(/\s+(?![^(]*\))/) : [];
    // The edges of a phone are physical. They come in pairs.
    const isLopsided = sides.length === 4 && sides[1] !== sides[3] && !value.includes('env(safe-area-inset-');
    return (
      isLopsided || /^(?:left|right)$|^[a-z].*-(?:left|right)(?:-|$)/.test(name) || /^\s*(?:left|right)\s*$/.test(value)
    );
  });
  expect(sided.map(({ path, name, value }) => `${path} ${name}:${value}`)).toEqual([
    'web/src/components/card-side/card-side.module.css text-align: left',
    'web/src/components/card-side/card-side.module.css text-align: right',
  ]);
});

test('every icon that points along the line turns with it', () => {
  const used = globSync('web/src/**/*.tsx').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/virtual:icons\/([\w-]+)/g)].map(([, name = '']) => name),
  );
  const pointing = new Set(used.filter((name) => /left|right|undo|redo|list|log-|send/.test(name)));
  const turned = readFileSync('web/src/styles/base.css', 'utf8').split(':dir(rtl)')[0] ?? '';
  const fixed = [...pointing].filter((name) => !new RegExp(`\\.lucide-${name}\\b(?!-)`).test(turned));
  // Points both ways.
  expect(fixed).toEqual(['arrow-left-right']);
});

test('what moves or turns sideways has its counterpart in a page that runs from right to left', () => {
  const sideways = declarations.filter(
    ({ name, value }) =>
      name === 'transform' && /translate(?:X\(|\([^)]*,)?|scaleX/.test(value) && !/translateY/.test(value),
  );
  const unpaired = sideways.filter(({ path }) => !readFileSync(path, 'utf8').includes(':dir(rtl)'));
  expect(unpaired.map(({ path, value }) => `${path}${value}`)).toEqual([]);
});

test('the page reaches under the edges of a phone, and what sticks to its lower edge stays above the home indicator', () => {
  expect(readFileSync('web/index.html', 'utf8')).toContain('viewport-fit=cover');
  const isSafe = ({ name, value }: (typeof declarations)[number]) =>
    /^(?:padding|inset)-block-end$|^padding$/.test(name) && value.includes('env(safe-area-inset-bottom)');
  const fixed = declarations.filter(({ name, value }) => name === 'position' && value.trim() === 'fixed');
  const safe = new Set(declarations.filter(isSafe).map(({ path }) => path));
  // The menu is positioned next to its button, so it needs no padding for the safe area.
  expect(fixed.map(({ path }) => path).filter((path) => !safe.has(path))).toEqual([
    'web/src/components/controls/menu.module.css',
  ]);
});

/** Classes of text fields, with the style sheet of each: `<textarea … className={styles.cell}` in the component next to it. */
function listFieldClasses(): { sheet: string; name: string }[] {
  return globSync('web/src/**/*.tsx').flatMap((path) => {
    const code = readFileSync(path, 'utf8');
    const sheet = /import styles from '\.\/([\w-]+\.module\.css)'/.exec(code)?.[1];
    const fields = code.matchAll(
      /<(?:input|textarea|select|TextField|TextArea|SelectField)\b[^<]*?className=\{(?:joinClasses\()?styles\.(\w+)/g,
    );
    return sheet === undefined ? [] : [...fields].map(([, name = '']) => ({ sheet: join(dirname(path), sheet), name }));
  });
}

test('no text field has text below 16 px, into which Safari on phones would zoom', () => {
  const classes = listFieldClasses();
  expect(classes.map(({ name }) => name)).toEqual(expect.arrayContaining(['cell', 'control', 'input']));
  const small = classes.flatMap(({ sheet, name }) =>
    [...readFileSync(sheet, 'utf8').matchAll(/([^{}]*)\{([^{}]*)\}/g)]
      .filter(
        ([, selector = '', rule = '']) =>
          new RegExp(`\\.${name}\\b(?!::)`).test(selector) &&
          /font-size: var\(--text-x?s\)|composes:.*\bnote\b/.test(rule),
      )
      .map(([, selector = '']) => `${sheet}: ${selector.trim()}`),
  );
  expect(small).toEqual([]);
});
