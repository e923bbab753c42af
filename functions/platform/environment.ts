import * as z from 'zod/mini';

/** SHA-256 in hex. */
const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The environment of every function. */
export const baseEnvironment = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  /** A JSON Web Key Set (JSON text) with the public keys whose tokens are accepted. */
  JWKS: z.string().check(z.minLength(2)),
  /** The `iss` and `aud` of the product's own tokens. */
  TOKEN_ISSUER: z.string().check(z.minLength(1)),
  /** The CloudWatch namespace of this stage's metrics. */
  METRIC_NAMESPACE: z.string().check(z.minLength(1)),
  /** Of the secrets that CloudFront may send along, with commas between: calls that come past it are refused. */
  ORIGIN_DIGESTS: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.split(',')),
    ),
    z.array(digest).check(z.minLength(1)),
  ),
  NETWORK_KEY: digest,
});

/** The environment of a function that runs by the clock. */
export const eventEnvironment = z.pick(baseEnvironment, { TABLE_NAME: true, METRIC_NAMESPACE: true });

/** The environment of the functions that handle passkeys. A stage without a domain of its own has none. */
export const passkeyEnvironment = z.object({
  /** The product's own address, without a slash at its end. */
  APP_ADDRESS: z.optional(z.url()),
});

/** Whether the operator is the parent. The setting is absent where it isn't so. */
const operatorEnvironment = z.object({ FAMILY_ONLY: z.optional(z.enum(['yes', 'no'])) });

/** The environment of the function that sends mails. A stage without a domain of its own has no sender, and sends none. */
export const mailEnvironment = z.extend(z.pick(baseEnvironment, { NETWORK_KEY: true }), {
  ...passkeyEnvironment.shape,
  ...operatorEnvironment.shape,
  MAIL_FROM: z.optional(z.string()),
  MAIL_REPLY_TO: z.optional(z.string()),
  MAIL_CONFIGURATION_SET: z.optional(z.string()),
});

/** Whether mails go out at all: nobody's data ends without the warnings that were promised. */
export const warningEnvironment = z.pick(mailEnvironment, { MAIL_FROM: true });

/** By what it is known who agrees for a family. */
export const consentEnvironment = z.extend(warningEnvironment, operatorEnvironment.shape);

export const signerEnvironment = z.object({
  SIGNING_KEY_ID: z.string().check(z.minLength(1)),
  JWKS: z.string().check(z.minLength(2)),
});

/** Where pictures and sounds are kept. */
export const mediaEnvironment = z.object({ MEDIA_BUCKET: z.string().check(z.minLength(1)) });

export const googleEnvironment = z.object({ GOOGLE_CLIENT_ID: z.optional(z.string()) });

/**
 * Reads the named variables.
 * @throws Error that names every variable that is missing or wrong.
 */
export function readEnvironment<S extends z.ZodMiniObject>(
  schema: S,
  source: NodeJS.ProcessEnv = process.env,
): z.output<S> {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
  throw new Error(`Missing or wrong in the environment of this function: ${names.join(', ')}`);
}
