import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGoogleVerifier, type GoogleVerifier } from '../../../functions/auth/google-verifier.ts';
import { googleClientId, type GoogleIssuer, startGoogleIssuer } from './google-issuer.ts';
import { makeRsaKey } from '../platform/sign-any-token.ts';

let google: GoogleIssuer;
let verify: GoogleVerifier;
beforeAll(async () => {
  google = await startGoogleIssuer();
  verify = createGoogleVerifier({ clientId: googleClientId, certificatesUrl: google.certificatesUrl });
});
afterAll(async () => {
  await google.stop();
});

const emma = { sub: '1093', email: 'Emma@Gmail.com' };
const refused = expect.objectContaining({ code: 'google-refused' });
const seconds = Math.floor(Date.now() / 1_000);

describe('an ID token of Google', () => {
  it('says who somebody is, in small letters', async () => {
    expect(await verify(google.sign(emma), undefined)).toEqual({
      subject: '1093',
      email: 'emma@gmail.com',
      isVouchedFor: true,
    });
  });

  it('may name its issuer without https', async () => {
    expect(await verify(google.sign({ ...emma, iss: 'accounts.google.com' }), undefined)).toMatchObject({
      subject: '1093',
    });
  });

  it('is checked by certificates that are fetched once', async () => {
    const fresh = createGoogleVerifier({ clientId: googleClientId, certificatesUrl: google.certificatesUrl });
    const before = google.fetches();
    for (let calls = 0; calls < 3; calls += 1) await fresh(google.sign(emma), undefined);
    expect(google.fetches() - before).toBe(1);
  });

  it.each([
    ['emma@gmail.com', undefined, true],
    ['emma@googlemail.com', undefined, true],
    ['emma@school.example', 'school.example', true],
    ['emma@School.example', 'SCHOOL.example', true],
    ['emma@school.example', undefined, false],
    ['emma@school.example', 'another.example', false],
    ['emma@evil-school.example', 'school.example', false],
    ['emma@gmail.com.evil.example', undefined, false],
    ['emma@notgmail.com', undefined, false],
  ])('vouches for %s with the hosted domain %s: %s', async (email, hd, isVouchedFor) => {
    expect(await verify(google.sign({ sub: '1', email, hd }), undefined)).toMatchObject({ isVouchedFor });
  });
});

const wrong: Record<string, Record<string, unknown>> = {
  'that another app asked for': { ...emma, azp: 'another.apps.googleusercontent.com' },
  'for another app': { ...emma, aud: 'another.apps.googleusercontent.com' },
  'for another app and this one': { ...emma, aud: [googleClientId, 'another.apps.googleusercontent.com'] },
  'without an audience': { ...emma, aud: undefined },
  'without an issuer': { ...emma, iss: undefined },
  'of another issuer': { ...emma, iss: 'https://accounts.google.example' },
  'that has ended': { ...emma, iat: seconds - 7_200, exp: seconds - 3_600 },
  'without an end': { ...emma, exp: undefined },
  'that is good for more than a day': { ...emma, exp: seconds + 90_000 },
  'without a beginning': { ...emma, iat: undefined },
  'from the future': { ...emma, iat: seconds + 3_600, exp: seconds + 7_200 },
  'with an address that nobody checked': { ...emma, email_verified: false },
  'with an address that is only said to be checked': { ...emma, email_verified: 'true' },
  'that does not say whether the address was checked': { ...emma, email_verified: undefined },
  'without an address': { sub: '1093' },
  'without a subject': { email: 'emma@gmail.com' },
  'with an empty subject': { ...emma, sub: '' },
};

describe('an ID token that is not right', () => {
  it.each(Object.entries(wrong))('is refused: one %s', async (_, claims) => {
    await expect(verify(google.sign(claims), undefined)).rejects.toEqual(refused);
  });

  it('is refused when another key signed it', async () => {
    for (const kid of ['google-0', 'google-1', 'google-2']) {
      await expect(verify(google.sign(emma, makeRsaKey(kid)), undefined)).rejects.toEqual(refused);
    }
  });

  it('is refused when it is no token', async () => {
    for (const text of ['x', 'x.y.z', '..', `${google.sign(emma)}.x`])
      await expect(verify(text, undefined)).rejects.toEqual(refused);
  });

  it('is refused by a product that has no client id', async () => {
    const verifyNothing = createGoogleVerifier({ clientId: undefined, certificatesUrl: google.certificatesUrl });
    await expect(verifyNothing(google.sign(emma), undefined)).rejects.toEqual(refused);
    await expect(verifyNothing(google.sign({ ...emma, aud: '' }), undefined)).rejects.toEqual(refused);
  });
});

describe('the nonce', () => {
  const secret = 'a secret of this page only';
  const nonce = createHash('sha256').update(secret).digest('base64url');

  it('must be the hash of the secret that comes with the token', async () => {
    expect(await verify(google.sign({ ...emma, nonce }), secret)).toMatchObject({ subject: '1093' });
    await expect(verify(google.sign({ ...emma, nonce }), 'another secret of a page')).rejects.toEqual(refused);
    await expect(verify(google.sign({ ...emma, nonce }), nonce)).rejects.toEqual(refused);
  });

  it('must not be missing on one side only', async () => {
    await expect(verify(google.sign({ ...emma, nonce }), undefined)).rejects.toEqual(refused);
    await expect(verify(google.sign(emma), secret)).rejects.toEqual(refused);
  });
});

describe('a Google that cannot be reached', () => {
  it("is our trouble, not the person's", async () => {
    const gone = await startGoogleIssuer();
    await gone.stop();
    const lonely = createGoogleVerifier({ clientId: googleClientId, certificatesUrl: gone.certificatesUrl });
    await expect(lonely(gone.sign(emma), undefined)).rejects.toEqual(expect.objectContaining({ code: 'unavailable' }));
  });

  it('is asked once more, and asked anew when its certificates may be kept no longer', async () => {
    const busy = await startGoogleIssuer({ maxAge: 0, refusals: 1 });
    const patient = createGoogleVerifier({ clientId: googleClientId, certificatesUrl: busy.certificatesUrl });
    expect(await patient(busy.sign(emma), undefined)).toMatchObject({ subject: '1093' });
    expect(busy.fetches()).toBe(2);
    await patient(busy.sign(emma), undefined);
    expect(busy.fetches()).toBe(3);
    await busy.stop();
  });
});
