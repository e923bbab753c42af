import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../infra/build/project-paths.ts';
import { applyMutant } from './mutant.ts';
import { mutants } from './mutants.ts';

test('no two mutants share an id, and each id is words in kebab case', () => {
  const ids = mutants.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
});

describe.each(mutants)('the mutant $id', (mutant) => {
  test('changes its file in exactly one place', () => {
    const text = readFileSync(join(projectRoot, mutant.file), 'utf8');
    expect(applyMutant(mutant, text)).not.toBe(text);
  });

  test('says in a sentence what goes wrong, and which promise is broken', () => {
    expect(mutant.does).toMatch(/^[A-Z].*\.$/);
    expect(mutant.bar).toBeGreaterThanOrEqual(1);
    expect(mutant.bar).toBeLessThanOrEqual(45);
  });

  test('names test files that are there', () => {
    for (const file of mutant.tests) expect(existsSync(join(projectRoot, file)), file).toBe(true);
  });
});
