import { hkdfSync } from 'node:crypto';

/** Makes bytes that nobody can guess and that are the same each time: no row has to hold what is needed again. */
export type DeriveBytes = (purpose: string, size: number) => Uint8Array;

/** @param key which the functions of a stage have, and its table does not: the key of the names of networks. */
export function deriveBytesFrom(key: string): DeriveBytes {
  return (purpose, size) => new Uint8Array(hkdfSync('sha256', key, '', `flashspark ${purpose}`, size));
}
