import type { Jwks } from 'aws-jwt-verify/jwk';
import { KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { readEnvironment, signerEnvironment } from '../platform/environment.ts';
import { derToJose } from './ecdsa-signature.ts';
import { digestOf, type Signer } from './signer.ts';

/** Signs with a key that never leaves AWS KMS. The first key of the key set is the one that signs. */
export function createKmsSigner(client = new KMSClient({})): Signer {
  const { SIGNING_KEY_ID, JWKS } = readEnvironment(signerEnvironment);
  const { keys } = JSON.parse(JWKS) as Jwks;
  const keyId = keys[0]?.kid;
  if (keyId === undefined) throw new Error('JWKS holds no key to sign with');
  return {
    keyId,
    sign: async (message) => {
      const answer = await client.send(
        new SignCommand({
          KeyId: SIGNING_KEY_ID,
          Message: digestOf(message),
          MessageType: 'DIGEST',
          SigningAlgorithm: 'ECDSA_SHA_256',
        }),
      );
      if (!answer.Signature) throw new Error('KMS answered without a signature');
      return derToJose(answer.Signature);
    },
  };
}
