import { KMSClient } from '@aws-sdk/client-kms';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { answerCloudFormation, listOf } from './answer-cloudformation.ts';
import { readJwks } from './read-jwks.ts';
import { repeatWhileDenied } from './repeat-while-denied.ts';

const kms = new KMSClient();

/**
 * Runs when the api stack is deployed: reads the public halves of the token keys from KMS and hands them back as the
 * attribute `Jwks`, which every function gets as text. So no function ever fetches a key.
 */
export async function handler(event: CloudFormationCustomResourceEvent): Promise<void> {
  await answerCloudFormation(event, async (): Promise<Record<string, string>> => {
    if (event.RequestType === 'Delete') return {};
    const keyIds = listOf(event, 'KeyIds');
    return { Jwks: await repeatWhileDenied(async () => await readJwks(kms, keyIds)) };
  });
}
