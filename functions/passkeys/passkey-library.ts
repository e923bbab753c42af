/** Library that verifies passkeys. It is as large as the rest of a function, so it has its own file for `import()` on first use. Never import it statically. */
export { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
export { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
