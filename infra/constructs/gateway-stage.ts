import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnStage,
  HttpStage,
  LogGroupLogDestination,
  type HttpApi,
  type HttpRoute,
} from 'aws-cdk-lib/aws-apigatewayv2';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Route } from '../../shared/routes/define-route.ts';
import { capacityOf, stageThrottle } from './route-capacity.ts';

interface GatewayStageProps {
  readonly httpApi: HttpApi;
  readonly accessLog: LogGroup;
  readonly routes: readonly Pick<Route, 'id' | 'method' | 'path'>[];
  /** The gateway's route resources. The stage depends on them, because its throttle settings refer to their route keys. */
  readonly gatewayRoutes: readonly HttpRoute[];
}

/** One line per request, with the request id for finding it in the functions' log. It holds no personal data. */
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

/** Creates the gateway's only stage with its throttles (per route for expensive ones) and access log. */
export function makeGatewayStage(
  scope: Construct,
  { httpApi, accessLog, routes, gatewayRoutes }: GatewayStageProps,
): HttpStage {
  const stage = new HttpStage(scope, 'Stage', {
    httpApi,
    stageName: '$default',
    autoDeploy: true,
    throttle: { rateLimit: stageThrottle.perSecond, burstLimit: stageThrottle.burst },
    accessLogSettings: {
      destination: new LogGroupLogDestination(accessLog),
      format: AccessLogFormat.custom(accessLogFormat),
    },
  });
  (stage.node.defaultChild as CfnStage).routeSettings = throttlesByRoute(routes);
  stage.node.addDependency(...gatewayRoutes);
  return stage;
}

/** @returns route settings as CloudFormation expects them: route key → settings. */
function throttlesByRoute(routes: GatewayStageProps['routes']): Record<string, object> {
  const entries = routes.flatMap(({ id, method, path }) => {
    const { throttle } = capacityOf(id);
    return throttle
      ? [[`${method} ${path}`, { ThrottlingRateLimit: throttle.perSecond, ThrottlingBurstLimit: throttle.burst }]]
      : [];
  });
  return Object.fromEntries(entries) as Record<string, object>;
}
