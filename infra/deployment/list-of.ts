import type { CloudFormationCustomResourceEvent } from 'aws-lambda';

/**
 * @returns a property of a custom resource that is a list of texts.
 * @throws {Error} when there is nothing in it.
 */
export function listOf(event: CloudFormationCustomResourceEvent, property: string): string[] {
  const list: unknown = event.ResourceProperties[property];
  if (!Array.isArray(list) || list.length === 0) throw new Error(`${property} must name at least one.`);
  return list.map(String);
}
