import { join } from 'node:path';
import { CustomResource, Duration } from 'aws-cdk-lib';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { unroutedFunctions } from '../build/handler-files.ts';
import { SmallFunction } from './small-function.ts';

interface Publication {
  /** Id of the function that reads the values, also the folder of its bundle. */
  readonly functionId: keyof typeof unroutedFunctions;
  /** What its construct is called. */
  readonly readerName: string;
  /** What the custom resource is called. */
  readonly resourceName: string;
  readonly resourceType: `Custom::${string}`;
  readonly description: string;
  /** What the function must be allowed to read. */
  readonly right: PolicyStatement;
  /** What the function is told. */
  readonly properties: Readonly<Record<string, readonly string[]>>;
  readonly functionsDirectory: string;
  readonly logGroup: LogGroup;
}

/**
 * Lets a function of `infra/custom-resources` read something while the stack is deployed.
 * @returns the custom resource: its attributes are what the function read.
 */
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
  // The reader's rights must be there before it reads.
  published.node.addDependency(reader);
  return published;
}
