import { existsSync, readFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { builtSourceMaps, projectRoot } from '../../build/project-paths.ts';
import { traceFrames } from './trace-frames.ts';

/** `npm run stack -- auth/login`: prints source locations for a function's log lines or stack traces. `dist/` must be a build of the deployed commit. */
const id = process.argv[2] ?? '';
const mapFile = join(builtSourceMaps, id, 'index.mjs.map');

if (id === '' || !existsSync(mapFile)) {
  console.error(
    `${id === '' ? 'Name a function' : `${id} has no source map. Check out the deployed commit, run "npm run build:functions" and name the function`} ` +
      'by its route: npm run stack -- auth/login < line-of-the-log',
  );
  process.exitCode = 1;
} else {
  const map = JSON.parse(readFileSync(mapFile, 'utf8')) as SourceMapPayload;
  const frames = traceFrames(map, await text(process.stdin));
  for (const { name, source, line, column } of frames) {
    console.log(`${name}  ${relative(projectRoot, resolve(dirname(mapFile), source))}:${line}:${column}`);
  }
  if (frames.length === 0) {
    console.error(
      'This text has no index.mjs frame. Send the frames field of a log line, or a stack trace from the log.',
    );
    process.exitCode = 1;
  }
}
