import { createHmac, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../../shared/limits.ts';
import { createTokenVerifier, issueToken } from '../../../../functions/platform/sign-in/session-token.ts';
import { createLocalSigner } from '../../../../functions/platform/sign-in/signer.ts';
import { makeKey, makeRsaKey, signAnyToken, signWith, type TestKey } from '../sign-any-token.ts';

const issuer = 'https://flashspark.example';
const userId = '01KE6X0000000000000000000A';
const sessionId = '01KE6X0000000000000000000B';
const key = makeKey('first');
/** Years in the past, so that code that uses the machine's clock would treat every token here as expired. */
const now = new Date('2020-05-05T12:00:00.000Z');
const nowSeconds = now.getTime() / 1_000;

const header = { alg: 'ES256', typ: 'JWT', kid: key.kid };
const payload = {
  iss: issuer,
  aud: issuer,
  sub: userId,
  sid: sessionId,
  iat: nowSeconds,
  exp: nowSeconds + limits.signedInSeconds,
};

function verifierOf(...keys: TestKey[]) {
  return createTokenVerifier({ issuer, jwks: JSON.stringify({ keys: keys.map(({ jwk }) => jwk) }) });
}

function without(object: object, name: string): object {
  return Object.fromEntries(Object.entries(object).filter(([field]) => field !== name));
}

const verify = verifierOf(key);

describe('a token as the product signs it', () => {
  it('is read back by the verifier', async () => {
    const contents = { issuer, claims: { userId, sessionId }, issuedAt: now, expiresAt: payload.exp };
    const signer = createLocalSigner(key.privateKey, key.kid);
    const token = await issueToken(contents, signer);
    expect(verify(token, now)).toEqual({ userId, sessionId });
    const child = { householdId: userId, learner: sessionId, device: userId, sessionId };
    const ofChild = await issueToken({ ...contents, claims: child }, signer);
    expect(verify(ofChild, now)).toEqual(child);
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]{86}$/);
    expect(token.split('.').slice(0, 2)).toEqual(signAnyToken(header, payload, signWith(key)).split('.').slice(0, 2));
  });

  it('is good until its last second by the clock of the product', () => {
    const token = signAnyToken(header, payload, signWith(key));
    expect(verify(token, new Date((payload.exp - 1) * 1_000))).toEqual({ userId, sessionId });
    expect(() => verify(token, new Date(payload.exp * 1_000))).toThrow();
  });

  it('is accepted by either of two keys while the signing key is changed', () => {
    const second = makeKey('second');
    const both = verifierOf(second, key);
    for (const signing of [key, second]) {
      const token = signAnyToken({ ...header, kid: signing.kid }, payload, signWith(signing));
      expect(both(token, now)).toEqual({ userId, sessionId });
    }
    const swapped = signAnyToken({ ...header, kid: second.kid }, payload, signWith(key));
    expect(() => both(swapped, now)).toThrow();
  });
});

const wrongPayloads: Record<string, object | string> = {
  'without an end': without(payload, 'exp'),
  'with an end that is no number': { ...payload, exp: String(payload.exp) },
  'that lasts longer than any session': { ...payload, exp: payload.exp + 1 },
  'that never ends': JSON.stringify(payload).replace(String(payload.exp), '1e999'),
  'without a beginning': without(payload, 'iat'),
  'from the future': { ...payload, iat: nowSeconds + 61, exp: nowSeconds + 3_600 },
  'that has ended': { ...payload, iat: nowSeconds - 3_600, exp: nowSeconds },
  'without an account': without(payload, 'sub'),
  'with an account of another form': { ...payload, sub: `${userId}#PROFILE` },
  'with an account in small letters': { ...payload, sub: userId.toLowerCase() },
  'without a session': without(payload, 'sid'),
  'with a session of another form': { ...payload, sid: 'HH#1' },
  'with a session that is no text': { ...payload, sid: [sessionId] },
  'of a device without a learner': { ...payload, dev: sessionId },
  'of a learner without a device': { ...payload, sub: `${userId}-${sessionId}` },
  'of a device of another form': { ...payload, sub: `${userId}-${sessionId}`, dev: 'x' },
  'of another issuer': { ...payload, iss: 'https://elsewhere.example' },
  'without an issuer': without(payload, 'iss'),
  'for another audience': { ...payload, aud: 'https://elsewhere.example' },
  'without an audience': without(payload, 'aud'),
  'that says its account twice': JSON.stringify(payload).replace('{', `{"sub":"01KE6X0000000000000000000C",`),
  'that is spelled in another way': JSON.stringify(payload, undefined, 1),
};

