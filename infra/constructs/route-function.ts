import { join } from 'node:path';
import { Validations } from 'aws-cdk-lib';
import { HttpMethod, HttpRoute, HttpRouteKey, type IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Route } from '../../shared/routes/define-route.ts';
import type { GatewayRole } from './gateway-role.ts';
import { capacityOf } from './route-capacity.ts';
import { grantsOf, type RouteGrants } from './route-grants.ts';
import { acknowledgeMediaRights, type MediaBucket, mediaStatements, mediaVariables } from './media-statements.ts';
import { tableStatements } from './table-statements.ts';
import { SmallFunction } from './small-function.ts';

export interface RouteFunctionProps {
  readonly route: Pick<Route, 'id' | 'method' | 'path' | 'access' | 'repeatable'>;
  readonly api: IHttpApi;
  /** Role of the route's resource, with which the gateway invokes the function. */
  readonly gatewayRole: GatewayRole;
  readonly table: ITableV2;
  readonly mediaBucket: MediaBucket;
  /** Keys of session tokens. The first one signs. */
  readonly tokenKeys: readonly [IKey, ...IKey[]];
  /** Folder with one subfolder per route id. */
  readonly functionsDirectory: string;
  /** Environment variables shared by all functions. */
  readonly environment: Readonly<Record<string, string>>;
  readonly signInConcurrency: number;
  readonly logGroup: LogGroup;
}

/** An API route in the cloud: a gateway route and its own least-privilege function. */
export class RouteFunction extends Construct {
  /** The gateway's route. The stage's settings depend on it. */
  readonly route: HttpRoute;

  constructor(scope: Construct, id: string, props: RouteFunctionProps) {
    super(scope, id);
    const { route, api } = props;
    const { lambda } = this.#makeFunction(props);
    this.route = new HttpRoute(this, 'Route', {
      httpApi: api,
      routeKey: HttpRouteKey.with(route.path, HttpMethod[route.method]),
      integration: props.gatewayRole.integrate(lambda),
    });
    Validations.of(this.route).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason:
        'infra/decisions/README.md, "No authorizer at the gateway"; test/routes.test.ts: every function checks the token, the session record and the rights itself, strongly consistent, so that signing out works at once; a gateway authorizer would cache its answer.',
    });
  }

  #makeFunction(props: RouteFunctionProps): SmallFunction {
    const { route, tokenKeys, signInConcurrency } = props;
    const [signingKey] = tokenKeys;
    const grants = grantsOf(route);
    const capacity = capacityOf(route.id);
    const made = new SmallFunction(this, 'Handler', {
      codeDirectory: join(props.functionsDirectory, route.id),
      description: `${route.method} ${route.path}`,
      memoryMegabytes: capacity.memoryMegabytes,
      timeoutSeconds: capacity.timeoutSeconds,
      reservedConcurrency: capacity.hasReservedConcurrency && signInConcurrency > 0 ? signInConcurrency : undefined,
      environment: {
        ...props.environment,
        ...(grants.signsTokens && { SIGNING_KEY_ID: signingKey.keyId }),
        ...mediaVariables(grants.media, props.mediaBucket),
      },
      statements: [
        ...statementsOf(grants, props.table, tokenKeys),
        ...mediaStatements(grants.media, props.mediaBucket),
      ],
      logGroup: props.logGroup,
    });
    acknowledgeMediaRights(made.lambda.role, grants.media, props.mediaBucket);
    return made;
  }
}

/** Allows signing with every accepted key, because during a deployment the role changes before the function does. */
function statementsOf(grants: RouteGrants, table: ITableV2, tokenKeys: readonly IKey[]): PolicyStatement[] {
  const signing = new PolicyStatement({ actions: ['kms:Sign'], resources: tokenKeys.map((key) => key.keyArn) });
  return [...tableStatements(grants, table), ...(grants.signsTokens ? [signing] : [])];
}
