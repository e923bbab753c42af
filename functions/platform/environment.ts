import * as z from 'zod/mini';

/** A SHA-256 digest in hex. */
const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const baseEnvironment = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  /** JSON Web Key Set (JSON text) with the accepted public keys. */
  JWKS: z.string().check(z.minLength(2)),
  /** The `iss` and `aud` of the product's tokens. */
  TOKEN_ISSUER: z.string().check(z.minLength(1)),
  METRIC_NAMESPACE: z.string().check(z.minLength(1)),
  /** Comma-separated digests of the secrets CloudFront may send. Calls that bypass CloudFront are refused. */
  ORIGIN_DIGESTS: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.split(',')),
    ),
    z.array(digest).check(z.minLength(1)),
  ),
  NETWORK_KEY: digest,
});

/** Environment variables of scheduled functions. */
export const eventEnvironment = z.pick(baseEnvironment, { TABLE_NAME: true, METRIC_NAMESPACE: true });

/** Environment variables for passkeys. A stage without its own domain has no address and no passkeys. */
export const passkeyEnvironment = z.object({
  /** The app's URL without a trailing slash. */
  APP_ADDRESS: z.optional(z.url()),
});

/** Environment variable that tells whether the operator is the parent; absent means no. */
const operatorEnvironment = z.object({ FAMILY_ONLY: z.optional(z.enum(['yes', 'no'])) });

/** Environment variables for emails. A stage without its own domain has no sender and sends nothing. */
export const mailEnvironment = z.extend(z.pick(baseEnvironment, { NETWORK_KEY: true }), {
  ...passkeyEnvironment.shape,
  ...operatorEnvironment.shape,
  MAIL_FROM: z.optional(z.string()),
  MAIL_REPLY_TO: z.optional(z.string()),
  MAIL_CONFIGURATION_SET: z.optional(z.string()),
});

/** Environment variable that tells whether emails are sent. On a stage without emails nobody's data expires, because the promised warnings can't be sent. */
export const warningEnvironment = z.pick(mailEnvironment, { MAIL_FROM: true });

/** Environment variables that decide how consent is collected. */
export const consentEnvironment = z.extend(warningEnvironment, operatorEnvironment.shape);

export const signerEnvironment = z.object({
  SIGNING_KEY_ID: z.string().check(z.minLength(1)),
  JWKS: z.string().check(z.minLength(2)),
});

export const mediaEnvironment = z.object({ MEDIA_BUCKET: z.string().check(z.minLength(1)) });

export const googleEnvironment = z.object({ GOOGLE_CLIENT_ID: z.optional(z.string()) });

/** Reads and validates environment variables. @throws Error naming every missing or invalid variable. */
export function readEnvironment<S extends z.ZodMiniObject>(
  schema: S,
  source: NodeJS.ProcessEnv = process.env,
): z.output<S> {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
  throw new Error(`Missing or wrong in the environment of this function: ${names.join(', ')}`);
}
