import { fileURLToPath } from 'node:url';
import { measureFirstLoads } from '../../web/build/bundle-report.ts';
import type { BenchResult } from './bench-line.ts';

/** Target sizes in KB (brotli) for each kind of visitor. The build's limits are looser: they only catch regressions. */
const goals: Readonly<Record<string, number>> = { 'first call': 4, learner: 88, parent: 95, 'signed out': 86 };

/** Measures all JavaScript in `dist/web` that loads before the first screen, for each kind of visitor. */
export async function benchFirstLoad(): Promise<BenchResult[]> {
  const loads = measureFirstLoads(fileURLToPath(new URL('../../dist/web', import.meta.url)));
  return loads.map(({ name, files, bytes, limit }) => ({
    name: `JavaScript before the first screen, ${name}, in ${files} files (brotli)`,
    unit: 'KB',
    measured: bytes / 1024,
    goal: goals[name] ?? limit / 1024,
  }));
}
