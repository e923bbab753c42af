import { createHash } from 'node:crypto';
import type { TokenPayload } from 'google-auth-library';
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
 * Checks an ID token, by the clock of the machine: the library knows no other.
 * @throws ProductError `google-refused` for whatever is wrong with it, `unavailable` when Google's keys cannot be had.
 */
export type GoogleVerifier = (credential: string, nonce: string | undefined) => Promise<GoogleIdentity>;

interface GoogleVerifierSettings {
  readonly clientId: string | undefined;
  /** Another address of Google's certificates: for a machine without the internet. */
  readonly certificatesUrl?: string | undefined;
}

const issuers = ['accounts.google.com', 'https://accounts.google.com'];
const gmail = /@(gmail|googlemail)\.com$/;
const patienceMs = 2_000;

/** Without a client id (Google sign-in is not set up) every token is refused. */
export function createGoogleVerifier({ clientId, certificatesUrl }: GoogleVerifierSettings): GoogleVerifier {
  let opened: Promise<GoogleClient> | undefined;
  return async (credential, nonce) => {
    if (!clientId) throw new ProductError('google-refused');
    opened ??= openClient(certificatesUrl);
    const payload = await readIdToken(await opened, credential, clientId);
    const { sub, email, email_verified: isVerified, hd, azp: askedBy = clientId } = payload;
    const isComplete = typeof sub === 'string' && sub !== '' && typeof email === 'string' && isVerified === true;
    // A token that another app asked for may name this one as its audience: it is not for us.
    if (!isComplete || askedBy !== clientId || !matchesNonce(payload.nonce, nonce))
      throw new ProductError('google-refused');
    const address = email.toLowerCase();
    const isHosted = typeof hd === 'string' && hd !== '' && address.endsWith(`@${hd.toLowerCase()}`);
    return { subject: sub, email: address, isVouchedFor: gmail.test(address) || isHosted };
  };
}

/** The library's client, which keeps Google's certificates for as long as Google says. */
async function openClient(certificatesUrl: string | undefined) {
  const { gaxios, OAuth2Client } = await import('./google-library.ts');
  const client = new OAuth2Client({
    issuers,
    transporterOptions: { timeout: patienceMs },
    ...(certificatesUrl !== undefined && { endpoints: { oauth2FederatedSignonPemCertsUrl: certificatesUrl } }),
  });
  return { client, GaxiosError: gaxios.GaxiosError };
}

type GoogleClient = Awaited<ReturnType<typeof openClient>>;

/** The library's own errors hold the token, so none of them is kept as a cause. */
async function readIdToken(
  { client, GaxiosError }: GoogleClient,
  idToken: string,
  audience: string,
): Promise<Partial<TokenPayload>> {
  try {
    return (await client.verifyIdToken({ idToken, audience })).getPayload() ?? {};
  } catch (error) {
    // That the certificates cannot be had is not the person's doing.
    throw error instanceof GaxiosError
      ? new ProductError('unavailable', { cause: error })
      : new ProductError('google-refused');
  }
}

/** A token that carries a nonce is only good for whoever knows the secret behind it: a stolen one is worth nothing. */
function matchesNonce(carried: unknown, secret: string | undefined): boolean {
  if (carried === undefined) return secret === undefined;
  return secret !== undefined && createHash('sha256').update(secret).digest('base64url') === carried;
}
