import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listDuplicates, readSpecTable } from '../../../infra/local/spec-coverage.ts';
import { projectRoot } from '../../../infra/project-paths.ts';
import { routes } from '../../../shared/routes/index.ts';

const { rows, open } = await readSpecTable();

test('the table of the specification has a row for every route of the contract, and for no other', () => {
  const items = [...rows, ...open].filter(({ kind }) => kind === 'route').map(({ item }) => item);
  expect(items.toSorted()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).toSorted());
});

test('the table names no item twice', () => {
  expect(listDuplicates([...rows, ...open])).toEqual([]);
});

test('every row names a test of a file that is there', () => {
  const proofs = rows.flatMap(({ provenBy }) => provenBy);
  expect(proofs.filter((proof) => !proof.includes(' > '))).toEqual([]);
  const files = new Set(proofs.map((proof) => proof.split(' > ')[0] ?? ''));
  expect([...files].filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
});
