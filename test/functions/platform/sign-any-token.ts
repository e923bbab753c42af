import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A key pair: the private key signs, and the public key is published in the key set. */
export interface TestKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly jwk: Record<string, unknown>;
}

export function makeKey(kid: string): TestKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { kid, privateKey, publicKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' } };
}

export function makeRsaKey(kid: string): TestKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  return { kid, privateKey, publicKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' } };
}

/** Signs the first two parts of a token. */
export type TokenSigner = (signed: string) => Uint8Array;

/** Returns an ES256 signer with this key. */
export function signWith({ privateKey }: TestKey): TokenSigner {
  return (signed) => sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
}

/** Signs any content, given as a value or raw JSON text, even if the product would never create such a token. */
export function signAnyToken(header: object | string, payload: object | string, signer: TokenSigner): string {
  const signed = [header, payload]
    .map((part) => Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signed}.${Buffer.from(signer(signed)).toString('base64url')}`;
}
