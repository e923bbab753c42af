import type { Jwks } from 'aws-jwt-verify/jwk';
import { KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { signingFault } from './call-metrics.ts';
import { readEnvironment, signerEnvironment } from './environment.ts';
import { derToJose } from './ecdsa-signature.ts';
import { digestOf, type Signer } from './signer.ts';

/** No token could be signed, so nobody can sign in. An alarm goes by its name. */
export class SigningError extends Error {
  override readonly name = signingFault;
}

/** Signs with a key that never leaves AWS KMS. The first key of the key set is the one that signs. */
export function createKmsSigner(client = new KMSClient({})): Signer {
  const { SIGNING_KEY_ID, JWKS } = readEnvironment(signerEnvironment);
  const { keys } = JSON.parse(JWKS) as Jwks;
  const keyId = keys[0]?.kid;
  if (keyId === undefined) throw new Error('JWKS holds no key to sign with');
  return { keyId, sign: async (message) => derToJose(await askKms(client, SIGNING_KEY_ID, message)) };
}

/** @returns the signature in DER. */
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
