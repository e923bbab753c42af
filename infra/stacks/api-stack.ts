import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Route } from '../../shared/routes/define-route.ts';
import { ApiAlarms } from '../constructs/api-alarms.ts';
import { makeOriginSecret } from '../constructs/origin-secret.ts';
import { RouteFunction } from '../constructs/route-function.ts';
import { TokenKeys } from '../constructs/token-keys.ts';
import type { Settings } from '../settings.ts';

interface ApiStackProps extends StackProps {
  readonly settings: Settings;
  readonly routes: readonly Pick<Route, 'id' | 'method' | 'path' | 'access'>[];
  readonly functionsDirectory: string;
  readonly table: TableV2;
}

/** Requests a second over all families together, and the burst above it; a single account is held by the functions. */
const throttle = { rateLimit: 500, burstLimit: 1000 };

/** One line for each request: enough to find it in a function's log, nothing about the person. */
const accessLogFormat = JSON.stringify({
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  functionMilliseconds: '$context.integrationLatency',
  gatewayError: '$context.error.message',
  functionError: '$context.integrationErrorMessage',
});

/** The gateway with one function for each route of the contract, and the keys that sign its session tokens. */
export class ApiStack extends Stack {
  readonly api: HttpApi;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    const { settings, table } = props;
    this.api = new HttpApi(this, 'Api', { apiName: id, createDefaultStage: false });
    makeStage(this, this.api, settings);
    this.#makeFunctions(props);
    new ApiAlarms(this, 'Alarms', { api: this.api, table, email: settings.alarmEmail });
  }

  #makeFunctions({ routes, settings, functionsDirectory, table }: ApiStackProps): void {
    const { logRetention, signInConcurrency } = settings;
    const { signingKey, jwks } = new TokenKeys(this, 'TokenKeys', {
      names: settings.tokenKeys,
      functionsDirectory,
      logRetention,
    });
    const environment = {
      TABLE_NAME: table.tableName,
      JWKS: jwks,
      TOKEN_ISSUER: `flashspark-${settings.stage}`,
      ORIGIN_SECRET: makeOriginSecret(this, settings).unsafeUnwrap(),
      ...(settings.googleClientId && { GOOGLE_CLIENT_ID: settings.googleClientId }),
    };
    const shared = { api: this.api, table, signingKey, functionsDirectory, environment, signInConcurrency, logRetention };
    for (const route of routes) new RouteFunction(this, route.id.replaceAll('/', '-'), { route, ...shared });
  }
}

function makeStage(scope: Construct, httpApi: HttpApi, settings: Settings): void {
  const accessLog = new LogGroup(scope, 'AccessLog', {
    retention: settings.logRetention,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  new HttpStage(scope, 'Stage', {
    httpApi,
    stageName: '$default',
    autoDeploy: true,
    throttle,
    accessLogSettings: {
      destination: new LogGroupLogDestination(accessLog),
      format: AccessLogFormat.custom(accessLogFormat),
    },
  });
}
