import { NestedStack } from 'aws-cdk-lib';
import type { HttpRoute } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { GatewayRole } from '../constructs/gateway-role.ts';
import { RouteFunction, type RouteFunctionProps } from '../constructs/route-function.ts';

interface ResourceStackProps extends Omit<RouteFunctionProps, 'route' | 'gatewayRole'> {
  /** Those of the resource: each takes four parts of the template. */
  readonly routes: readonly RouteFunctionProps['route'][];
}

/** The functions of one resource of the product (`functions/<resource>`), in a stack inside the api stack. */
export class ResourceStack extends NestedStack {
  /** What the gateway's stage must wait for. */
  readonly gatewayRoutes: readonly HttpRoute[];

  constructor(scope: Construct, resource: string, { routes, ...shared }: ResourceStackProps) {
    super(scope, resource, { description: `The functions of ${resource}` });
    const gatewayRole = new GatewayRole(this, 'GatewayRole');
    this.gatewayRoutes = routes.map(
      (route) => new RouteFunction(this, route.id.replaceAll('/', '-'), { route, gatewayRole, ...shared }).route,
    );
  }
}
