import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { GetPublicKeyCommand, type KMSClient } from '@aws-sdk/client-kms';

/**
 * @returns the JSON Web Key Set (RFC 7517) of the public keys, in the given order.
 * @throws {Error} when a key has no public key for ES256.
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
 * @param keyId Id in KMS, used as the `kid` of every token that the key signs.
 * @param spki Public key from KMS: DER, SubjectPublicKeyInfo (RFC 5280).
 * @returns the public key as a JSON Web Key (RFC 7517) for ES256.
 * @throws {Error} when the key is not on the curve P-256.
 */
export function toJwk(keyId: string, spki: Uint8Array): JsonWebKey {
  const { kty, crv, x, y } = createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' }).export({
    format: 'jwk',
  });
  if (kty !== 'EC' || crv !== 'P-256') throw new Error(`The key ${keyId} is not an elliptic curve key on P-256.`);
  return { kty, crv, x, y, alg: 'ES256', use: 'sig', kid: keyId };
}
