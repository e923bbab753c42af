import { KMSClient } from '@aws-sdk/client-kms';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { answerCloudFormation, listOf } from './answer-cloudformation.ts';
import { readJwks } from './read-jwks.ts';
import { repeatWhileDenied } from './repeat-while-denied.ts';

const kms = new KMSClient();

/**
 * Reads the public token keys from KMS while the API stack is deployed and returns them as the attribute `Jwks`.
 * Functions get them as an environment variable, so they never fetch a key.
 */
export async function handler(event: CloudFormationCustomResourceEvent): Promise<void> {
  await answerCloudFormation(event, async (): Promise<Record<string, string>> => {
    if (event.RequestType === 'Delete') return {};
    const keyIds = listOf(event, 'KeyIds');
    return { Jwks: await repeatWhileDenied(async () => await readJwks(kms, keyIds)) };
  });
}
