import { createHash, createSign, type KeyObject } from 'node:crypto';

/** Signs for the product: AWS KMS in the cloud, a key file on one's own machine. */
export interface Signer {
  /** The `kid` of the public key in the key set. */
  readonly keyId: string;
  /** @returns the ES256 signature as JWS wants it: r‖s, 64 bytes. */
  readonly sign: (message: Uint8Array) => Promise<Uint8Array>;
}

/** Signs with a key that is at hand: on one's own machine and in tests. */
export function createLocalSigner(privateKey: KeyObject, keyId: string): Signer {
  return {
    keyId,
    sign: (message) =>
      Promise.resolve(createSign('sha256').update(message).sign({ key: privateKey, dsaEncoding: 'ieee-p1363' })),
  };
}

/** @returns the SHA-256 that KMS signs. */
export function digestOf(message: Uint8Array): Uint8Array {
  return createHash('sha256').update(message).digest();
}
