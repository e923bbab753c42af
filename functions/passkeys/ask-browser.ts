import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import type { CreationOptions, RequestOptions } from '../../shared/schemas/passkey.ts';
import type { StoredPasskey } from '../data/people/passkey.ts';
import type { StoredUser } from '../data/people/user.ts';
import { passkeyEnvironment, readEnvironment } from '../platform/environment.ts';

/** Side effects of the functions that handle passkeys. */
export interface PasskeyEffects {
  /** The product's own address; absent on a stage without a domain of its own, which has no passkeys. */
  readonly appAddress: () => string | undefined;
}

/** What a function with passkeys has beyond the context, in the cloud. */
export function openPasskeyEffects(): PasskeyEffects {
  const { APP_ADDRESS } = readEnvironment(passkeyEnvironment);
  return { appAddress: () => APP_ADDRESS };
}

/** For whom passkeys are: the one address of the product, and the domain in it. A browser uses a passkey nowhere else. */
export interface RelyingParty {
  /** Such as `https://cards.example.com`. */
  readonly origin: string;
  readonly id: string;
}

/** @throws ProductError `not-found` where there are no passkeys. */
export function requireRelyingParty({ appAddress }: PasskeyEffects): RelyingParty {
  const address = appAddress();
  if (address === undefined) throw new ProductError('not-found', { sentence: 'There are no passkeys here.' });
  const { origin, hostname } = new URL(address);
  return { origin, id: hostname };
}

/** COSE numbers of the signatures that are checked (https://www.iana.org/assignments/cose): EdDSA, ES256, RS256. */
export const signatures: readonly number[] = [-8, -7, -257];

/** Whoever is asked shows by finger, face or PIN that it is them, in this time (ms). */
const asked = { userVerification: 'required', timeout: limits.challengeSeconds * 1_000 } as const;

/** @returns what `navigator.credentials.create()` is to be asked: for a passkey that the authenticator finds by itself later. */
export function describeCreation(
  { id: rpId }: RelyingParty,
  { id: userId, email }: StoredUser,
  passkeys: readonly StoredPasskey[],
  challenge: string,
): CreationOptions {
  const { userVerification, timeout } = asked;
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

/** @returns what `navigator.credentials.get()` is to be asked; any passkey will do unless some are named. */
export function describeRequest(
  { id: rpId }: RelyingParty,
  challenge: string,
  passkeys?: readonly StoredPasskey[],
): RequestOptions {
  return { challenge, rpId, ...asked, ...(passkeys && { allowCredentials: passkeys.map(referTo) }) };
}

function referTo({ credentialId: id, transports }: StoredPasskey) {
  return { id, type: 'public-key' as const, ...(transports && { transports }) };
}

/** @returns an account as authenticators keep it: its id, which says nothing about the person. */
function toUserHandle(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}

/** @returns the account that an authenticator kept; nothing for what can be none. */
export function readUserHandle(handle = ''): string | undefined {
  const userId = Buffer.from(handle, 'base64url').toString('latin1');
  return /^[0-9A-Z]{26}$/.test(userId) ? userId : undefined;
}
