import { createHash, createSign, type KeyObject } from 'node:crypto';

/** Signs tokens: with AWS KMS in the cloud, with a key file on a developer's machine. */
export interface Signer {
  /** `kid` of the public key in the key set. */
  readonly keyId: string;
  /** @returns the ES256 signature in JWS format: r‖s, 64 bytes. */
  readonly sign: (message: Uint8Array) => Promise<Uint8Array>;
}

/** Signs with a local key, for development and tests. */
export function createLocalSigner(privateKey: KeyObject, keyId: string): Signer {
  return {
    keyId,
    sign: (message) =>
      Promise.resolve(createSign('sha256').update(message).sign({ key: privateKey, dsaEncoding: 'ieee-p1363' })),
  };
}

export function digestOf(message: Uint8Array): Uint8Array {
  return createHash('sha256').update(message).digest();
}
