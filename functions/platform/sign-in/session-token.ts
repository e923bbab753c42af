import type { Jwks } from 'aws-jwt-verify/jwk';
import type { JwtHeader, JwtPayload } from 'aws-jwt-verify/jwt-model';
import { KeyObjectCache, verifyJwtSync } from 'aws-jwt-verify/jwt-verifier';
import { joinId, splitId, ulidPattern } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import type { Signer } from './signer.ts';

export interface TokenContents {
  readonly issuer: string;
  readonly claims: TokenClaims;
  readonly issuedAt: Date;
  /** Seconds since the Unix epoch. */
  readonly expiresAt: number;
}

/** @returns a signed JWT (ES256). It only identifies a session; permissions are read from the table on every request. */
export async function issueToken(contents: TokenContents, signer: Signer): Promise<string> {
  const header = { alg: 'ES256', typ: tokenType, kid: signer.keyId };
  const payload = {
    iss: contents.issuer,
    aud: contents.issuer,
    ...writeClaims(contents.claims),
    iat: Math.floor(contents.issuedAt.getTime() / 1_000),
    exp: contents.expiresAt,
  };
  const signed = `${encodePart(header)}.${encodePart(payload)}`;
  const signature = await signer.sign(Buffer.from(signed));
  return `${signed}.${Buffer.from(signature).toString('base64url')}`;
}

/** Contents of a valid token: an account's session, or a child's session on a family device. All other facts about the caller are read from the table. */
export type TokenClaims = AccountClaims | ChildClaims;

export interface AccountClaims {
  readonly userId: string;
  readonly sessionId: string;
}

export interface ChildClaims {
  readonly householdId: string;
  /** Local parts of the learner's and the device's ids. */
  readonly learner: string;
  readonly device: string;
  readonly sessionId: string;
}

function writeClaims(claims: TokenClaims) {
  if ('userId' in claims) return { sub: claims.userId, sid: claims.sessionId };
  return { sub: joinId(claims.householdId, claims.learner), dev: claims.device, sid: claims.sessionId };
}

/** Verifies one of the product's own tokens. @throws when it differs from what this product signs. */
export type TokenVerifier = (token: string, now: Date) => TokenClaims;

interface TokenVerifierSettings {
  readonly issuer: string;
  /** JSON text of a JSON Web Key Set; two keys are valid during a key rotation. */
  readonly jwks: string;
}

const tokenType = 'JWT';

const allowedSkewSeconds = 60;

/**
 * Verifies tokens with a fixed key set; nothing is fetched. The library accepts more than this product signs (no `exp`, any `typ`, future `iat`, `crit`
 * headers, padding, duplicate keys), so the rest is checked here.
 */
export function createTokenVerifier({ issuer, jwks }: TokenVerifierSettings): TokenVerifier {
  const keys = JSON.parse(jwks) as Jwks;
  const known = new KeyObjectCache();
  return (token, now) => {
    let claims: TokenClaims | undefined;
    const options = {
      issuer,
      audience: issuer,
      // Disables the library's time check: readClaims checks the time against the product's own clock.
      graceSeconds: Number.MAX_SAFE_INTEGER,
      customJwtCheck: ({ header, payload }: { readonly header: JwtHeader; readonly payload: JwtPayload }) => {
        if (!isAsWritten(token, header, payload)) throw new Error('Not a token of this product');
        claims = readClaims(header, payload, now);
      },
    };
    // Kept by the product's own issuer: the token's is not checked yet, and each new one would be kept.
    verifyJwtSync(token, keys, options, (key, algorithm) => known.transformJwkToKeyObjectSync(key, algorithm, issuer));
    if (!claims) throw new Error('The token was not checked');
    return claims;
  };
}

/** Rejects duplicate keys, padding and other encodings, so that reader and writer see the same token. */
function isAsWritten(token: string, header: JwtHeader, payload: JwtPayload): boolean {
  return !token.includes('=') && token.startsWith(`${encodePart(header)}.${encodePart(payload)}.`);
}

function encodePart(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function readClaims(header: JwtHeader, payload: JwtPayload, now: Date): TokenClaims {
  const { exp, iat } = payload;
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
  const claims = readNames(payload);
  if (!isExact || !claims) throw new Error('Not a token of this product');
  return claims;
}

/** @returns the session that the token identifies; undefined when the ids are malformed. */
function readNames({ sub, ...payload }: JwtPayload): TokenClaims | undefined {
  const [sessionId, device] = [payload['sid'], payload['dev']];
  if (typeof sub !== 'string' || !isUlid(sessionId)) return undefined;
  if (device === undefined) return isUlid(sub) ? { userId: sub, sessionId } : undefined;
  const [householdId, learner] = splitId(sub, 2) ?? [];
  if (!isUlid(device) || householdId === undefined || learner === undefined) return undefined;
  return { householdId, learner, device, sessionId };
}

function isUlid(value: unknown): value is string {
  return typeof value === 'string' && ulidPattern.test(value);
}
