import type { ImportDevices } from '../../../../../../web/src/parent/create/import/devices.ts';
import { readImportFile } from '../../../../../../web/src/parent/create/import/read-import-file.ts';

/** Reads files on the spot instead of in a worker, and never really waits. */
export function makeTestDevices(): ImportDevices {
  let ids = 0;
  return {
    readFile: (request) => readImportFile(request),
    wait: async () => undefined,
    makeId: () => `id-${(ids += 1)}`,
  };
}

/** A CSV file of these lines. */
export function makeCsv(name: string, ...lines: readonly string[]): File {
  return new File([lines.join('\n')], name, { type: 'text/csv' });
}
