import { NestedStack, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';

/** Part of a template whose shape the tests check. */
export type Properties = Record<string, unknown>;

export interface Resource {
  readonly logicalId: string;
  readonly type: string;
  readonly properties: Properties;
  readonly deletionPolicy: unknown;
  readonly dependsOn: readonly string[];
  /** Logical id of the nested stack that contains it. */
  readonly nestedStackId?: string;
}

/** Returns all resources of a stack, without those of its nested stacks. */
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

/** Returns all resources of a stack and its nested stacks. Parameters of a nested stack are replaced by their values. */
export function resourcesWithin(stack: Stack): Resource[] {
  const own = resourcesOf(stack);
  const nested = stack.node.findAll().filter((one) => one instanceof NestedStack);
  return [...own, ...nested.flatMap((one) => resourcesInside(one, own))];
}

function resourcesInside(nested: NestedStack, around: readonly Resource[]): Resource[] {
  const nestedStackId = nested.resolve(nested.nestedStackResource?.logicalId) as string;
  const parent = around.find(({ logicalId }) => logicalId === nestedStackId);
  const parameters = (parent?.properties['Parameters'] ?? {}) as Properties;
  return resourcesOf(nested).map((resource) => ({
    ...resource,
    nestedStackId,
    properties: replaceReferences(resource.properties, parameters) as Properties,
  }));
}

function replaceReferences(value: unknown, parameters: Properties): unknown {
  if (Array.isArray(value)) return value.map((one) => replaceReferences(one, parameters));
  if (typeof value !== 'object' || value === null) return value;
  const { Ref: name } = value as { readonly Ref?: string };
  if (name !== undefined && name in parameters) return parameters[name];
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, replaceReferences(one, parameters)]));
}

export function ofType(resources: readonly Resource[], type: string): Resource[] {
  return resources.filter((resource) => resource.type === type);
}

/** @throws Error unless there is exactly one resource of the type. */
export function single(resources: readonly Resource[], type: string): Resource {
  const [only, ...others] = ofType(resources, type);
  if (!only || others.length > 0) throw new Error(`Expected one ${type}, found ${only ? others.length + 1 : 0}.`);
  return only;
}
