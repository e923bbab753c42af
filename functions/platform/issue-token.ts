import type { Signer } from './signer.ts';
import { encodePart, tokenType } from './token-verifier.ts';

export interface TokenContents {
  readonly issuer: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly issuedAt: Date;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/** @returns a signed JWT (ES256). It only names a session; what it may do is read from the table on every request. */
export async function issueToken(contents: TokenContents, signer: Signer): Promise<string> {
  const header = { alg: 'ES256', typ: tokenType, kid: signer.keyId };
  const payload = {
    iss: contents.issuer,
    aud: contents.issuer,
    sub: contents.userId,
    sid: contents.sessionId,
    iat: Math.floor(contents.issuedAt.getTime() / 1_000),
    exp: contents.expiresAt,
  };
  const signed = `${encodePart(header)}.${encodePart(payload)}`;
  const signature = await signer.sign(Buffer.from(signed));
  return `${signed}.${Buffer.from(signature).toString('base64url')}`;
}
