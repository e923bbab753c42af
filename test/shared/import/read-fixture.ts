import { readFileSync } from 'node:fs';

/** The bytes of a file of `test/fixtures/import`. */
export function readFixture(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`../../fixtures/import/${name}`, import.meta.url)));
}
