import { createHash } from 'node:crypto';
import type { TokenPayload } from 'google-auth-library';
import { ProductError } from '../../shared/errors.ts';

export interface GoogleIdentity {
  /** Google's `sub`, which identifies the Google account. An email address can pass to another owner; a `sub` can't. */
  readonly subject: string;
  /** The email address in lowercase. */
  readonly email: string;
  /** Whether Google hosts the mailbox or its domain, which guarantees that the address is this person's. */
  readonly isVouchedFor: boolean;
}

/**
 * Verifies an ID token against the system clock.
 * @throws ProductError `google-refused` for any problem with it, `unavailable` when Google's keys can't be fetched.
 */
export type GoogleVerifier = (credential: string, nonce: string | undefined) => Promise<GoogleIdentity>;

interface GoogleVerifierSettings {
  readonly clientId: string | undefined;
  /** Overrides the URL of Google's certificates, for offline development. */
  readonly certificatesUrl?: string | undefined;
}

const issuers = ['accounts.google.com', 'https://accounts.google.com'];
const gmail = /@(gmail|googlemail)\.com$/;
const timeoutMs = 2_000;

/** Without a client id Google sign-in is disabled, and every token is refused. */
export function createGoogleVerifier({ clientId, certificatesUrl }: GoogleVerifierSettings): GoogleVerifier {
  let opened: Promise<GoogleClient> | undefined;
  return async (credential, nonce) => {
    if (!clientId) throw new ProductError('google-refused');
    opened ??= openClient(certificatesUrl);
    const payload = await readIdToken(await opened, credential, clientId);
    const { sub, email, email_verified: isVerified, hd, azp: askedBy = clientId } = payload;
    const isComplete = typeof sub === 'string' && sub !== '' && typeof email === 'string' && isVerified === true;
    // Refuse a token requested by another app, because such a token may still list this app as its audience.
    if (!isComplete || askedBy !== clientId || !matchesNonce(payload.nonce, nonce))
      throw new ProductError('google-refused');
    const address = email.toLowerCase();
    const isHosted = typeof hd === 'string' && hd !== '' && address.endsWith(`@${hd.toLowerCase()}`);
    return { subject: sub, email: address, isVouchedFor: gmail.test(address) || isHosted };
  };
}

/** Creates the library's client, which caches Google's certificates as long as Google allows. */
async function openClient(certificatesUrl: string | undefined) {
  const { gaxios, OAuth2Client } = await import('./google-library.ts');
  const client = new OAuth2Client({
    issuers,
    transporterOptions: { timeout: timeoutMs },
    ...(certificatesUrl !== undefined && { endpoints: { oauth2FederatedSignonPemCertsUrl: certificatesUrl } }),
  });
  return { client, GaxiosError: gaxios.GaxiosError };
}

type GoogleClient = Awaited<ReturnType<typeof openClient>>;

/** The library's verification errors contain the token, so only an error of fetching Google's certificates is kept as a cause. */
async function readIdToken(
  { client, GaxiosError }: GoogleClient,
  idToken: string,
  audience: string,
): Promise<Partial<TokenPayload>> {
  try {
    return (await client.verifyIdToken({ idToken, audience })).getPayload() ?? {};
  } catch (error) {
    // If the certificates can't be fetched, the user is not at fault.
    throw error instanceof GaxiosError
      ? new ProductError('unavailable', { cause: error })
      : new ProductError('google-refused');
  }
}

/** A token with a nonce is only valid together with the secret whose hash is the nonce, which makes a stolen token useless. */
function matchesNonce(carried: unknown, secret: string | undefined): boolean {
  if (carried === undefined) return secret === undefined;
  return secret !== undefined && createHash('sha256').update(secret).digest('base64url') === carried;
}
