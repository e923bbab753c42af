import { join } from 'node:path';
import { CustomResource, Duration } from 'aws-cdk-lib';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { unroutedFunctions } from '../build/handler-files.ts';
import { SmallFunction } from './small-function.ts';

interface Publication {
  /** Id of the function that reads the values to publish. It is also the name of its bundle's folder. */
  readonly functionId: keyof typeof unroutedFunctions;
  /** Construct id of the function. */
  readonly readerName: string;
  /** Construct id of the custom resource. */
  readonly resourceName: string;
  readonly resourceType: `Custom::${string}`;
  readonly description: string;
  readonly right: PolicyStatement;
  readonly properties: Readonly<Record<string, readonly string[]>>;
  readonly functionsDirectory: string;
  readonly logGroup: LogGroup;
}

/** Runs a function of `infra/custom-resources` during the deployment. @returns the custom resource, whose attributes are the function's results. */
export function publishWhileDeploying(scope: Construct, publication: Publication): CustomResource {
  const { functionsDirectory, functionId, description, right, logGroup } = publication;
  const reader = new SmallFunction(scope, publication.readerName, {
    codeDirectory: join(functionsDirectory, functionId),
    description,
    memoryMegabytes: 512,
    timeoutSeconds: 10,
    environment: {},
    statements: [right],
    logGroup,
  });
  const published = new CustomResource(scope, publication.resourceName, {
    serviceToken: reader.lambda.functionArn,
    resourceType: publication.resourceType,
    serviceTimeout: Duration.minutes(2),
    properties: publication.properties,
  });
  // The custom resource waits until the function and its role exist.
  published.node.addDependency(reader);
  return published;
}
