import type { Passkey } from '../../shared/schemas/passkey.ts';
import type { StoredPasskey } from '../data/people/passkey.ts';

/** @returns a passkey as it goes out: nothing of it that a browser is asked for. */
export function presentPasskey({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey {
  return { id, name, createdAt, ...(lastUsedAt !== undefined && { lastUsedAt }) };
}
