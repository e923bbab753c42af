import { expect, test } from 'vitest';
import { routes } from '../../shared/routes/index.ts';
import { listDuplicates } from '../runner/spec-coverage.ts';
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
