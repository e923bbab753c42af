import { beginSignIn, getSignInMethods, signInWithPasskey } from '../../../shared/routes/passkeys.ts';
import type { Assertion } from '../../../shared/schemas/passkey.ts';
import type { Authenticator, Oddity } from '../../support/authenticator.ts';
import type { TestProduct } from '../../support/test-product.ts';

/** What a passkey is answered that does not open an account, or does not show that it is the same person. */
export const refused = { status: 401, body: { code: 'passkey-refused' } };
export const wrong = { status: 403, body: { code: 'wrong-passkey' } };

export async function sendSignIn(product: TestProduct, passkey: Assertion, network = '198.51.100.7') {
  const headers = { 'x-viewer-address': network };
  return await product.send(signInWithPasskey, undefined, { json: { passkey }, headers });
}

/** Signs in as a browser does that asks an authenticator. */
export async function signIn(product: TestProduct, device: Authenticator, oddity?: Oddity, network?: string) {
  const options = await product.call(beginSignIn, undefined, {});
  return await sendSignIn(product, device.get(options, oddity), network);
}

/** By what the account can be signed in to. */
export async function methodsOf(product: TestProduct, token: string) {
  return await product.call(getSignInMethods, token, {});
}
