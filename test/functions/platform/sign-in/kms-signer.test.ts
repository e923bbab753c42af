import { createHash, sign, verify } from 'node:crypto';
import { KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { mockClient } from 'aws-sdk-client-mock';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKmsSigner, derToJose } from '../../../../functions/platform/sign-in/kms-signer.ts';
import { createTokenVerifier, issueToken } from '../../../../functions/platform/sign-in/session-token.ts';
import { makeKey } from '../sign-any-token.ts';

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
  claims: { userId: '01KE6X0000000000000000000A', sessionId: '01KE6X0000000000000000000B' },
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
    expect(createTokenVerifier({ issuer: 'here', jwks })(token, issuedAt)).toMatchObject(contents.claims);
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

const { privateKey, publicKey } = makeKey('any');

/** A positive number of up to 32 bytes; often short, often with its highest bit set. */
const coordinate = fc.oneof(
  fc.bigInt({ min: 1n, max: (1n << 256n) - 1n }),
  fc.integer({ min: 0, max: 255 }).map((bits) => 1n << BigInt(bits)),
  fc.constantFrom(1n, 0x7fn, 0x80n, 0xffn, 0x100n, (1n << 255n) - 1n, 1n << 255n, (1n << 256n) - 1n),
);

/** Encodes an integer in DER (X.690, 8.3): as short as possible, with a leading zero before a high bit. */
function derInteger(value: bigint): number[] {
  const digits = value.toString(16);
  const bytes = [...Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex')];
  const content = (bytes[0] ?? 0) >= 0x80 ? [0, ...bytes] : bytes;
  return [0x02, content.length, ...content];
}

function derOf(...numbers: number[][]): Uint8Array {
  const content = numbers.flat();
  return Uint8Array.from([0x30, content.length, ...content]);
}

describe('a signature from DER to JOSE', () => {
  it('stays the signature of its message', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (message) => {
        const jose = derToJose(sign('sha256', message, { key: privateKey, dsaEncoding: 'der' }));
        return verify('sha256', message, { key: publicKey, dsaEncoding: 'ieee-p1363' }, jose);
      }),
      { numRuns: 400 },
    );
  });

  it('puts both numbers into 32 bytes each, whatever zeros DER dropped or added', () => {
    fc.assert(
      fc.property(coordinate, coordinate, (first, second) => {
        const jose = derToJose(derOf(derInteger(first), derInteger(second)));
        const expected = [first, second].map((value) => value.toString(16).padStart(64, '0')).join('');
        expect(Buffer.from(jose).toString('hex')).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });
});

describe('what is no signature of P-256', () => {
  const one = derInteger(1n);
  const wrong: Record<string, Uint8Array> = {
    nothing: new Uint8Array(),
    'only a tag': Uint8Array.of(0x30),
    'another tag': Uint8Array.from([0x31, ...derOf(one, one).subarray(1)]),
    'another tag inside': derOf([0x03, 1, 1], one),
    'one number': derOf(one),
    'three numbers': derOf(one, one, one),
    'a length that lies': Uint8Array.from([0x30, 7, ...one, ...one]),
    'a number that is cut off': derOf(one, [0x02, 9, 1]),
    'an empty number': derOf([0x02, 0], one),
    'a zero': derOf([0x02, 1, 0], one),
    'two zeros': derOf(one, [0x02, 2, 0, 0]),
    'a number of P-384': derOf(derInteger(1n << 256n), one),
    'raw numbers': new Uint8Array(64).fill(7),
  };

  it.each(Object.entries(wrong))('is refused: %s', (_, bytes) => {
    expect(() => derToJose(bytes)).toThrow(RangeError);
  });

  it('is refused with the same error whatever its bytes are', () => {
    const anyBytes = fc.oneof(
      fc.uint8Array({ maxLength: 80 }),
      fc.uint8Array({ maxLength: 76 }).map((content) => derOf([...content])),
    );
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        try {
          return derToJose(bytes).length === 64;
        } catch (error) {
          return error instanceof RangeError;
        }
      }),
      { numRuns: 500 },
    );
  });
});
