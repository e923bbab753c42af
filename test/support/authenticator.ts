import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { Assertion, Attestation, CreationOptions, RequestOptions } from '../../shared/schemas/passkey.ts';

/** Ways in which a browser or an authenticator can deviate from the correct protocol. */
export interface AuthenticatorDeviation {
  readonly origin?: string;
  /** Relying party id: the domain that the passkey belongs to. */
  readonly rpId?: string;
  /** Leaves the user-verified flag unset. */
  readonly isUnverified?: true;
  /** Signs with this key instead of its own. */
  readonly key?: KeyObject;
  /** Signature counter; incremented automatically by default. */
  readonly counter?: number;
  readonly userHandle?: string;
  /** Ceremony type: `webauthn.get` for signing in, `webauthn.create` for creating a passkey. */
  readonly type?: string;
  readonly format?: string;
}

/** Software authenticator built on Node's crypto. It returns what a browser would send for a phone or a security key. */
export interface Authenticator {
  readonly create: (options: CreationOptions, oddity?: AuthenticatorDeviation) => Attestation;
  readonly get: (options: RequestOptions, oddity?: AuthenticatorDeviation) => Assertion;
  readonly credentialId: string;
}

/** @param origin origin of the product's pages. */
export function makeAuthenticator(origin: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(24);
  const id = toText(credentialId);
  let signed = 0;
  let kept: string | undefined;
  const create: Authenticator['create'] = (options, oddity = {}) => {
    kept = options.user.id;
    const authData = Buffer.concat([
      describeState(oddity.rpId ?? options.rp.id, oddity, 0, hasCredential),
      Buffer.alloc(16),
      Buffer.from([0, credentialId.length]),
      credentialId,
      isoCBOR.encode(toCose(publicKey)),
    ]);
    const statement = new Map<string, unknown>([
      ['fmt', oddity.format ?? 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const attestationObject = toText(isoCBOR.encode(statement as Parameters<typeof isoCBOR.encode>[0]));
    const clientDataJSON = describeClient('webauthn.create', options.challenge, oddity);
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, transports: ['internal'] },
    };
  };
  const get: Authenticator['get'] = (options, oddity = {}) => {
    signed += 1;
    const state = describeState(oddity.rpId ?? options.rpId, oddity, oddity.counter ?? signed, 0);
    const clientDataJSON = describeClient('webauthn.get', options.challenge, oddity);
    const message = Buffer.concat([state, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = toText(sign('sha256', message, oddity.key ?? privateKey));
    const userHandle = oddity.userHandle ?? kept;
    const response = { clientDataJSON, authenticatorData: toText(state), signature, ...(userHandle && { userHandle }) };
    return { id, rawId: id, type: 'public-key', response };
  };
  const describeClient = (type: string, challenge: string, oddity: AuthenticatorDeviation): string =>
    toText(Buffer.from(JSON.stringify({ type: oddity.type ?? type, challenge, origin: oddity.origin ?? origin })));
  return { create, get, credentialId: id };
}

const [isPresent, isVerified, hasCredential] = [0x01, 0x04, 0x40];

/** Authenticator data: https://www.w3.org/TR/webauthn-3/#authenticator-data */
function describeState(rpId: string, { isUnverified }: AuthenticatorDeviation, counter: number, flags: number): Buffer {
  const state = Buffer.alloc(37);
  sha256(Buffer.from(rpId)).copy(state);
  state.writeUInt8(isPresent | (isUnverified ? 0 : isVerified) | flags, 32);
  state.writeUInt32BE(counter, 33);
  return state;
}

/** ES256 (RFC 9053): key type EC2, algorithm, curve P-256, x, y. */
function toCose(publicKey: KeyObject): Map<number, number | Uint8Array> {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  return new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate(x)],
    [-3, coordinate(y)],
  ]);
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
