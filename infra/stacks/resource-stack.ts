import { NestedStack } from 'aws-cdk-lib';
import type { HttpRoute } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { GatewayRole } from '../constructs/gateway-role.ts';
import { RouteFunction, type RouteFunctionProps } from '../constructs/route-function.ts';

interface ResourceStackProps extends Omit<RouteFunctionProps, 'route' | 'gatewayRole'> {
  /** Routes of the resource. Each adds four resources to the template. */
  readonly routes: readonly RouteFunctionProps['route'][];
}

/** Nested stack of the API stack with the functions of one resource (`functions/<resource>`). */
export class ResourceStack extends NestedStack {
  /** Routes that the gateway's stage depends on. */
  readonly gatewayRoutes: readonly HttpRoute[];

  constructor(scope: Construct, resource: string, { routes, ...shared }: ResourceStackProps) {
    super(scope, resource, { description: `The functions of ${resource}` });
    const gatewayRole = new GatewayRole(this, 'GatewayRole');
    this.gatewayRoutes = routes.map(
      (route) => new RouteFunction(this, route.id.replaceAll('/', '-'), { route, gatewayRole, ...shared }).route,
    );
  }
}
