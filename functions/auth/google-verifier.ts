import { createHash, createPublicKey } from 'node:crypto';
import type { Jwks } from 'aws-jwt-verify/jwk';
import type { JwtPayload } from 'aws-jwt-verify/jwt-model';
import { verifyJwtSync } from 'aws-jwt-verify/jwt-verifier';
import * as z from 'zod/mini';
import { ProductError } from '../../shared/errors.ts';

/** What Google says about a person whose ID token was checked. */
export interface GoogleIdentity {
  /** Google's `sub`: the key of the account. Addresses change hands, this does not. */
  readonly subject: string;
  /** Lower case. */
  readonly email: string;
  /** Google itself runs the mailbox or the domain, so that the address is this person's. */
  readonly isVouchedFor: boolean;
}

/**
 * Checks an ID token.
 * @throws ProductError `google-refused` for whatever is wrong with it, `unavailable` when Google's keys cannot be had.
 */
export type GoogleVerifier = (credential: string, nonce: string | undefined, now: Date) => Promise<GoogleIdentity>;

interface GoogleVerifierSettings {
  readonly clientId: string | undefined;
  /** Another address of Google's certificates: for a machine without the internet. */
  readonly certificatesUrl?: string | undefined;
}

const googleCertificates = 'https://www.googleapis.com/oauth2/v1/certs';
const issuers = ['accounts.google.com', 'https://accounts.google.com'];
const gmail = /@(gmail|googlemail)\.com$/;

/** What Google's own library allows: clocks that differ by five minutes, and no token that is good for more than a day. */
const allowedSkewSeconds = 300;
const longestSeconds = 24 * 60 * 60;

/** Without a client id (Google sign-in is not set up) every token is refused. */
export function createGoogleVerifier({ clientId, certificatesUrl }: GoogleVerifierSettings): GoogleVerifier {
  const getKeys = openKeys(certificatesUrl ?? googleCertificates);
  return async (credential, nonce, now) => {
    if (!clientId) throw new ProductError('google-refused');
    const payload = readIdToken(credential, await getKeys(now), { clientId, now });
    const { sub, email, email_verified: isVerified, hd, azp: askedBy = clientId } = payload;
    const isComplete = typeof sub === 'string' && sub !== '' && typeof email === 'string' && isVerified === true;
    // A token that another app asked for may name this one as its audience: it is not for us.
    if (!isComplete || askedBy !== clientId || !matchesNonce(payload['nonce'], nonce))
      throw new ProductError('google-refused');
    const address = email.toLowerCase();
    const isHosted = typeof hd === 'string' && hd !== '' && address.endsWith(`@${hd.toLowerCase()}`);
    return { subject: sub, email: address, isVouchedFor: gmail.test(address) || isHosted };
  };
}

/** Key ids, and the certificate of each in PEM. */
const certificates = z.record(z.string(), z.string());
const patienceMs = 2_000;
const tries = 2;

/** @returns how to get Google's keys, which are kept for as long as Google says. That they cannot be fetched is not the person's doing. */
function openKeys(url: string): (now: Date) => Promise<Jwks> {
  let kept: { readonly keys: Jwks; readonly until: number } | undefined;
  return async (now) => {
    if (kept === undefined || kept.until <= now.getTime()) {
      try {
        const answer = await fetchPatiently(url);
        const [, maxAge = '0'] = /max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '') ?? [];
        const keys = toKeys(z.parse(certificates, await answer.json()));
        kept = { keys, until: now.getTime() + Number(maxAge) * 1_000 };
      } catch (error) {
        throw new ProductError('unavailable', { cause: error });
      }
    }
    return kept.keys;
  };
}

async function fetchPatiently(url: string, left = tries - 1): Promise<Response> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    if (answer.ok) return answer;
    throw new Error(`Google answered ${answer.status}`);
  } catch (error) {
    if (left === 0) throw error;
    return await fetchPatiently(url, left - 1);
  }
}

function toKeys(byId: Readonly<Record<string, string>>): Jwks {
  const keys = Object.entries(byId).map(([kid, certificate]) => {
    const { kty = '', ...key } = createPublicKey(certificate).export({ format: 'jwk' });
    return { kty, ...key, kid, alg: 'RS256', use: 'sig' };
  });
  return { keys };
}

/** For whom a token must be, and when. */
interface Asked {
  readonly clientId: string;
  readonly now: Date;
}

/** Nothing but the keys that are handed over is trusted: the library fetches none. What it accepts beyond Google's own library is refused here. */
function readIdToken(credential: string, keys: Jwks, asked: Asked): JwtPayload {
  try {
    return verifyJwtSync(credential, keys, {
      issuer: issuers,
      audience: asked.clientId,
      // Time is checked below, by the product's own clock.
      graceSeconds: Number.MAX_SAFE_INTEGER,
      customJwtCheck: ({ payload }) => {
        if (!isAsGoogleWrites(payload, asked)) throw new Error('Not an ID token for this product');
      },
    });
  } catch (error) {
    throw new ProductError('google-refused', { cause: error });
  }
}

function isAsGoogleWrites({ iat, exp, aud }: JwtPayload, { clientId, now }: Asked): boolean {
  const nowSeconds = now.getTime() / 1_000;
  const hasBegun = typeof iat === 'number' && iat - allowedSkewSeconds <= nowSeconds;
  const isGood = typeof exp === 'number' && exp + allowedSkewSeconds >= nowSeconds && exp < nowSeconds + longestSeconds;
  return aud === clientId && hasBegun && isGood;
}

/** A token that carries a nonce is only good for whoever knows the secret behind it: a stolen one is worth nothing. */
function matchesNonce(carried: unknown, secret: string | undefined): boolean {
  if (carried === undefined) return secret === undefined;
  return secret !== undefined && createHash('sha256').update(secret).digest('base64url') === carried;
}
