import { KMSClient, SignCommand } from '@aws-sdk/client-kms';
import type { Jwks } from 'aws-jwt-verify/jwk';
import { signingFault } from '../call/call-metrics.ts';
import { readEnvironment, signerEnvironment } from '../environment.ts';
import { digestOf, type Signer } from './signer.ts';

/** A token could not be signed, so nobody can sign in. An alarm watches for this name. */
export class SigningError extends Error {
  override readonly name = signingFault;
}

/** Signs with a key that never leaves AWS KMS. Its public key is the first one in the key set. */
export function createKmsSigner(client = new KMSClient({})): Signer {
  const { SIGNING_KEY_ID, JWKS } = readEnvironment(signerEnvironment);
  const { keys } = JSON.parse(JWKS) as Jwks;
  const keyId = keys[0]?.kid;
  if (keyId === undefined) throw new Error('JWKS holds no key to sign with');
  return { keyId, sign: async (message) => derToJose(await askKms(client, SIGNING_KEY_ID, message)) };
}

/** @returns the DER-encoded signature. */
async function askKms(client: KMSClient, keyId: string, message: Uint8Array): Promise<Uint8Array> {
  try {
    const { Signature } = await client.send(
      new SignCommand({
        KeyId: keyId,
        Message: digestOf(message),
        MessageType: 'DIGEST',
        SigningAlgorithm: 'ECDSA_SHA_256',
      }),
    );
    if (Signature) return Signature;
  } catch (error) {
    throw new SigningError('KMS did not sign', { cause: error });
  }
  throw new SigningError('KMS answered without a signature');
}

const coordinateBytes = 32;
const derSequence = 0x30;
const derInteger = 0x02;

/**
 * Converts KMS's DER signature (RFC 3279, section 2.2.3) to JWS's r‖s, 32 bytes each (RFC 7518, section 3.4), undoing DER's dropped and added zeros.
 * @throws RangeError for anything but a P-256 signature.
 */
export function derToJose(der: Uint8Array): Uint8Array {
  if (der[0] !== derSequence || der[1] !== der.length - 2) throw new RangeError('Not a DER signature of P-256');
  const first = readInteger(der, 2);
  const second = readInteger(der, first.end);
  if (second.end !== der.length) throw new RangeError('Not a DER signature of P-256');
  const jose = new Uint8Array(2 * coordinateBytes);
  jose.set(first.value, coordinateBytes - first.value.length);
  jose.set(second.value, 2 * coordinateBytes - second.value.length);
  return jose;
}

function readInteger(der: Uint8Array, start: number): { value: Uint8Array; end: number } {
  const length = der[start + 1];
  if (der[start] !== derInteger || length === undefined) throw new RangeError('Not a DER signature of P-256');
  const end = start + 2 + length;
  const digits = der.subarray(start + 2, end);
  const leadingZeros = digits.findIndex((byte) => byte !== 0);
  const value = digits.subarray(leadingZeros);
  if (leadingZeros < 0 || value.length > coordinateBytes) throw new RangeError('Not a DER signature of P-256');
  return { value, end };
}
