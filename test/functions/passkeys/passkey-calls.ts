import { beginSignIn, getSignInMethods, signInWithPasskey } from '../../../shared/routes/passkeys.ts';
import type { Assertion } from '../../../shared/schemas/passkey.ts';
import type { Authenticator, AuthenticatorDeviation } from '../../support/authenticator.ts';
import type { TestProduct } from '../../support/test-product.ts';

/** Expected refusals: `refused` if the passkey opens no account, `wrongPasskey` if it does not belong to the signed-in person. */
export const refused = { status: 401, body: { code: 'passkey-refused' } };
export const wrongPasskey = { status: 403, body: { code: 'wrong-passkey' } };

export async function sendSignIn(product: TestProduct, passkey: Assertion, network = '198.51.100.7') {
  const headers = { 'x-viewer-address': network };
  return await product.send(signInWithPasskey, undefined, { json: { passkey }, headers });
}

export async function signIn(
  product: TestProduct,
  device: Authenticator,
  oddity?: AuthenticatorDeviation,
  network?: string,
) {
  const options = await product.call(beginSignIn, undefined, {});
  return await sendSignIn(product, device.get(options, oddity), network);
}

export async function methodsOf(product: TestProduct, token: string) {
  return await product.call(getSignInMethods, token, {});
}
