import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import {
  collectInitialFiles,
  findForeignModules,
  type Manifest,
  printTable,
  type Visitor,
} from './build/bundle-report.ts';
import { chunkModulesFile } from './build/list-chunk-modules.ts';

/** A learner's shared tablet on a slow line: all JavaScript before the first screen, brotli, in bytes. */
const learnerLimit = 109 * 1024;

const visitors: readonly Visitor[] = [
  { name: 'learner', entries: ['index.html', 'src/learner/learner-app.tsx'], limit: learnerLimit },
  { name: 'parent', entries: ['index.html', 'src/parent/parent-app.tsx'] },
  { name: 'signed out', entries: ['index.html', 'src/signed-out/signed-out-app.tsx'] },
];

/** Checks the build in `dist/web`: prints the sizes, answers the sentences that say what is wrong. */
function checkBundle(folder: string): string[] {
  const manifest = readJson(folder, '.vite/manifest.json') as Manifest;
  const modulesByFile = readJson(folder, chunkModulesFile) as Readonly<Record<string, readonly string[]>>;
  const problems: string[] = [];
  const rows = visitors.map(({ name, entries, limit }) => {
    const files = collectInitialFiles(manifest, entries);
    const bytes = files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0);
    if (limit !== undefined && bytes > limit) {
      problems.push(`A ${name} downloads ${bytes} bytes of JavaScript before the first screen; the limit is ${limit}.`);
    }
    if (name === 'learner') {
      problems.push(
        ...findForeignModules(files, modulesByFile).map(
          (module) => `A learner downloads ${module}, which is not a learner's screen.`,
        ),
      );
    }
    return { name, files: files.length, bytes, limit };
  });
  process.stdout.write(`${printTable(rows)}\n`);
  return problems;
}

function readJson(folder: string, name: string): unknown {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'));
}

const problems = checkBundle(fileURLToPath(new URL('../dist/web', import.meta.url)));
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
