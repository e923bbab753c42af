import { ProductError } from '../../shared/errors.ts';
import type { Assertion, Attestation } from '../../shared/schemas/passkey.ts';
import { passkeyIdOf, type StoredPasskey } from '../data/people/passkey.ts';
import type * as library from './passkey-library.ts';
import { type RelyingParty, signatures } from './ask-browser.ts';

type Library = typeof library;

/** What a browser must have been asked, and by whom. */
interface Asked {
  readonly party: RelyingParty;
  readonly challenge: string;
}

/**
 * @returns the challenge that a browser says it was given. It is worth something once it was checked.
 * @throws ProductError `wrong-passkey` when it says none.
 */
export function readChallenge({ response }: Assertion | Attestation): string {
  const challenge = decodeChallenge(response.clientDataJSON);
  if (typeof challenge === 'string' && /^[\w-]{43}$/.test(challenge)) return challenge;
  throw new ProductError('wrong-passkey');
}

function decodeChallenge(clientData: string): unknown {
  try {
    return (JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown }).challenge;
  } catch {
    return undefined;
  }
}

/** @returns what is kept of a new passkey; nothing unless it was made for this product, for this question, by a person who showed that it is them. */
export async function checkNewPasskey(
  made: Attestation,
  { party, challenge }: Asked,
): Promise<Pick<StoredPasskey, 'id' | 'credentialId' | 'publicKey' | 'counter' | 'transports'> | undefined> {
  const checks = await import('./passkey-library.ts');
  if (!isWithoutCertificates(made, checks)) return undefined;
  const { transports, ...response } = made.response;
  const checked = await orNothing(() =>
    checks.verifyRegistrationResponse({
      response: { ...made, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...signatures],
    }),
  );
  if (!checked?.verified) return undefined;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return {
    id: passkeyIdOf(id),
    credentialId: id,
    publicKey: checks.isoBase64URL.fromBuffer(publicKey),
    counter,
    ...(transports && { transports }),
  };
}

/** The maker of an authenticator is not asked for. Without its certificates nothing is ever fetched from an address that stands in one. */
function isWithoutCertificates({ response }: Attestation, { decodeAttestationObject, isoBase64URL }: Library): boolean {
  try {
    const statement = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
    const format = statement.get('fmt');
    return format === 'none' || (format === 'packed' && statement.get('attStmt').get('x5c') === undefined);
  } catch {
    return false;
  }
}

/** @returns how often the authenticator signed now; nothing unless it signed this question, for this product, with this passkey, and its person showed that it is them. */
export async function checkAssertion(
  shown: Assertion,
  { credentialId, publicKey, counter }: StoredPasskey,
  { party, challenge }: Asked,
): Promise<number | undefined> {
  const checks = await import('./passkey-library.ts');
  const { userHandle: _, ...response } = shown.response;
  const checked = await orNothing(() =>
    checks.verifyAuthenticationResponse({
      response: { ...shown, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: credentialId, publicKey: checks.isoBase64URL.toBuffer(publicKey), counter },
      requireUserVerification: true,
    }),
  );
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
}

/** Whatever is wrong with what a browser sent, the library throws a plain error. */
async function orNothing<T>(check: () => Promise<T>): Promise<T | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}
