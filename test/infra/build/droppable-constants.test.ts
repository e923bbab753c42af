import { build } from 'esbuild';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropUnusedConstants, markDroppable } from '../../../infra/build/droppable-constants.ts';

let folder: string;

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'constants-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function bundle(entry: string, rules: string): Promise<string> {
  writeFileSync(join(folder, 'entry.ts'), entry);
  writeFileSync(join(folder, 'rules.ts'), rules);
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'entry.ts')],
    bundle: true,
    format: 'esm',
    minifySyntax: true,
    plugins: [dropUnusedConstants],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

const rules = `
  const make = (name: string) => ({ name, twice: () => name + name });
  export const used = make('used').twice();
  const part = make('part of the unused');
  export const unused = { part, rest: make('unused').twice() };`;

describe('the constants of a bundle', () => {
  it('are those that it uses, and what these are made of', async () => {
    const code = await bundle("import { used } from './rules.ts'; export const handler = () => used;", rules);
    expect(code).toContain('make("used").twice()');
    expect(code).not.toContain('unused');
  });

  it('keep what statements at the top do', async () => {
    const code = await bundle("import './rules.ts'; export const handler = 1;", 'console.log("begun");');
    expect(code).toContain('begun');
  });
});

describe('a marked module', () => {
  it('has its lines where they were, for stack traces', () => {
    const text = 'const one = f(\n  1,\n);\nexport const two = g(one), three = h();\n';
    const marked = markDroppable('rules.ts', text);
    expect(marked.split('\n').map((line) => line.replaceAll(/\/\* @__PURE__ \*\/ \(\(\) => \(|\)\)\(\)/g, ''))).toEqual(
      text.split('\n'),
    );
    expect(marked.match(/@__PURE__/g)).toHaveLength(3);
  });

  it.each([
    'const rule = () => f();',
    'const rule = class extends Base {};',
    'const rule = function () {};',
    'const rule = await f();',
    'const { rule } = f();',
    'let rule = f();',
    'f();',
  ])('keeps %s as it is', (text) => {
    expect(markDroppable('rules.ts', text)).toBe(text);
  });

  it('keeps the types that a constant is checked against', () => {
    expect(markDroppable('rules.ts', 'export const rule = f() as const satisfies Rule;')).toBe(
      'export const rule = /* @__PURE__ */ (() => (f() as const satisfies Rule))();',
    );
  });

  it('keeps what is awaited, and the names of functions and classes behind a cast', () => {
    const text = 'const one = (await f()).y;\nconst two = (() => 1) as T;\nconst three = class {} satisfies T;\n';
    expect(markDroppable('rules.ts', text)).toBe(text);
  });
});
