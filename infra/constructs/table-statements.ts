import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { tableDefinition } from '../../functions/data/table/table-definition.ts';

/** Partition keys as IAM patterns (`dynamodb:LeadingKeys`). test/infra/constructs/route-grants.test.ts compares them with the stored items. */
export const partitions = [
  'HH#*',
  'USER#*',
  'ANSWERS#*',
  'CREDENTIAL#*',
  'EMAIL#*',
  'GOOGLE#*',
  'INVITATION#*',
  'PAIRING#*',
  'SHARE#*',
  'THROTTLE#*',
  'MAILS#*',
  'LINKS#*',
  'PASSKEYS#*',
  'PINS#*',
  'CHALLENGE#*',
  'UNDELIVERABLE#*',
  'COUNT#*',
  'ACTIVE#*',
  'DELETIONS#*',
  'FITS#*',
  'ERASED#*',
  'RETENTION',
  'AUDIT#*',
] as const;
export type Partitions = readonly (typeof partitions)[number][];

type IndexName =
  | (typeof tableDefinition.localIndexes)[number]['name']
  | (typeof tableDefinition.globalIndexes)[number]['name'];

export interface TableGrants {
  readonly reads: Partitions;
  /** Partitions with single-row puts, updates, deletes and condition checks, alone or in a transaction. */
  readonly writes: Partitions;
  /** Partitions with unconditional batch writes, for more rows than a transaction can hold. */
  readonly writesInBulk: Partitions;
  readonly indexes: readonly IndexName[];
  /** Updates limited to a few fields, in other partitions. */
  readonly fieldUpdates: readonly FieldUpdate[];
}

export interface FieldUpdate {
  readonly of: Partitions;
  readonly fields: readonly string[];
}

const readActions = ['BatchGetItem', 'Query'] as const;
const writeActions = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] as const;

/**
 * @returns policy statements for the granted rights. Each kind of action gets one statement, so that it doesn't matter whether IAM checks the rows of a call
 *   one by one or together.
 */
export function tableStatements(grants: TableGrants, { tableArn }: Pick<ITableV2, 'tableArn'>): PolicyStatement[] {
  const allow = (actions: readonly string[], resource: string, conditions: Conditions): PolicyStatement =>
    new PolicyStatement({ actions: actions.map((action) => `dynamodb:${action}`), resources: [resource], conditions });
  return [
    ...limitedTo(grants.reads).map((limit) => allow(readActions, tableArn, limit)),
    ...limitedTo(grants.writes).map((limit) => allow(writeActions, tableArn, limit)),
    ...limitedTo(grants.writesInBulk).map((limit) => allow(['BatchWriteItem'], tableArn, limit)),
    ...grants.fieldUpdates.map((note) => allow(['UpdateItem'], tableArn, limitedToNote(note))),
    ...grants.indexes.map((index) => allow(['Query'], `${tableArn}/index/${index}`, limitsOfIndex[index])),
  ];
}

type Conditions = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Key conditions of each index. The local index has the table's partition keys. For global indexes, IAM's reference doesn't define the leading keys. */
const limitsOfIndex: Readonly<Record<IndexName, Conditions>> = { 'by-due': limitKeys(['HH#*']), 'admin-lists': {} };

function limitKeys(rows: Partitions): Conditions {
  return { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...new Set(rows)].toSorted() } };
}

/** @returns a statement's key conditions; an empty list without partitions, so that no statement is created. */
function limitedTo(rows: Partitions): Conditions[] {
  return rows.length === 0 ? [] : [limitKeys(rows)];
}

/** Key and field conditions of an update, which also forbid it to return the row's old values. */
function limitedToNote({ of, fields }: FieldUpdate): Conditions {
  const { 'ForAllValues:StringLike': keys = {} } = limitKeys(of);
  return {
    'ForAllValues:StringLike': { ...keys, 'dynamodb:Attributes': ['PK', 'SK', ...fields] },
    StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE'] },
  };
}
