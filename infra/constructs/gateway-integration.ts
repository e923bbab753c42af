import { ArnFormat, Stack, Validations } from 'aws-cdk-lib';
import {
  HttpIntegrationType,
  type HttpRouteIntegrationBindOptions,
  type HttpRouteIntegrationConfig,
  HttpRouteIntegration,
  IntegrationCredentials,
  PayloadFormatVersion,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { namePlaceInFindings } from './finding-names.ts';

/**
 * The gateway calls the functions of its stack in a role of its own. The construct of the CDK would give each function a permission for
 * its route instead: one resource more a route, of the 500 that CloudFormation takes.
 */
export class GatewayRole extends Construct {
  readonly role: Role;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const stack = Stack.of(this);
    const functions = stack.formatArn({
      service: 'lambda',
      resource: 'function',
      // CloudFormation names the functions of a stack after it.
      resourceName: `${stack.stackName}-*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    const invoke = new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [functions] });
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      inlinePolicies: { Only: new PolicyDocument({ statements: [invoke] }) },
    });
    const { partition, region, account } = namePlaceInFindings(stack);
    const reason =
      'All functions of this one stack, by the name that CloudFormation gives them: the gateway calls one for each route.';
    Validations.of(this.role).acknowledge(
      {
        id: `AwsSolutions-IAM5[Resource::arn:${partition}:lambda:${region}:${account}:function:${stack.stackName}-*]`,
        reason,
      },
      { id: 'Serverless-LambdaStarPermissions', reason },
    );
  }
}

/** A route that is answered by a function, called in the gateway's role. */
export class FunctionIntegration extends HttpRouteIntegration {
  readonly #handler: IFunction;
  readonly #gateway: GatewayRole;

  constructor(id: string, handler: IFunction, gateway: GatewayRole) {
    super(id);
    this.#handler = handler;
    this.#gateway = gateway;
  }

  bind(_options: HttpRouteIntegrationBindOptions): HttpRouteIntegrationConfig {
    return {
      type: HttpIntegrationType.AWS_PROXY,
      uri: this.#handler.functionArn,
      payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
      credentials: IntegrationCredentials.fromRole(this.#gateway.role),
    };
  }
}
