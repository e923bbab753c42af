import { GetPublicKeyCommand, type KMSClient } from '@aws-sdk/client-kms';
import { toJwk } from './to-jwk.ts';

/**
 * @param keyIds ids of keys in KMS.
 * @returns JSON text of the key set (RFC 7517) with their public halves, in the order given.
 * @throws {Error} when one of them has no public half for ES256.
 */
export async function readJwks(kms: KMSClient, keyIds: readonly string[]): Promise<string> {
  const keys = await Promise.all(keyIds.map(async (keyId) => await readJwk(kms, keyId)));
  return JSON.stringify({ keys });
}

async function readJwk(kms: KMSClient, keyId: string): Promise<ReturnType<typeof toJwk>> {
  const { PublicKey } = await kms.send(new GetPublicKeyCommand({ KeyId: keyId }));
  if (!PublicKey) throw new Error(`KMS gave no public key for ${keyId}.`);
  return toJwk(keyId, PublicKey);
}
