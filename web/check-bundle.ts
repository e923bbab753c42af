import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  findEarlierStyles,
  findForeignModules,
  findLargeDecks,
  findRawSentences,
  type Manifest,
  measureFirstLoads,
  measureFirstWords,
  measureKeptFiles,
  measureLaterLoad,
  printTable,
} from './build/bundle-report.ts';

/** Checks the build in `dist/web` and prints its sizes. @returns a sentence for each problem */
function checkBundle(folder: string): string[] {
  const loads = measureFirstLoads(folder);
  const later = measureLaterLoad(folder);
  const words = measureFirstWords(folder);
  const { loads: kept, missing } = measureKeptFiles(folder);
  process.stdout.write(`${printTable('JavaScript before the first screen (brotli)', loads)}\n`);
  process.stdout.write(`${printTable('All JavaScript of its screens after it (brotli)', [later])}\n`);
  process.stdout.write(`${printTable('Words with it, in the largest language (brotli)', words)}\n`);
  process.stdout.write(`${printTable('To open without a connection (brotli)', kept)}\n`);
  const problems = loads.flatMap(({ name, bytes, limit, modules }) => [
    ...(bytes > limit
      ? [`Before the first screen, ${name}: ${bytes} bytes of JavaScript; the limit is ${limit}.`]
      : []),
    ...(name === 'learner' ? findForeignModules(modules) : []).map(
      (module) => `A learner downloads ${module}, which is not a learner's screen.`,
    ),
  ]);
  return [
    ...problems,
    ...(later.bytes > later.limit
      ? [`After the first screen, ${later.name}: ${later.bytes} bytes of JavaScript; the limit is ${later.limit}.`]
      : []),
    ...words
      .filter(({ bytes, limit }) => bytes > limit)
      .map(
        ({ name, bytes, limit }) => `With the first screen, ${name}: ${bytes} bytes of words; the limit is ${limit}.`,
      ),
    ...kept
      .filter(({ bytes, limit }) => bytes > limit)
      .map(({ name, bytes, limit }) => `To open without a connection, ${name}: ${bytes} bytes; the limit is ${limit}.`),
    ...findEarlierStyles(readFileSync(join(folder, 'index.html'), 'utf8')).map(
      (sheet) => `${sheet} comes before the styles of web/src/styles, which it varies: web/build/chunk-rules.ts.`,
    ),
    ...findLargeDecks(
      JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest,
      (file) => statSync(join(folder, file)).size,
    ).map((module) => `The cards of ${module} are more than 60 KB, too many for a moment: divide the file.`),
    ...readdirSync(join(folder, 'assets'))
      .filter((name) => name.endsWith('.js'))
      .flatMap((name) => findRawSentences(readFileSync(join(folder, 'assets', name), 'utf8')))
      .map((sentence) => `The build left “${sentence}” as it stands in the source: web/build/macros.ts.`),
    ...missing.map((module) => `Without a connection nobody can open ${module}: web/build/service-worker.ts.`),
  ];
}

const problems = checkBundle(fileURLToPath(new URL('../dist/web', import.meta.url)));
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
