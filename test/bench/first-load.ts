import { fileURLToPath } from 'node:url';
import { measureFirstLoads } from '../../web/build/bundle-report.ts';
import type { BenchLine } from './bench-line.ts';

/** Kilobytes of brotli that a first screen may take. */
const goals: Readonly<Record<string, number>> = { learner: 88, parent: 95, 'signed out': 122 };

/** All JavaScript before the first screen, by who opens the product, of the build in `dist/web`. */
export async function benchFirstLoad(): Promise<BenchLine[]> {
  const loads = measureFirstLoads(fileURLToPath(new URL('../../dist/web', import.meta.url)));
  return loads.map(({ name, files, bytes }) => ({
    name: `JavaScript before the first screen, ${name}, in ${files} files (brotli)`,
    unit: 'KB',
    measured: bytes / 1024,
    ...(goals[name] !== undefined && { goal: goals[name] }),
  }));
}
