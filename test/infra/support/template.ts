import type { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';

/** A value inside a template whose shape a test then looks at. */
export type Properties = Record<string, unknown>;

export interface Resource {
  readonly logicalId: string;
  readonly type: string;
  readonly properties: Properties;
  readonly deletionPolicy: unknown;
  /** Logical ids of what must be there first. */
  readonly dependsOn: readonly string[];
}

/** All resources that a stack makes. */
export function resourcesOf(stack: Stack): Resource[] {
  const { Resources = {} } = Template.fromStack(stack).toJSON() as { Resources?: Record<string, Properties> };
  return Object.entries(Resources).map(([logicalId, resource]) => ({
    logicalId,
    type: String(resource['Type']),
    properties: (resource['Properties'] ?? {}) as Properties,
    deletionPolicy: resource['DeletionPolicy'],
    dependsOn: [resource['DependsOn'] ?? []].flat().map(String),
  }));
}

/** The resources of one type. */
export function ofType(resources: readonly Resource[], type: string): Resource[] {
  return resources.filter((resource) => resource.type === type);
}

/** The one resource of a type. */
export function single(resources: readonly Resource[], type: string): Resource {
  const [only, ...others] = ofType(resources, type);
  if (!only || others.length > 0) throw new Error(`Expected one ${type}, found ${only ? others.length + 1 : 0}.`);
  return only;
}
