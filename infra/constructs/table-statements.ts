import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { TableGrants } from '../route-grants.ts';

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
        conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['USER#*', 'ACTIVE'] } },
      }),
    );
  }
  return statements;
}
