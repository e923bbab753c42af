import * as z from 'zod';

/** The environment of every function. */
export const baseEnvironment = z.object({
  TABLE_NAME: z.string().min(1),
  /** A JSON Web Key Set (JSON text) with the public keys whose tokens are accepted. */
  JWKS: z.string().min(2),
  /** The `iss` and `aud` of the product's own tokens. */
  TOKEN_ISSUER: z.string().min(1),
  /** The secret that CloudFront sends along: calls that come past it are refused. */
  ORIGIN_SECRET: z.string().min(16),
});

export const signerEnvironment = z.object({ SIGNING_KEY_ID: z.string().min(1), JWKS: z.string().min(2) });

export const googleEnvironment = z.object({ GOOGLE_CLIENT_ID: z.string().optional() });

/**
 * Reads the named variables.
 * @throws Error that names every variable that is missing or wrong.
 */
export function readEnvironment<S extends z.ZodObject>(schema: S, source: NodeJS.ProcessEnv = process.env): z.output<S> {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))];
  throw new Error(`Missing or wrong in the environment of this function: ${names.join(', ')}`);
}
