import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../infra/build/project-paths.ts';

const sources = ['infra/**/*.ts', 'infra/**/*.md', '*.md'].flatMap((pattern) =>
  globSync(pattern, { cwd: projectRoot }),
);

/** Files that acknowledged findings, alarms and guides refer to must exist. */
it.each(sources)('%s names only files that are there', (file) => {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  const named = [
    ...text.matchAll(/(?<![\w/.])(?:test|infra|functions|shared|web)\/[\w/-]+\.(?:test\.ts|ts|md|js)(?!\w)/g),
  ].map(([path]) => path);
  expect(named.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});

it('every decision that an acknowledged finding names is in the index of decisions', () => {
  const index = readFileSync(join(projectRoot, 'infra/decisions/README.md'), 'utf8');
  const named = sources
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(join(projectRoot, file), 'utf8').matchAll(/infra\/decisions\/README\.md, "([^"]+)"/g)].map(
        ([, title = '']) => title,
      ),
    );
  expect(named.length).toBeGreaterThan(5);
  for (const title of named) expect(index).toContain(`[${title}]`);
});
