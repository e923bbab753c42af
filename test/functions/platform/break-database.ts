import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** Makes every database call fail with this error, like the SDK after its last retry. */
export function breakDatabase(client: DynamoDBDocumentClient, error: Error): void {
  client.middlewareStack.add(() => () => Promise.reject(error), { step: 'initialize', name: 'broken', override: true });
}

export function sdkError(name: string, message = 'Something with the word secret-text in it'): Error {
  return Object.assign(new Error(message), { name });
}
