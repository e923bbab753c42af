import { createHash } from 'node:crypto';
import { OAuth2Client, type TokenPayload } from 'google-auth-library';
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
export type GoogleVerifier = (credential: string, nonce: string | undefined) => Promise<GoogleIdentity>;

interface GoogleVerifierSettings {
  readonly clientId: string | undefined;
  /** Another address of Google's certificates: for a machine without the internet. */
  readonly certificatesUrl?: string | undefined;
}

const issuers = ['accounts.google.com', 'https://accounts.google.com'];
const gmail = /@(gmail|googlemail)\.com$/;

/** Without a client id (Google sign-in is not set up) every token is refused. */
export function createGoogleVerifier({ clientId, certificatesUrl }: GoogleVerifierSettings): GoogleVerifier {
  const endpoints = certificatesUrl ? { endpoints: { oauth2FederatedSignonPemCertsUrl: certificatesUrl } } : {};
  const client = new OAuth2Client({ clientId: clientId ?? '', issuers, ...endpoints });
  return async (credential, nonce) => {
    if (!clientId) throw new ProductError('google-refused');
    await fetchCertificates(client);
    const payload = await readIdToken(client, credential, clientId);
    const { sub, email, email_verified: isVerified, hd: hostedDomain = '', azp: askedBy = clientId } = payload;
    const isComplete = typeof sub === 'string' && sub !== '' && typeof email === 'string' && isVerified === true;
    // A token that another app asked for may name this one as its audience: it is not for us.
    if (!isComplete || askedBy !== clientId || !matchesNonce(payload.nonce, nonce))
      throw new ProductError('google-refused');
    const address = email.toLowerCase();
    const isHosted = hostedDomain !== '' && address.endsWith(`@${hostedDomain.toLowerCase()}`);
    return { subject: sub, email: address, isVouchedFor: gmail.test(address) || isHosted };
  };
}

/** The client keeps them for as long as Google says. That they cannot be fetched is not the person's doing. */
async function fetchCertificates(client: OAuth2Client): Promise<void> {
  try {
    await client.getFederatedSignonCertsAsync();
  } catch (error) {
    throw new ProductError('unavailable', { cause: error });
  }
}

async function readIdToken(client: OAuth2Client, credential: string, audience: string): Promise<Partial<TokenPayload>> {
  try {
    const ticket = await client.verifyIdToken({ idToken: credential, audience });
    return ticket.getPayload() ?? {};
  } catch (error) {
    throw new ProductError('google-refused', { cause: error });
  }
}

/** A token that carries a nonce is only good for whoever knows the secret behind it: a stolen one is worth nothing. */
function matchesNonce(carried: string | undefined, secret: string | undefined): boolean {
  if (carried === undefined) return secret === undefined;
  return secret !== undefined && createHash('sha256').update(secret).digest('base64url') === carried;
}
