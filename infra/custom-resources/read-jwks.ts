import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { GetPublicKeyCommand, type KMSClient } from '@aws-sdk/client-kms';

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

/**
 * The public half of a token key as a JSON Web Key (RFC 7517) for ES256.
 * @param keyId Id of the key in KMS: it is the `kid` of every token that this key signs.
 * @param spki The public key as KMS gives it: DER, SubjectPublicKeyInfo (RFC 5280).
 * @throws {Error} when the key is not on the curve P-256.
 */
export function toJwk(keyId: string, spki: Uint8Array): JsonWebKey {
  const { kty, crv, x, y } = createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' }).export({
    format: 'jwk',
  });
  if (kty !== 'EC' || crv !== 'P-256') throw new Error(`The key ${keyId} is not an elliptic curve key on P-256.`);
  return { kty, crv, x, y, alg: 'ES256', use: 'sig', kid: keyId };
}
