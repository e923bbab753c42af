import { ProductError } from '../../shared/errors.ts';
import type { Assertion, Attestation } from '../../shared/schemas/passkey.ts';
import { passkeyIdOf, type StoredPasskey } from '../data/people/passkey.ts';
import type * as library from './passkey-library.ts';
import { type RelyingParty, signatures } from './ask-browser.ts';

type Library = typeof library;

interface Asked {
  readonly party: RelyingParty;
  readonly challenge: string;
}

/** @returns the challenge claimed by the browser, which still has to be verified. @throws ProductError `wrong-passkey` when there is none. */
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

/** @returns the new passkey's stored fields; undefined unless it was created for this app and challenge, with user verification. */
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

/** Rejects attestation certificates: the authenticator's maker is irrelevant, and no URL in a certificate is ever fetched. */
function isWithoutCertificates({ response }: Attestation, { decodeAttestationObject, isoBase64URL }: Library): boolean {
  try {
    const statement = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
    const format = statement.get('fmt');
    return format === 'none' || (format === 'packed' && statement.get('attStmt').get('x5c') === undefined);
  } catch {
    return false;
  }
}

/** @returns the new signature counter; undefined unless this passkey signed this challenge for this app, with user verification. */
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

/** @returns the check's result; undefined if the library rejects the browser's input, which it does by throwing plain errors. */
async function orNothing<T>(check: () => Promise<T>): Promise<T | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}
