/**
 * What checks a passkey. It also knows the certificates of authenticators, as much code as all the rest of a function: import it by
 * `import()` only, so that it stands in a file of its own, which is read by the first call that needs it.
 */
export { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
export { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
