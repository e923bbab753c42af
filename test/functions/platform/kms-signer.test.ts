import { createHash, sign } from 'node:crypto';
import { KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKmsSigner } from '../../../functions/platform/kms-signer.ts';
import { createTokenVerifier, issueToken } from '../../../functions/platform/session-token.ts';
import { makeKey } from './sign-any-token.ts';

const signing = makeKey('now');
const leaving = makeKey('before');
const jwks = JSON.stringify({ keys: [signing.jwk, leaving.jwk] });
const kms = mockClient(KMSClient);

beforeEach(() => {
  kms.reset();
  vi.stubEnv('SIGNING_KEY_ID', 'arn:aws:kms:eu-central-1:1:key/a');
  vi.stubEnv('JWKS', jwks);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const client = () => new KMSClient({ region: 'eu-central-1' });
const issuedAt = new Date('2026-01-05T09:00:00.000Z');
const contents = {
  issuer: 'here',
  userId: '01KE6X0000000000000000000A',
  sessionId: '01KE6X0000000000000000000B',
  issuedAt,
  expiresAt: issuedAt.getTime() / 1_000 + 60,
};

describe('the signer that uses KMS', () => {
  it('makes tokens that the key set accepts, by its first key, and hands KMS a digest only', async () => {
    let message = '';
    kms.on(SignCommand).callsFake(() => ({
      Signature: sign('sha256', Buffer.from(message), { key: signing.privateKey, dsaEncoding: 'der' }),
    }));
    const signer = createKmsSigner(client());
    const watched = {
      ...signer,
      sign: async (bytes: Uint8Array) => {
        message = Buffer.from(bytes).toString();
        return await signer.sign(bytes);
      },
    };
    const token = await issueToken(contents, watched);
    expect(createTokenVerifier({ issuer: 'here', jwks })(token, issuedAt)).toMatchObject({ userId: contents.userId });
    expect(signer.keyId).toBe('now');
    expect(kms.commandCalls(SignCommand)[0]?.args[0].input).toEqual({
      KeyId: 'arn:aws:kms:eu-central-1:1:key/a',
      Message: createHash('sha256')
        .update(token.slice(0, token.lastIndexOf('.')))
        .digest(),
      MessageType: 'DIGEST',
      SigningAlgorithm: 'ECDSA_SHA_256',
    });
  });

  it('makes no token of an answer without a signature', async () => {
    kms.on(SignCommand).resolves({});
    await expect(issueToken(contents, createKmsSigner(client()))).rejects.toThrow('without a signature');
  });

  it('does not start with a key set that is empty', () => {
    vi.stubEnv('JWKS', '{"keys":[]}');
    expect(() => createKmsSigner(client())).toThrow('no key');
  });
});
