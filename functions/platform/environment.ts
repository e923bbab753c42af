import * as z from 'zod';

/** SHA-256 in hex. */
const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** The environment of every function. */
export const baseEnvironment = z.object({
  TABLE_NAME: z.string().min(1),
  /** A JSON Web Key Set (JSON text) with the public keys whose tokens are accepted. */
  JWKS: z.string().min(2),
  /** The `iss` and `aud` of the product's own tokens. */
  TOKEN_ISSUER: z.string().min(1),
  /** The CloudWatch namespace of this stage's metrics. */
  METRIC_NAMESPACE: z.string().min(1),
  /** Of the secrets that CloudFront may send along, with commas between: calls that come past it are refused. */
  ORIGIN_DIGESTS: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(digest).min(1)),
  NETWORK_KEY: digest,
});

export const signerEnvironment = z.object({ SIGNING_KEY_ID: z.string().min(1), JWKS: z.string().min(2) });

export const googleEnvironment = z.object({ GOOGLE_CLIENT_ID: z.string().optional() });

/**
 * Reads the named variables.
 * @throws Error that names every variable that is missing or wrong.
 */
export function readEnvironment<S extends z.ZodObject>(
  schema: S,
  source: NodeJS.ProcessEnv = process.env,
): z.output<S> {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
  throw new Error(`Missing or wrong in the environment of this function: ${names.join(', ')}`);
}
