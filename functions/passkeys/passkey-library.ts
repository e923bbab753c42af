/**
 * Library that verifies passkeys, in a file of its own so that `import()` loads it on first use: with its attestation certificates it is as large as the rest
 * of a function. Never import it statically.
 */
export { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
export { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
