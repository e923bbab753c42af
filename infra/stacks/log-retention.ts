import { type App, CfnResource, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';

/**
 * Gives each function that the CDK adds itself (copying the web app, reading values from another region) a log group with a retention. Otherwise Lambda
 * would create one that never expires. Synthesis fails if a log group lacks a retention.
 * Runs as a validation: the CDK adds some functions while it resolves references, after aspects have run.
 */
export function expireLogs(app: App, retention: RetentionDays): void {
  app.node.addValidation({
    validate: () => {
      for (const lambda of listResources(app, 'AWS::Lambda::Function')) {
        if (propertiesOf(lambda)['LoggingConfig'] === undefined) giveLog(lambda, retention);
      }
      // The CDK's own log groups default to two years.
      for (const group of listResources(app, 'AWS::Logs::LogGroup'))
        if (propertiesOf(group)['RetentionInDays'] !== undefined)
          group.addPropertyOverride('RetentionInDays', retention);
      return [
        ...listResources(app, 'AWS::Lambda::Function')
          .filter((lambda) => propertiesOf(lambda)['LoggingConfig'] === undefined)
          .map(({ node }) => `${node.path} has no log group of its own: Lambda would make one that never forgets.`),
        ...listResources(app, 'AWS::Logs::LogGroup')
          .filter((group) => propertiesOf(group)['RetentionInDays'] === undefined)
          .map(({ node }) => `${node.path} never forgets: give it a retention.`),
      ];
    },
  });
}

function giveLog(lambda: CfnResource, retention: RetentionDays): void {
  const stack = Stack.of(lambda);
  const id = `LogOf${stack.getLogicalId(lambda)}`;
  const { logGroupName } = new LogGroup(stack, id, { retention, removalPolicy: RemovalPolicy.DESTROY });
  lambda.addPropertyOverride('LoggingConfig', { LogGroup: logGroupName });
}

function listResources(app: App, type: string): CfnResource[] {
  return app.node
    .findAll()
    .filter((node) => CfnResource.isCfnResource(node))
    .filter(({ cfnResourceType }) => cfnResourceType === type);
}

/** @returns the properties as in the template, including overrides. */
function propertiesOf(resource: CfnResource): Readonly<Record<string, unknown>> {
  const { _toCloudFormation: toTemplate } = resource as unknown as { readonly _toCloudFormation: () => object };
  const { Resources } = Stack.of(resource).resolve(toTemplate.call(resource)) as {
    readonly Resources: Readonly<Record<string, { readonly Properties?: Readonly<Record<string, unknown>> }>>;
  };
  return Object.values(Resources)[0]?.Properties ?? {};
}
