import { hkdfSync } from 'node:crypto';

/** Derives unpredictable but reproducible bytes, so that a value needed again doesn't have to be stored. */
export type DeriveBytes = (purpose: string, size: number) => Uint8Array;

/** @param key known to the stage's functions but not stored in its table: the key that hashes client networks. */
export function deriveBytesFrom(key: string): DeriveBytes {
  return (purpose, size) => new Uint8Array(hkdfSync('sha256', key, '', `flashspark ${purpose}`, size));
}
