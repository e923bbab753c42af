import { fileURLToPath } from 'node:url';
import { measureFirstLoads } from '../../web/build/bundle-report.ts';
import type { BenchLine } from './bench-line.ts';

/** Kilobytes (brotli) each visitor should load at most. The limits of the build are looser: they stop a slip, these are the aim. */
const goals: Readonly<Record<string, number>> = { 'first call': 4, learner: 88, parent: 95, 'signed out': 86 };

/** All JavaScript before the first screen, by who opens the product, of the build in `dist/web`. */
export async function benchFirstLoad(): Promise<BenchLine[]> {
  const loads = measureFirstLoads(fileURLToPath(new URL('../../dist/web', import.meta.url)));
  return loads.map(({ name, files, bytes, limit }) => ({
    name: `JavaScript before the first screen, ${name}, in ${files} files (brotli)`,
    unit: 'KB',
    measured: bytes / 1024,
    goal: goals[name] ?? limit / 1024,
  }));
}
