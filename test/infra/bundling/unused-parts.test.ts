import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../../infra/build/project-paths.ts';
import { trimmedModules, uncalledModules } from '../../../infra/bundling/unused-parts.ts';

const modules = globSync('{@aws-sdk,@smithy,zod}/**/*.{js,json}', { cwd: join(projectRoot, 'node_modules') }).map(
  (file) => file.split(sep).join('/'),
);

it.each([...uncalledModules, ...trimmedModules.map(({ path }) => path)])('%s is in the libraries of today', (path) => {
  expect(modules.filter((file) => path.test(file))).not.toEqual([]);
});
