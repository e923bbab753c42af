import { KMSClient } from '@aws-sdk/client-kms';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { answerCloudFormation } from './answer-cloudformation.ts';
import { readJwks } from './read-jwks.ts';

const kms = new KMSClient();

/**
 * Runs when the api stack is deployed: reads the public halves of the token keys from KMS and hands them back as the
 * attribute `Jwks`, which every function gets as text. So no function ever fetches a key.
 */
export async function handler(event: CloudFormationCustomResourceEvent): Promise<void> {
  await answerCloudFormation(event, async (): Promise<Record<string, string>> => {
    if (event.RequestType === 'Delete') return {};
    return { Jwks: await readJwks(kms, keyIdsOf(event)) };
  });
}

function keyIdsOf(event: CloudFormationCustomResourceEvent): string[] {
  const keyIds: unknown = event.ResourceProperties['KeyIds'];
  if (!Array.isArray(keyIds) || keyIds.length === 0) throw new Error('KeyIds must name at least one key.');
  return keyIds.map(String);
}
