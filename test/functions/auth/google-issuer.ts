import { sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeRsaKey, signAnyToken, type TestKey } from '../platform/sign-any-token.ts';

/** A certificate in Google's format; its private key does not exist. */
const certificate = `-----BEGIN CERTIFICATE-----
MIICSjCCAbOgAwIBAgIURpKIp+8K77VHbNwfs6iHqBSdcDswDQYJKoZIhvcNAQEL
BQAwNjE0MDIGA1UEAwwrZmVkZXJhdGVkLXNpZ25vbi5zeXN0ZW0uZ3NlcnZpY2Vh
Y2NvdW50LmNvbTAgFw0yNjExMjIxODQ3MjBaGA8yMTI2MTAyOTE4NDcyMFowNjE0
MDIGA1UEAwwrZmVkZXJhdGVkLXNpZ25vbi5zeXN0ZW0uZ3NlcnZpY2VhY2NvdW50
LmNvbTCBnzANBgkqhkiG9w0BAQEFAAOBjQAwgYkCgYEAwE/megunm43go3qqCcni
eRSaFSriU1Xxc80wLtgXIwg+/ibG1CeWijh2UvKQn9BTbEg6nn9b+gZPsufqgmOj
ts+4ETqLZJ8UhdGYC2VhNpfeC5m1yMfTubr1ehHyQAbjp8uHPvWWPjdgUQoSqS1T
4vdqMh+/G7rK9X6focW67gcCAwEAAaNTMFEwHQYDVR0OBBYEFH2GitvVJQyqQbOo
IpCA/fJscXLdMB8GA1UdIwQYMBaAFH2GitvVJQyqQbOoIpCA/fJscXLdMA8GA1Ud
EwEB/wQFMAMBAf8wDQYJKoZIhvcNAQELBQADgYEAiAOmNd8QoFAaaHysGdY3a9nX
87lEJOinXKOYBc3+gECxJhoaRHf7LId+ux1LELPBXdAW7+56sJXbiWzL/4mV1NHx
vvRxlWM/syyKSqUa4JHd4ce/EzXcvsLJjJ0vJO+FoDJIXQdkSEATdrjBNCRuHmwd
gKztWajswcAgUGQFOig=
-----END CERTIFICATE-----
`;

export const googleClientId = 'flashspark.apps.googleusercontent.com';

/** Claims of a Google ID token. Each can be replaced or, with `undefined`, omitted. */
export type GoogleClaims = Record<string, unknown>;

/** A fake Google that signs ID tokens and serves its certificates over HTTP. */
export interface GoogleIssuer {
  readonly certificatesUrl: string;
  readonly fetches: () => number;
  /** @returns an ID token that is valid except for the given claims. */
  readonly sign: (claims: GoogleClaims, signing?: TestKey) => string;
  readonly stop: () => Promise<void>;
}

/** @param answers cache lifetime of the certificates in seconds, and the number of failed requests before they are served. */
export async function startGoogleIssuer({ maxAge = 3_600, refusals = 0 } = {}): Promise<GoogleIssuer> {
  const key = makeRsaKey('google-1');
  let fetches = 0;
  const server: Server = createServer((_, response) => {
    fetches += 1;
    const status = fetches > refusals ? 200 : 503;
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': `public, max-age=${maxAge}` });
    const own = key.publicKey.export({ format: 'pem', type: 'spki' });
    response.end(JSON.stringify({ 'google-0': certificate, [key.kid]: own }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    certificatesUrl: `http://127.0.0.1:${port}/certs`,
    fetches: () => fetches,
    sign: (claims, signing = key) => signIdToken(claims, signing),
    stop: async () => {
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

function signIdToken(claims: GoogleClaims, { kid, privateKey }: TestKey): string {
  // Real time, because Google's library uses the machine's clock.
  const iat = Math.floor(Date.now() / 1_000);
  const usual = {
    iss: 'https://accounts.google.com',
    aud: googleClientId,
    azp: googleClientId,
    email_verified: true,
    iat,
    exp: iat + 3_600,
  };
  const header = { alg: 'RS256', typ: 'JWT', kid };
  return signAnyToken(header, { ...usual, ...claims }, (text) => sign('sha256', Buffer.from(text), privateKey));
}
