import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { tableDefinition } from '../../functions/data/table/table-definition.ts';

/** Partitions by their keys, as IAM knows them (`dynamodb:LeadingKeys`); test/infra/constructs/route-grants.test.ts compares them with the stored items. */
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

/** What a function may do with the table. */
export interface TableGrants {
  readonly reads: Partitions;
  /** Where it may put, change, remove and check single rows, alone or in a transaction. */
  readonly writes: Partitions;
  /** Where it may remove or put more rows than one transaction holds, without conditions. */
  readonly writesInBulk: Partitions;
  /** Indexes it may query. */
  readonly indexes: readonly IndexName[];
  /** Single fields that it may change elsewhere. */
  readonly notes: readonly Note[];
}

/** A change of a few fields. */
export interface Note {
  readonly of: Partitions;
  readonly fields: readonly string[];
}

const readActions = ['BatchGetItem', 'Query'] as const;
/** What a transaction or a single write needs. */
const writeActions = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] as const;

/**
 * What a role must say so that its function may do with the table what the grants name, and nothing else. All that one call, or one
 * transaction, does in one way is in one statement: so it makes no difference whether IAM is asked for each row or for all together.
 */
export function tableStatements(grants: TableGrants, { tableArn }: Pick<ITableV2, 'tableArn'>): PolicyStatement[] {
  const allow = (actions: readonly string[], resource: string, conditions: Conditions): PolicyStatement =>
    new PolicyStatement({ actions: actions.map((action) => `dynamodb:${action}`), resources: [resource], conditions });
  return [
    ...limitedTo(grants.reads).map((limit) => allow(readActions, tableArn, limit)),
    ...limitedTo(grants.writes).map((limit) => allow(writeActions, tableArn, limit)),
    ...limitedTo(grants.writesInBulk).map((limit) => allow(['BatchWriteItem'], tableArn, limit)),
    ...grants.notes.map((note) => allow(['UpdateItem'], tableArn, limitedToNote(note))),
    ...grants.indexes.map((index) => allow(['Query'], `${tableArn}/index/${index}`, limitsOfIndex[index])),
  ];
}

type Conditions = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The local index has the partitions of the table; of a global one IAM's reference does not say what its leading keys are. */
const limitsOfIndex: Readonly<Record<IndexName, Conditions>> = { 'by-due': limitKeys(['HH#*']), 'admin-lists': {} };

function limitKeys(rows: Partitions): Conditions {
  return { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...new Set(rows)].toSorted() } };
}

/** @returns nothing when there is nothing to allow. */
function limitedTo(rows: Partitions): Conditions[] {
  return rows.length === 0 ? [] : [limitKeys(rows)];
}

/** Conditions of a write name fields, too; and what a row held before may not come back with the answer. */
function limitedToNote({ of, fields }: Note): Conditions {
  const { 'ForAllValues:StringLike': keys = {} } = limitKeys(of);
  return {
    'ForAllValues:StringLike': { ...keys, 'dynamodb:Attributes': ['PK', 'SK', ...fields] },
    StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE'] },
  };
}