const wrongHeaders: Record<string, object | string> = {
  'without a type': without(header, 'typ'),
  'of another type': { ...header, typ: 'at+jwt' },
  'of the type in small letters': { ...header, typ: 'jwt' },
  'with a critical extension': { ...header, crit: ['exp'] },
  'with an empty list of critical extensions': { ...header, crit: [] },
  'of an unknown key': { ...header, kid: 'third' },
  'without a key': without(header, 'kid'),
  'that says its key twice': JSON.stringify(header).replace('{', '{"kid":"third",'),
  'without an algorithm': without(header, 'alg'),
};

describe('a token that this product would not sign, though its signature is right', () => {
  it.each(Object.entries(wrongPayloads))('is refused: one %s', (_, changed) => {
    expect(() => verify(signAnyToken(header, changed, signWith(key)), now)).toThrow();
  });

  it.each(Object.entries(wrongHeaders))('is refused: one with a header %s', (_, changed) => {
    expect(() => verify(signAnyToken(changed, payload, signWith(key)), now)).toThrow();
  });

  it('is accepted from a clock that is a minute ahead', () => {
    expect(verify(signAnyToken(header, { ...payload, iat: nowSeconds + 60 }, signWith(key)), now)).toEqual({
      userId,
      sessionId,
    });
  });
});

describe('a token with another signature', () => {
  const good = signAnyToken(header, payload, signWith(key));

  it('is refused when nothing signed it', () => {
    const unsigned = signAnyToken({ ...header, alg: 'none' }, payload, () => new Uint8Array());
    expect(() => verify(unsigned, now)).toThrow();
    expect(() => verify(good.slice(0, good.lastIndexOf('.') + 1), now)).toThrow();
  });

  it('is refused when the public key was the secret of an HMAC', () => {
    for (const secret of [key.publicKey.export({ format: 'pem', type: 'spki' }), JSON.stringify(key.jwk)]) {
      const forged = signAnyToken({ ...header, alg: 'HS256' }, payload, (text) =>
        createHmac('sha256', secret).update(text).digest(),
      );
      expect(() => verify(forged, now)).toThrow();
    }
  });

  it('is refused with RS256, even where an RSA key stands in the key set', () => {
    const rsa = makeRsaKey('rsa');
    const signed = (kid: string) =>
      signAnyToken({ ...header, alg: 'RS256', kid }, payload, (text) =>
        sign('sha256', Buffer.from(text), rsa.privateKey),
      );
    expect(() => verifierOf(key, rsa)(signed(rsa.kid), now)).toThrow('Not a token of this product');
    expect(() => verify(signed(key.kid), now)).toThrow();
  });

  it('is refused when another key signed it', () => {
    expect(() => verify(signAnyToken(header, payload, signWith(makeKey(key.kid))), now)).toThrow();
  });

  it('is refused when the signature stands as DER', () => {
    const der = signAnyToken(header, payload, (text) => sign('sha256', Buffer.from(text), key.privateKey));
    expect(() => verify(der, now)).toThrow();
  });

  it('is refused when it is padded', () => {
    expect(() => verify(`${good}==`, now)).toThrow();
  });
});

describe('a token whose key is not known', () => {
  it('is refused at once, without asking anybody for the key', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end(JSON.stringify({ keys: [key.jwk] }));
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const verifyFrom = createTokenVerifier({ issuer: address, jwks: JSON.stringify({ keys: [makeKey('other').jwk] }) });
    const pointing = { ...header, jku: `${address}/jwks.json`, jwk: key.jwk };
    const token = signAnyToken(pointing, { ...payload, iss: address, aud: address }, signWith(key));
    expect(() => verifyFrom(token, now)).toThrow('not found in the JWKS');
    await fetch(`${address}/last`);
    await new Promise((resolve) => void server.close(resolve));
    expect(asked).toEqual(['/last']);
  });
});
