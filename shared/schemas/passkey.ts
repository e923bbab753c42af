import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { idText, instantText, optionalText } from './text.ts';
import { problem } from './problem.ts';

/*
 * WebAuthn messages between browser and server, in the JSON form of the standard (Web Authentication Level 3, "PublicKeyCredential to JSON"):
 * https://www.w3.org/TR/webauthn-3/. Standard fields that the product doesn't use are dropped, not refused, because browsers send every field they know.
 */

const notReadable = problem('unreadablePasskey');

/** Bytes as base64url. */
function bytesText(max: number) {
  return z
    .string(notReadable)
    .check(z.minLength(1, notReadable), z.maxLength(max, notReadable), z.regex(/^[\w-]+$/, notReadable));
}

const credentialId = bytesText(limits.passkeyIdLength);
const clientData = bytesText(limits.passkeyPartLength);
const keyType = z.literal('public-key', notReadable);
const transports = z.array(z.string().check(z.regex(/^[\w-]{1,32}$/, notReadable))).check(z.maxLength(8, notReadable));

/** Result of `navigator.credentials.create()`. */
const attestation = z.object({
  id: credentialId,
  rawId: credentialId,
  type: keyType,
  response: z.object({
    clientDataJSON: clientData,
    attestationObject: bytesText(limits.attestationLength),
    transports: z.optional(transports),
  }),
});
export type Attestation = z.infer<typeof attestation>;

/** Result of `navigator.credentials.get()`. */
const assertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: keyType,
  response: z.object({
    clientDataJSON: clientData,
    authenticatorData: bytesText(limits.passkeyPartLength),
    signature: bytesText(limits.passkeyPartLength),
    userHandle: z.optional(bytesText(limits.passkeyIdLength)),
  }),
});
export type Assertion = z.infer<typeof assertion>;

export const newPasskey = z.strictObject({
  /** Defaults to the browser's name, such as `Firefox on Android`. */
  name: optionalText(limits.nameLength),
  passkey: attestation,
});

export const shownPasskey = z.strictObject({ passkey: assertion });

const credentialReference = z.object({ id: z.string(), type: keyType, transports: z.optional(z.array(z.string())) });
const verification = z.literal('required');
/** Timeout in milliseconds. */
const timeout = z.int();

/** Options for `navigator.credentials.create()`, as JSON. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  /** COSE ids of the supported signature algorithms. */
  pubKeyCredParams: z.array(z.object({ type: keyType, alg: z.int() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: verification,
  }),
  /** The account's existing passkeys. Their authenticators refuse to create a second one. */
  excludeCredentials: z.array(credentialReference),
  attestation: z.literal('none'),
  timeout,
});
export type CreationOptions = z.infer<typeof creationOptions>;

/** Options for `navigator.credentials.get()`, as JSON. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userVerification: verification,
  /** The passkeys to accept. Absent: any of the person's passkeys for this product. */
  allowCredentials: z.optional(z.array(credentialReference)),
  timeout,
});
export type RequestOptions = z.infer<typeof requestOptions>;

export const passkeySchema = z.object({
  id: idText,
  name: z.string(),
  createdAt: instantText,
  lastUsedAt: z.optional(instantText),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const signInMethods = z.object({
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  passkeys: z.array(passkeySchema),
});
export type SignInMethods = z.infer<typeof signInMethods>;
