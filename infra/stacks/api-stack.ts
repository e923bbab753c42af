import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { type ITableV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { tableDefinition } from '../../functions/data/table-definition.ts';
import type { Route } from '../../shared/routes/define-route.ts';
import { GatewayStage } from '../constructs/gateway-stage.ts';
import { makeOriginSecrets } from '../constructs/origin-secret.ts';
import { RouteFunction } from '../constructs/route-function.ts';
import { ScheduledFunction } from '../constructs/scheduled-function.ts';
import { TokenKeys } from '../constructs/token-keys.ts';
import type { Settings } from '../settings.ts';
import { nameStage } from '../stage-names.ts';

interface ApiStackProps extends StackProps {
  readonly settings: Settings;
  readonly routes: readonly Pick<Route, 'id' | 'method' | 'path' | 'access'>[];
  readonly functionsDirectory: string;
  /** The table that the storage stack made. */
  readonly table: ITableV2;
}

/** The gateway with one function for each route of the contract, and the keys that sign its session tokens. */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  /** What all functions write. */
  readonly functionLog: LogGroup;
  /** What the gateway writes. */
  readonly accessLog: LogGroup;
  /** The table in use. */
  readonly table: ITableV2;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    const { settings, routes } = props;
    this.functionLog = makeLog(this, 'FunctionLog', settings);
    this.accessLog = makeLog(this, 'AccessLog', settings);
    this.table = settings.restoredTable === undefined ? props.table : findTable(this, settings.restoredTable);
    this.api = new HttpApi(this, 'Api', { apiName: id, createDefaultStage: false });
    const gatewayRoutes = this.#makeFunctions(props);
    new GatewayStage(this, 'Stage', { httpApi: this.api, accessLog: this.accessLog, routes, gatewayRoutes });
    if (settings.mailSender !== undefined) new EmailIdentity(this, 'MailSender', { identity: Identity.email(settings.mailSender) });
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
    new CfnOutput(this, 'ApiAddress', { value: this.api.apiEndpoint });
  }

  #makeFunctions({ routes, settings, functionsDirectory }: ApiStackProps) {
    const { functionLog: logGroup, table } = this;
    const { signingKey, jwks } = new TokenKeys(this, 'TokenKeys', { names: settings.tokenKeys, functionsDirectory, logGroup });
    const names = nameStage(settings.stage);
    const environment = {
      TABLE_NAME: table.tableName,
      JWKS: jwks,
      TOKEN_ISSUER: names.tokenIssuer,
      METRIC_NAMESPACE: names.metricNamespace,
      ORIGIN_SECRETS: makeOriginSecrets(this, settings),
      ...(settings.googleClientId && { GOOGLE_CLIENT_ID: settings.googleClientId }),
    };
    const shared = { table, functionsDirectory, logGroup };
    new ScheduledFunction(this, 'FinishDeletions', {
      functionId: 'events/finish-deletions',
      description: 'Removes what is left of deleted households, learners, decks and quizzes',
      ...shared,
    });
    const { signInConcurrency } = settings;
    return routes.map((route) => {
      const props = { route, api: this.api, signingKey, signInConcurrency, environment, ...shared };
      return new RouteFunction(this, route.id.replaceAll('/', '-'), props).route;
    });
  }
}

function makeLog(scope: Construct, id: string, { logRetention }: Settings): LogGroup {
  return new LogGroup(scope, id, { retention: logRetention, removalPolicy: RemovalPolicy.DESTROY });
}

function findTable(scope: Construct, tableName: string): ITableV2 {
  const { globalIndexes, localIndexes } = tableDefinition;
  return TableV2.fromTableAttributes(scope, 'RestoredTable', {
    tableName,
    globalIndexes: globalIndexes.map(({ name }) => name),
    localIndexes: localIndexes.map(({ name }) => name),
  });
}
