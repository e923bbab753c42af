import { sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeRsaKey, signAnyToken, type TestKey } from '../platform/sign-any-token.ts';

export const googleClientId = 'flashspark.apps.googleusercontent.com';

/** What Google says in an ID token; each part can be changed or, as `undefined`, left out. */
export type GoogleClaims = Record<string, unknown>;

/** A Google of its own: it signs ID tokens and answers its certificates over HTTP. */
export interface GoogleIssuer {
  readonly certificatesUrl: string;
  /** How often the certificates were asked for. */
  readonly fetches: () => number;
  /** @returns an ID token that is right but for the given claims. */
  readonly sign: (claims: GoogleClaims, signing?: TestKey) => string;
  readonly stop: () => Promise<void>;
}

export async function startGoogleIssuer(): Promise<GoogleIssuer> {
  const key = makeRsaKey('google-1');
  let fetches = 0;
  const server: Server = createServer((_, response) => {
    fetches += 1;
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'max-age=3600' });
    response.end(JSON.stringify({ [key.kid]: key.publicKey.export({ format: 'pem', type: 'spki' }) }));
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

/** Google's library compares with the machine's own clock, so these tokens are made by it. */
function signIdToken(claims: GoogleClaims, { kid, privateKey }: TestKey): string {
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
