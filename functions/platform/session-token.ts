import type { Jwks } from 'aws-jwt-verify/jwk';
import type { JwtHeader, JwtPayload } from 'aws-jwt-verify/jwt-model';
import { verifyJwtSync } from 'aws-jwt-verify/jwt-verifier';
import { ulidPattern } from '../../shared/ids.ts';
import { limits } from '../../shared/limits.ts';
import type { Signer } from './signer.ts';

export interface TokenContents {
  readonly issuer: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly issuedAt: Date;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/** @returns a signed JWT (ES256). It only names a session; what it may do is read from the table on every request. */
export async function issueToken(contents: TokenContents, signer: Signer): Promise<string> {
  const header = { alg: 'ES256', typ: tokenType, kid: signer.keyId };
  const payload = {
    iss: contents.issuer,
    aud: contents.issuer,
    sub: contents.userId,
    sid: contents.sessionId,
    iat: Math.floor(contents.issuedAt.getTime() / 1_000),
    exp: contents.expiresAt,
  };
  const signed = `${encodePart(header)}.${encodePart(payload)}`;
  const signature = await signer.sign(Buffer.from(signed));
  return `${signed}.${Buffer.from(signature).toString('base64url')}`;
}

/** What a valid token says. Everything else about the caller is read from the table. */
export interface TokenClaims {
  readonly userId: string;
  readonly sessionId: string;
}

/** Checks one of the product's own tokens. @throws when anything about it is not exactly as it was signed here. */
export type TokenVerifier = (token: string, now: Date) => TokenClaims;

interface TokenVerifierSettings {
  readonly issuer: string;
  /** JSON text of a JSON Web Key Set; two keys may be valid at once while the signing key is changed. */
  readonly jwks: string;
}

/** The `typ` of the product's tokens. */
const tokenType = 'JWT';

const allowedSkewSeconds = 60;

/**
 * The key set is handed over here and nothing is ever fetched: an unknown key id is a refusal. The library accepts more than
 * this product signs (no `exp`, any `typ`, future `iat`, `crit` headers, padding, a key given twice), so the rest is checked here.
 */
export function createTokenVerifier({ issuer, jwks }: TokenVerifierSettings): TokenVerifier {
  const keys = JSON.parse(jwks) as Jwks;
  return (token, now) => {
    let claims: TokenClaims | undefined;
    verifyJwtSync(token, keys, {
      issuer,
      audience: issuer,
      // Time is checked in readClaims, by the product's own clock.
      graceSeconds: Number.MAX_SAFE_INTEGER,
      customJwtCheck: ({ header, payload }) => {
        if (!isAsWritten(token, header, payload)) throw new Error('Not a token of this product');
        claims = readClaims(header, payload, now);
      },
    });
    if (!claims) throw new Error('The token was not checked');
    return claims;
  };
}

/** Nothing is written twice, padded or spelled in another way: reader and writer see the same token. */
function isAsWritten(token: string, header: JwtHeader, payload: JwtPayload): boolean {
  return !token.includes('=') && token.startsWith(`${encodePart(header)}.${encodePart(payload)}.`);
}

/** @returns header or payload of a token as they stand in it. */
function encodePart(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function readClaims(header: JwtHeader, payload: JwtPayload, now: Date): TokenClaims {
  const { exp, iat, sub } = payload;
  const sid = payload['sid'];
  const nowSeconds = now.getTime() / 1_000;
  const isExact =
    header.typ === tokenType &&
    header.alg === 'ES256' &&
    !Object.hasOwn(header, 'crit') &&
    typeof exp === 'number' &&
    typeof iat === 'number' &&
    exp > nowSeconds &&
    iat <= nowSeconds + allowedSkewSeconds &&
    exp - iat <= limits.signedInSeconds;
  const namesSession =
    typeof sub === 'string' && ulidPattern.test(sub) && typeof sid === 'string' && ulidPattern.test(sid);
  if (!isExact || !namesSession) throw new Error('Not a token of this product');
  return { userId: sub, sessionId: sid };
}
