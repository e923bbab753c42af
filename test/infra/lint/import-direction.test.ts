import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../infra/build/project-paths.ts';
import { resourceUses } from '../../../infra/lint/import-direction.ts';

const functions = join(projectRoot, 'functions');

/** @returns every resource that `resource` uses, directly or indirectly. */
function reachedFrom(resource: string, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  return (resourceUses[resource] ?? []).reduce(
    (reached, used) => (reached.has(used) ? reached : reachedFrom(used, new Set([...reached, used]))),
    seen,
  );
}

describe('the resources of the server', () => {
  it.each(Object.keys(resourceUses))('never come back to %s from what it goes by', (resource) => {
    expect([...reachedFrom(resource)]).not.toContain(resource);
  });

  it.each(Object.entries(resourceUses).flatMap(([from, uses]) => uses.map((to) => [from, to] as const)))(
    'may import only what they do import: %s from %s',
    (from, to) => {
      const files = globSync('*.ts', { cwd: join(functions, from) });
      const sources = files.map((file) => readFileSync(join(functions, from, file), 'utf8'));
      expect(sources.some((source) => source.includes(`from '../${to}/`))).toBe(true);
    },
  );
});
