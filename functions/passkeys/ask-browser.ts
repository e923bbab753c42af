import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import type { CreationOptions, RequestOptions } from '../../shared/schemas/passkey.ts';
import type { StoredPasskey } from '../data/people/passkey.ts';
import type { StoredUser } from '../data/people/user.ts';
import { passkeyEnvironment, readEnvironment } from '../platform/environment.ts';

export interface PasskeyEffects {
  /** The app's URL; undefined on a stage without its own domain, which has no passkeys. */
  readonly appAddress: () => string | undefined;
}

export function openPasskeyEffects(): PasskeyEffects {
  const { APP_ADDRESS } = readEnvironment(passkeyEnvironment);
  return { appAddress: () => APP_ADDRESS };
}

/** The WebAuthn relying party: the app's only origin and its domain. Browsers use a passkey nowhere else. */
export interface RelyingParty {
  /** The app's origin, such as `https://cards.example.com`. */
  readonly origin: string;
  readonly id: string;
}

/** @throws ProductError `passkeys-unavailable` on a stage without passkeys. */
export function requireRelyingParty({ appAddress }: PasskeyEffects): RelyingParty {
  const address = appAddress();
  if (address === undefined) throw new ProductError('passkeys-unavailable');
  const { origin, hostname } = new URL(address);
  return { origin, id: hostname };
}

/** COSE algorithm ids of accepted signatures (https://www.iana.org/assignments/cose): EdDSA, ES256, RS256. */
export const signatures: readonly number[] = [-8, -7, -257];

/** Users must verify themselves by finger, face or PIN within this time (ms). */
const requestDefaults = { userVerification: 'required', timeout: limits.challengeSeconds * 1_000 } as const;

/** @returns the options of `navigator.credentials.create()`, for a discoverable passkey. */
export function describeCreation(
  { id: rpId }: RelyingParty,
  { id: userId, email }: StoredUser,
  passkeys: readonly StoredPasskey[],
  challenge: string,
): CreationOptions {
  const { userVerification, timeout } = requestDefaults;
  return {
    challenge,
    rp: { id: rpId, name: 'Flashspark' },
    user: { id: toUserHandle(userId), name: email, displayName: email },
    pubKeyCredParams: signatures.map((alg) => ({ type: 'public-key', alg })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification },
    excludeCredentials: passkeys.map(referTo),
    attestation: 'none',
    timeout,
  };
}

/** @returns the options of `navigator.credentials.get()`; any passkey is accepted unless some are listed. */
export function describeRequest(
  { id: rpId }: RelyingParty,
  challenge: string,
  passkeys?: readonly StoredPasskey[],
): RequestOptions {
  return { challenge, rpId, ...requestDefaults, ...(passkeys && { allowCredentials: passkeys.map(referTo) }) };
}

function referTo({ credentialId: id, transports }: StoredPasskey) {
  return { id, type: 'public-key' as const, ...(transports && { transports }) };
}

/** @returns the user handle that authenticators store: the account's id, which reveals nothing about the person. */
function toUserHandle(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}

/** @returns the account id of a user handle; undefined if malformed. */
export function readUserHandle(handle = ''): string | undefined {
  const userId = Buffer.from(handle, 'base64url').toString('latin1');
  return /^[0-9A-Z]{26}$/.test(userId) ? userId : undefined;
}
