import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** Makes every call to the database fail with this error from now on, as the SDK fails once it has stopped trying. */
export function breakDatabase(client: DynamoDBDocumentClient, error: Error): void {
  client.middlewareStack.add(() => () => Promise.reject(error), { step: 'initialize', name: 'broken', override: true });
}

/** @returns an error as the SDK throws it. */
export function sdkError(name: string, message = 'Something with the word secret-text in it'): Error {
  return Object.assign(new Error(message), { name });
}
