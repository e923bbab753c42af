import { createPublicKey, sign } from 'node:crypto';
import { GetPublicKeyCommand, KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKmsSigner } from '../../../functions/platform/sign-in/kms-signer.ts';
import { digestOf, type Signer } from '../../../functions/platform/sign-in/signer.ts';
import { createTokenVerifier } from '../../../functions/platform/sign-in/session-token.ts';
import { readJwks } from '../../../infra/custom-resources/read-jwks.ts';
import { readSettings } from '../../../infra/settings.ts';
import { getMe, login, register } from '../../../shared/routes/auth.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';
import { makeKey } from './sign-any-token.ts';

/** Follows "Change the token key" in infra/runbook.md. Each step is a deployment with other names in TOKEN_KEYS, on the same table. */
const kms = mockClient(KMSClient);
const keys = new Map(['1', '2'].map((name) => [name, makeKey(name)]));
const account = { email: 'parent@example.org', password: 'correct horse 42' };
const messages = new Map<string, Uint8Array>();
let product: TestProduct;

beforeEach(async () => {
  kms.reset();
  kms.on(GetPublicKeyCommand).callsFake(({ KeyId }: { KeyId: string }) => ({
    PublicKey: createPublicKey(keyOf(KeyId)).export({ format: 'der', type: 'spki' }),
  }));
  product = await openTestProduct();
  await product.call(register, undefined, { body: { ...account, role: 'parent' } });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('changing the token key', () => {
  it('signs nobody out while both keys are accepted, and refuses the old tokens once the old key is dropped', async () => {
    const before = await deploy('1');
    const oldToken = await before.signIn();

    const accepting = await deploy('1,2');
    expect(await accepting.accepts(oldToken)).toBe(true);

    const signing = await deploy('2,1');
    const newToken = await signing.signIn();
    expect(await signing.accepts(oldToken)).toBe(true);
    expect(await signing.accepts(newToken)).toBe(true);
    // A function from the previous deployment must already accept the new key.
    expect(await accepting.accepts(newToken)).toBe(true);
    expect(await before.accepts(newToken)).toBe(false);

    const dropped = await deploy('2');
    expect(await dropped.accepts(newToken)).toBe(true);
    expect(await dropped.accepts(oldToken)).toBe(false);
  });

  it('can be taken back before the old key is dropped', async () => {
    const newToken = await (await deploy('2,1')).signIn();
    const back = await deploy('1,2');
    expect(await back.accepts(newToken)).toBe(true);
    expect(await back.accepts(await back.signIn())).toBe(true);
  });
});

/** Returns the product's token functions after a deployment with these keys. */
async function deploy(tokenKeys: string) {
  const names = readSettings('prod', { TOKEN_KEYS: tokenKeys }).tokenKeys;
  const jwks = await readJwks(new KMSClient({ region: 'eu-central-1' }), names);
  const [signingKey] = names;
  vi.stubEnv('SIGNING_KEY_ID', signingKey);
  vi.stubEnv('JWKS', jwks);
  kms.on(SignCommand).callsFake(signWithKms);
  const kmsSigner = createKmsSigner(new KMSClient({ region: 'eu-central-1' }));
  const signer: Signer = {
    keyId: kmsSigner.keyId,
    sign: async (bytes) => {
      messages.set(digestOf(bytes).toString(), bytes);
      return await kmsSigner.sign(bytes);
    },
  };
  const tokens = createTokenVerifier({ issuer: product.context.issuer, jwks });
  const deployed = await openTestProduct({ ...product.context, signer, tokens });
  return {
    signIn: async () => (await deployed.call(login, undefined, { body: account })).token,
    accepts: async (token: string) => (await deployed.send(getMe, token, {})).status === 200,
  };
}

/** Imitates KMS, which signs a digest and returns DER. Node only signs messages, so the message is looked up by its digest. */
function signWithKms({ KeyId, Message }: { KeyId: string; Message: Uint8Array }) {
  const message = messages.get(Message.toString());
  if (!message) throw new Error('KMS got the digest of something else.');
  return { Signature: sign('sha256', message, { key: keyOf(KeyId), dsaEncoding: 'der' }) };
}

function keyOf(name: string) {
  const key = keys.get(name);
  if (!key) throw new Error(`KMS has no key ${name}.`);
  return key.privateKey;
}
