import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unroutedFunctions } from '../../../infra/build/handler-files.ts';
import { routes } from '../../../shared/routes/index.ts';

interface FakeBuild {
  readonly directory: string;
  readonly functionsDirectory: string;
  readonly webDirectory: string;
  readonly outDirectory: string;
}

/** Creates a folder with a placeholder for every bundle and for the web app, so that templates can be synthesized without a build. */
export function makeFakeBuild(): FakeBuild {
  const directory = mkdtempSync(join(tmpdir(), 'fake-build-'));
  const functionsDirectory = join(directory, 'functions');
  const webDirectory = join(directory, 'web');
  for (const id of [...routes.map((route) => route.id), ...Object.keys(unroutedFunctions)]) {
    write(join(functionsDirectory, id), 'index.mjs', `export const handler = '${id}';`);
  }
  write(webDirectory, 'index.html', '<!doctype html>');
  write(join(webDirectory, 'assets'), 'app-1a2b3c.js', '');
  return { directory, functionsDirectory, webDirectory, outDirectory: join(directory, 'out') };
}

function write(folder: string, file: string, content: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), content);
}
