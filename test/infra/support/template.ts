import { NestedStack, type Stack } from 'aws-cdk-lib';
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
  /** Logical id of the stack inside the stack that it stands in. */
  readonly inside?: string;
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

/** All resources that a stack and the stacks inside it make, as if they stood in one: what a stack inside is told stands for itself. */
export function resourcesWithin(stack: Stack): Resource[] {
  const own = resourcesOf(stack);
  const nested = stack.node.findAll().filter((one) => one instanceof NestedStack);
  return [...own, ...nested.flatMap((one) => resourcesInside(one, own))];
}

function resourcesInside(nested: NestedStack, around: readonly Resource[]): Resource[] {
  const inside = nested.resolve(nested.nestedStackResource?.logicalId) as string;
  const parent = around.find(({ logicalId }) => logicalId === inside);
  const told = (parent?.properties['Parameters'] ?? {}) as Properties;
  return resourcesOf(nested).map((resource) => ({
    ...resource,
    inside,
    properties: replaceReferences(resource.properties, told) as Properties,
  }));
}

function replaceReferences(value: unknown, told: Properties): unknown {
  if (Array.isArray(value)) return value.map((one) => replaceReferences(one, told));
  if (typeof value !== 'object' || value === null) return value;
  const { Ref: name } = value as { readonly Ref?: string };
  if (name !== undefined && name in told) return told[name];
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, replaceReferences(one, told)]));
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
