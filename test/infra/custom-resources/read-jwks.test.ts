import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toJwk } from '../../../infra/custom-resources/read-jwks.ts';

describe('a public token key', () => {
  it('verifies what the private half signed, and names the key', () => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = toJwk('key-1', publicKey.export({ format: 'der', type: 'spki' }));
    expect(jwk).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: 'key-1' });
    const message = Buffer.from('token');
    const signature = sign('sha256', message, privateKey);
    expect(verify('sha256', message, createPublicKey({ key: jwk, format: 'jwk' }), signature)).toBe(true);
  });

  it.each([
    ['another curve', generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey],
    ['RSA', generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey],
  ])('of %s is refused', (_kind, publicKey) => {
    const spki = publicKey.export({ format: 'der', type: 'spki' });
    expect(() => toJwk('key-1', spki)).toThrow('key-1 is not an elliptic curve key on P-256');
  });
});
