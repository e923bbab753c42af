import { eventGrants } from '../../infra/constructs/event-grants.ts';
import { grantsOf, specialNeeds } from '../../infra/constructs/route-grants.ts';
import type { Partitions, TableGrants } from '../../infra/constructs/table-statements.ts';
import { routes } from '../../shared/routes/index.ts';

/** Permissions of a function on some partitions of the table: one statement of its IAM role. */
export interface TableStatement {
  readonly name: string;
  readonly actions: readonly string[];
  /** `table` or an index name. */
  readonly resource: string;
  /** Condition `dynamodb:LeadingKeys`. */
  readonly partitions: readonly string[];
  /** Condition `dynamodb:Attributes`, for writes that are limited to some fields. */
  readonly fields?: readonly string[];
}

export const grantsByFunction: ReadonlyMap<string, readonly TableStatement[]> = new Map([
  ...routes.map((route) => [route.id, listStatements(grantsOf(route))] as const),
  ...Object.entries(eventGrants).map(([id, grants]) => [id, listStatements(grants)] as const),
]);

function listStatements({
  reads,
  writes,
  writesInBulk,
  indexes,
  fieldUpdates,
}: Partial<TableGrants>): TableStatement[] {
  const onTable = (name: string, partitions: Partitions = [], ...actions: string[]) => ({
    name,
    actions,
    resource: 'table',
    partitions: [...new Set(partitions)].toSorted(),
  });
  return [
    onTable('reads', reads, 'BatchGetItem', 'Query'),
    onTable('writes', writes, 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'),
    onTable('writesInBulk', writesInBulk, 'BatchWriteItem'),
    ...(fieldUpdates ?? []).map(({ of, fields }) => ({
      ...onTable(`notes ${fields.join()} in`, of, 'UpdateItem'),
      fields: ['PK', 'SK', ...fields],
    })),
    ...(indexes ?? []).map((index) => ({
      ...onTable(`queries ${index} of`, [], 'Query'),
      resource: `table/index/${index}`,
      partitions: index === 'by-due' ? ['HH#*'] : ['*'],
    })),
  ].filter(({ partitions }) => partitions.length > 0);
}

/** Permissions for cases that no test covers. A new test removes its entry; no entries may be added. */
const untested: ReadonlySet<string> = new Set([
  ...withEach('auth/delete-account writes', 'GOOGLE#*', 'SHARE#*'),
  ...withEach('bin/remove-entry writes', 'SHARE#*'),
  ...withEach('cards/move-cards writes', 'DELETIONS#*'),
  ...withEach('events/finish-deletions writes', 'INVITATION#*', 'PAIRING#*', 'SHARE#*'),
  ...withEach('events/finish-deletions writesInBulk', 'ANSWERS#*'),
  ...withEach('events/forget-unused writes', 'GOOGLE#*', 'INVITATION#*', 'PAIRING#*', 'SHARE#*'),
  ...withEach('events/forget-unused writesInBulk', 'ANSWERS#*', 'LINKS#*', 'PASSKEYS#*'),
  ...withEach('households/accept-invitation writes', 'COUNT#*'),
  ...withEach('households/delete-household writesInBulk', 'ANSWERS#*'),
  ...withEach('imports/undo-import writes', 'DELETIONS#*'),
  ...withEach('learners/delete-learner writesInBulk', 'ANSWERS#*'),
  ...withEach('passkeys/sign-in-with-passkey writes', 'ACTIVE#*'),
  ...withEach('study/complete-session writes', 'FITS#*'),
  ...withEach('study/record-reviews queries by-due of', 'HH#*'),
]);

function withEach(beginning: string, ...partitions: readonly Partitions[number][]): string[] {
  return partitions.map((one) => `${beginning} ${one}`);
}

/**
 * Compares granted permissions with those that a full test run used. An unused one is either superfluous or untested.
 * @param used permission names as recorded by `enforceRole`.
 * @returns one message for each unused permission and for each `untested` entry that is not granted.
 */
export function listUnusedRights(used: ReadonlySet<string>): string[] {
  const granted = Object.entries({ ...specialNeeds, ...eventGrants }).flatMap(([id, needs]) =>
    listStatements(needs).flatMap(({ name, partitions }) => partitions.map((one) => `${id} ${name} ${one}`)),
  );
  return [
    ...granted
      .filter((right) => !used.has(right) && !untested.has(right))
      .map((right) => `Granted, and needed by no test: ${right}`),
    ...[...untested]
      .filter((right) => !granted.includes(right))
      .map((right) => `Among the rights without a test, and not granted: ${right}`),
  ];
}
