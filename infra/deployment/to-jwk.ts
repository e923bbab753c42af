import { createPublicKey, type JsonWebKey } from 'node:crypto';

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
