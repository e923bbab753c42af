import {
  HttpIntegrationType,
  HttpRouteIntegration,
  type HttpRouteIntegrationConfig,
  IntegrationCredentials,
  PayloadFormatVersion,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

/** A role of the gateway, and the functions that it may call. */
interface Caller {
  readonly role: Role;
  readonly calls: PolicyStatement;
}

/**
 * The roles in which the gateway calls the functions, one for each resource of the product, with the functions of that resource by their
 * names. A permission for each function would say the same, and be a resource each: a stack holds 500.
 */
export class GatewayRoles extends Construct {
  readonly #callers = new Map<string, Caller>();

  /** @param routeId `<resource>/<verb>-<noun>`. @returns how the gateway hands the calls of the route to its function. */
  integrationOf(routeId: string, lambda: IFunction): HttpRouteIntegration {
    const [resource = ''] = routeId.split('/');
    const caller = this.#callers.get(resource) ?? this.#makeCaller(resource);
    caller.calls.addResources(lambda.functionArn);
    return new FunctionIntegration('Integration', lambda, caller.role);
  }

  #makeCaller(resource: string): Caller {
    const calls = new PolicyStatement({ actions: ['lambda:InvokeFunction'] });
    const role = new Role(this, resource, {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      inlinePolicies: { Only: new PolicyDocument({ statements: [calls] }) },
    });
    const caller = { role, calls };
    this.#callers.set(resource, caller);
    return caller;
  }
}

class FunctionIntegration extends HttpRouteIntegration {
  readonly #lambda: IFunction;
  readonly #role: Role;

  constructor(id: string, lambda: IFunction, role: Role) {
    super(id);
    this.#lambda = lambda;
    this.#role = role;
  }

  override bind(): HttpRouteIntegrationConfig {
    return {
      type: HttpIntegrationType.AWS_PROXY,
      uri: this.#lambda.functionArn,
      payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
      credentials: IntegrationCredentials.fromRole(this.#role),
    };
  }
}
