import { fileURLToPath } from 'node:url';
import { measureFirstLoads, measureLaterLoad } from '../../web/build/bundle-report.ts';
import type { BenchResult } from './bench-line.ts';

/** Target sizes in KB (brotli) for each kind of visitor. The build's limits are looser: they only catch regressions. */
const goals: Readonly<Record<string, number>> = { 'first call': 4, learner: 88, parent: 95, 'signed out': 86 };

/** Measures all JavaScript in `dist/web` that loads before the first screen, for each kind of visitor, and all that a learner's screens can fetch after it. */
export async function benchFirstLoad(): Promise<BenchResult[]> {
  const folder = fileURLToPath(new URL('../../dist/web', import.meta.url));
  const later = measureLaterLoad(folder);
  return [
    ...measureFirstLoads(folder).map(({ name, files, bytes, limit }): BenchResult => ({
      name: `JavaScript before the first screen, ${name}, in ${files} files (brotli)`,
      unit: 'KB',
      measured: bytes / 1024,
      goal: goals[name] ?? limit / 1024,
    })),
    {
      name: `JavaScript of all screens after the first, ${later.name}, in ${later.files} files (brotli)`,
      unit: 'KB',
      measured: later.bytes / 1024,
      goal: later.limit / 1024,
    },
  ];
}
