import type { CloudFormationCustomResourceEvent } from 'aws-lambda';

/** Attributes of the custom resource, read with `getAttString`. */
type Attributes = Readonly<Record<string, string>>;

/**
 * Runs the work of a custom resource and always answers: CloudFormation waits an hour for an answer that never comes.
 * @param send How the answer is delivered.
 */
export async function answerCloudFormation(
  event: CloudFormationCustomResourceEvent,
  work: () => Promise<Attributes>,
  send: typeof fetch = fetch,
): Promise<void> {
  const outcome = await settle(work);
  const response = await send(event.ResponseURL, {
    method: 'PUT',
    // The address is signed for an empty content type.
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

/**
 * @returns a property of a custom resource that is a list of texts.
 * @throws {Error} when there is nothing in it.
 */
export function listOf(event: CloudFormationCustomResourceEvent, property: string): string[] {
  const list: unknown = event.ResourceProperties[property];
  if (!Array.isArray(list) || list.length === 0) throw new Error(`${property} must name at least one.`);
  return list.map(String);
}
