import { readFileSync } from 'node:fs';

export function readFixture(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`../../fixtures/import/${name}`, import.meta.url)));
}
