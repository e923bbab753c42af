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

/** Role with which the gateway invokes one resource's functions. It needs fewer template resources than one permission per function. */
export class GatewayRole extends Construct {
  readonly #calls = new PolicyStatement({ actions: ['lambda:InvokeFunction'] });
  readonly #role: Role;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.#role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      inlinePolicies: { Only: new PolicyDocument({ statements: [this.#calls] }) },
    });
  }

  integrate(lambda: IFunction): HttpRouteIntegration {
    this.#calls.addResources(lambda.functionArn);
    return new FunctionIntegration('Integration', lambda, this.#role);
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
