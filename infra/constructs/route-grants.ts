import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { tableDefinition } from '../../functions/data/table/table-definition.ts';
import type { schedules } from '../build/handler-files.ts';
import type { Route } from '../../shared/routes/define-route.ts';

const readActions = ['GetItem', 'BatchGetItem', 'Query'] as const;
/** What a transaction or a single write needs. */
const writeActions = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] as const;
const bulkWriteActions = ['BatchWriteItem'] as const;

/** An action of DynamoDB, as IAM names it after `dynamodb:`. */
type TableAction = (typeof readActions | typeof writeActions | typeof bulkWriteActions)[number];

type IndexName =
  | (typeof tableDefinition.localIndexes)[number]['name']
  | (typeof tableDefinition.globalIndexes)[number]['name'];

/** What a function may do with the table. */
export interface TableGrants {
  readonly tableActions: readonly TableAction[];
  /** Indexes it may query. */
  readonly indexes: readonly IndexName[];
  /** May note the session's last use: UpdateItem, but only in partitions of accounts (`USER#…`) and their count by day (`ACTIVE`). */
  readonly touchesSession: boolean;
}

/** Everything the function of a route may do in AWS beyond writing its own log and traces. */
export interface RouteGrants extends TableGrants {
  /** May sign session tokens with the KMS key. */
  readonly signsTokens: boolean;
}

interface Needs {
  readonly indexes?: readonly IndexName[];
  /** Removes more rows than one transaction holds. */
  readonly removesInBulk?: true;
  readonly signsTokens?: true;
}

/** What a route needs beyond the rule: a GET reads, every other method also writes single rows and transactions. */
const specialNeeds: Readonly<Record<string, Needs>> = {
  'auth/login': { signsTokens: true },
  'auth/register': { signsTokens: true },
  'auth/sign-in-with-google': { signsTokens: true },
  'auth/sign-up-with-google': { signsTokens: true },
  'households/list-households': { indexes: ['admin-lists'] },
  'admin/list-users': { indexes: ['admin-lists'] },
  'auth/delete-account': { removesInBulk: true },
  'households/delete-household': { removesInBulk: true },
  'learners/delete-learner': { removesInBulk: true },
  'decks/delete-deck': { removesInBulk: true },
  'study/start-session': { indexes: ['by-due'] },
};

/** The routes that stand in the table of special needs; a test holds that each of them exists. */
export const routesWithSpecialNeeds: readonly string[] = Object.keys(specialNeeds);

/** The least rights with which the handler of a route works. */
export function grantsOf(route: Pick<Route, 'id' | 'method' | 'access'>): RouteGrants {
  const needs = specialNeeds[route.id] ?? {};
  const writes = route.method === 'GET' ? [] : writeActions;
  return {
    tableActions: [...readActions, ...writes, ...(needs.removesInBulk ? bulkWriteActions : [])],
    indexes: needs.indexes ?? [],
    touchesSession: route.access.kind !== 'public' && writes.length === 0,
    signsTokens: needs.signsTokens ?? false,
  };
}

/** The least rights of the functions that run on a schedule, by their id. */
export const scheduledGrants = {
  'events/finish-deletions': {
    tableActions: ['Query', 'DeleteItem', 'UpdateItem', 'BatchWriteItem'],
    indexes: [],
    touchesSession: false,
  },
} as const satisfies Record<keyof typeof schedules, TableGrants>;

/** What a role must say so that its function may do with the table what the grants name, and nothing else. */
export function tableStatements(grants: TableGrants, { tableArn }: Pick<ITableV2, 'tableArn'>): PolicyStatement[] {
  const statements = [
    new PolicyStatement({ actions: grants.tableActions.map((action) => `dynamodb:${action}`), resources: [tableArn] }),
  ];
  if (grants.indexes.length > 0) {
    const resources = grants.indexes.map((index) => `${tableArn}/index/${index}`);
    statements.push(new PolicyStatement({ actions: ['dynamodb:Query'], resources }));
  }
  if (grants.touchesSession) {
    statements.push(
      new PolicyStatement({
        actions: ['dynamodb:UpdateItem'],
        resources: [tableArn],
        conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['USER#*', 'ACTIVE', 'THROTTLE#*'] } },
      }),
    );
  }
  return statements;
}
