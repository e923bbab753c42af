import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { networkKeyOf } from '../../functions/platform/call/client-network.ts';
import { digestOfSecret } from '../../functions/platform/call/require-origin.ts';
import { answerCloudFormation, listOf } from './answer-cloudformation.ts';
import { repeatWhileDenied } from './repeat-while-denied.ts';

const secretsManager = new SecretsManagerClient();

/** Returns the digests of the origin secrets (`Digests`) and a key derived from another secret (`NetworkKey`), so no other function reads a secret. */
export async function handler(event: CloudFormationCustomResourceEvent): Promise<void> {
  await answerCloudFormation(event, async (): Promise<Record<string, string>> => {
    if (event.RequestType === 'Delete') return {};
    const [originSecrets, [keySecret = '']] = await repeatWhileDenied(async () => await readAll(event));
    return { Digests: originSecrets.map(digestOfSecret).join(','), NetworkKey: networkKeyOf(keySecret) };
  });
}

async function readAll(event: CloudFormationCustomResourceEvent): Promise<readonly [string[], string[]]> {
  const read = async (property: string) => await Promise.all(listOf(event, property).map(readSecret));
  return await Promise.all([read('SecretIds'), read('KeySecretIds')]);
}

async function readSecret(secretId: string): Promise<string> {
  const { SecretString } = await secretsManager.send(new GetSecretValueCommand({ SecretId: secretId }));
  if (!SecretString) throw new Error(`The secret ${secretId} is empty.`);
  return SecretString;
}
