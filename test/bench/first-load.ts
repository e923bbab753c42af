import { fileURLToPath } from 'node:url';
import { measureFirstLoads } from '../../web/build/bundle-report.ts';
import type { BenchLine } from './bench-line.ts';

/** All JavaScript before the first screen, by who opens the product, of the build in `dist/web`, beside the limits that the build is held to. */
export async function benchFirstLoad(): Promise<BenchLine[]> {
  const loads = measureFirstLoads(fileURLToPath(new URL('../../dist/web', import.meta.url)));
  return loads.map(({ name, files, bytes, limit }) => ({
    name: `JavaScript before the first screen, ${name}, in ${files} files (brotli)`,
    unit: 'KB',
    measured: bytes / 1024,
    goal: limit / 1024,
  }));
}
