import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../infra/build/project-paths.ts';
import { routes } from '../../shared/routes/index.ts';
import { listDuplicates } from '../runner/spec-coverage.ts';
import { idsAtEnd } from '../runner/test-outcomes.ts';
import { specification } from './specification.ts';

test('the specification has an item for every route of the contract, and for no other', () => {
  const items = specification.filter(({ kind }) => kind === 'route').map(({ item }) => item);
  expect(items.toSorted()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).toSorted());
});

test('the specification names no id and no item twice', () => {
  expect(listDuplicates(specification)).toEqual([]);
});

test('every id is words in kebab case', () => {
  expect(specification.map(({ id }) => id).filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(id))).toEqual([]);
});

test('every id at the end of a title is an id of the specification', () => {
  const known = new Set(specification.map(({ id }) => id));
  const files = globSync('test/**/*.{test,spec}.{ts,tsx}', { cwd: projectRoot });
  const titles = files.flatMap(
    (file) => readFileSync(join(projectRoot, file), 'utf8').match(/ \[[^\][]+\](?=['"`])/g) ?? [],
  );
  const ids = titles.flatMap((title) => idsAtEnd.exec(title)?.[1]?.split(', ') ?? []);
  expect(ids.length).toBeGreaterThan(known.size / 2);
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
});
