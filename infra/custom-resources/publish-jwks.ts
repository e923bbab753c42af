import { KMSClient } from '@aws-sdk/client-kms';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { answerCloudFormation, listOf } from './answer-cloudformation.ts';
import { readJwks } from './read-jwks.ts';
import { repeatWhileDenied } from './repeat-while-denied.ts';

const kms = new KMSClient();

/** Returns the public token keys from KMS as the attribute `Jwks`, for an environment variable of the functions. */
export async function handler(event: CloudFormationCustomResourceEvent): Promise<void> {
  await answerCloudFormation(event, async (): Promise<Record<string, string>> => {
    if (event.RequestType === 'Delete') return {};
    const keyIds = listOf(event, 'KeyIds');
    return { Jwks: await repeatWhileDenied(async () => await readJwks(kms, keyIds)) };
  });
}
