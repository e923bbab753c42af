import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../../web/src');
const sheets = globSync('**/*.module.css', { cwd: source }).map((file) => join(source, file));
/** The style sheet whose classes components name, and style sheets compose with `from global`. */
const shapes = join(source, 'styles/shapes.css');
const modules = globSync('**/*.{ts,tsx}', { cwd: source }).map((file) => join(source, file));

const textOf = (file: string): string => readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

/** A file that uses a style sheet, and the classes it uses; `*` if a class name is computed. */
interface Use {
  readonly sheet: string;
  readonly by: string;
  readonly classes: readonly string[];
}

const uses: readonly Use[] = [
  ...modules.flatMap(usesInModule),
  ...modules.map(usesOfShapes),
  ...sheets.flatMap(usesInSheet),
];

function usesInModule(file: string): Use[] {
  const text = textOf(file);
  return [...text.matchAll(/import (\w+) from '(.*\.module\.css)'/g)].map(([, name = '', path = '']) => {
    const named = [...text.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\]|(\\[))`, 'g'))];
    const classes = named.map(([, dotted, quoted]) => dotted ?? quoted ?? '*');
    return { sheet: resolve(dirname(file), path), by: file, classes };
  });
}

/** The shapes that a component names: in `className`, in `joinClasses`, or as a value that ends there. `opening.css` has a class of its own. */
function usesOfShapes(file: string): Use {
  const text = textOf(file).replaceAll(/[!=]== '[^']*'/g, '');
  const named = [
    ...text.matchAll(/className="([^"]*)"/g),
    ...[...text.matchAll(/(?:className=\{|className: |joinClasses\()((?:[^(){}]|\([^()]*\))*)/g)].flatMap(
      ([, inner = '']) => [...inner.matchAll(/(?<!\[)'([^']*)'/g)],
    ),
    ...text.matchAll(/'((?:tint|text|on)-[a-z-]+)'/g),
  ];
  return {
    sheet: shapes,
    by: file,
    classes: named.flatMap(([, names = '']) => names.split(' ')).filter((one) => one !== 'opening'),
  };
}

function usesInSheet(file: string): Use[] {
  const composed = textOf(file).matchAll(/composes:\s*([\w\s-]+?)(?:\s+from\s+(?:'(.*)'|(global)))?;/g);
  return [...composed].map(([, names = '', path, shared]) => ({
    sheet: shared ? shapes : path === undefined ? file : resolve(dirname(file), path),
    by: file,
    classes: names.split(/\s+/),
  }));
}

describe.each([...sheets, shapes].map((sheet) => sheet.slice(source.length + 1)))('the style sheet %s', (name) => {
  const sheet = join(source, name);
  const selectors = textOf(sheet).matchAll(/([^{};]+)\{/g);
  const defined = new Set(
    [...selectors].flatMap(([, selector = '']) => selector.match(/(?<=\.)[a-zA-Z][\w-]*/g) ?? []),
  );
  const usesOfIt = uses.filter((use) => use.sheet === sheet);

  it('has every class that is taken from it', () => {
    const taken = usesOfIt.flatMap(({ classes }) => classes).filter((one) => one !== '*');
    expect(taken.filter((one) => !defined.has(one))).toEqual([]);
  });

  it('has no class that nobody takes', () => {
    const taken = new Set(usesOfIt.flatMap(({ classes }) => classes));
    expect(taken.has('*') ? [] : [...defined].filter((one) => !taken.has(one))).toEqual([]);
  });
});

it('leaves cards to the components: no sheet of a screen draws a solid border around a rounded surface by itself', () => {
  const own = sheets.filter((sheet) => !sheet.startsWith(join(source, 'components')));
  const drawn = own.flatMap((sheet) =>
    [...textOf(sheet).matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , rule = '']) => isCard(rule))
      .map(([, selector = '']) => `${sheet.slice(source.length + 1)}: ${selector.trim()}`),
  );
  expect(drawn).toEqual([]);
});

/** Whether a rule draws what `box`, and so `Card`, draws. What floats over a screen, such as a hint, is no card. */
function isCard(rule: string): boolean {
  return (
    /rounded-card|radius-(?:card|panel)\)/.test(rule) &&
    /border: [^;]*solid/.test(rule) &&
    /on-surface|background: var\(--color-surface\)/.test(rule) &&
    !rule.includes('position: absolute')
  );
}
