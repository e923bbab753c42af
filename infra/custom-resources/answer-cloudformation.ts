import type { CloudFormationCustomResourceEvent } from 'aws-lambda';

/** Attributes of the custom resource, read with `getAttString`. */
type Attributes = Readonly<Record<string, string>>;

/**
 * Runs a custom resource's work and reports its success or failure in every case. Without a report, CloudFormation waits an hour.
 * @param send Sends the report to CloudFormation.
 */
export async function answerCloudFormation(
  event: CloudFormationCustomResourceEvent,
  work: () => Promise<Attributes>,
  send: typeof fetch = fetch,
): Promise<void> {
  const outcome = await settle(work);
  const response = await send(event.ResponseURL, {
    method: 'PUT',
    // The presigned URL requires an empty content type.
    headers: { 'content-type': '' },
    body: JSON.stringify({
      ...outcome,
      StackId: event.StackId,
      RequestId: event.RequestId,
      LogicalResourceId: event.LogicalResourceId,
      PhysicalResourceId: 'PhysicalResourceId' in event ? event.PhysicalResourceId : event.LogicalResourceId,
    }),
  });
  if (!response.ok) throw new Error(`CloudFormation refused the answer with status ${response.status}.`);
}

async function settle(work: () => Promise<Attributes>) {
  try {
    return { Status: 'SUCCESS', Data: await work() };
  } catch (error) {
    return { Status: 'FAILED', Reason: error instanceof Error ? error.message : String(error) };
  }
}

/** @returns a list property of a custom resource. @throws {Error} when it is missing or empty. */
export function listOf(event: CloudFormationCustomResourceEvent, property: string): string[] {
  const list: unknown = event.ResourceProperties[property];
  if (!Array.isArray(list) || list.length === 0) throw new Error(`${property} must name at least one.`);
  return list.map(String);
}
