import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Metafile, Plugin } from 'esbuild';

const fileName = 'common-passwords.txt';
const packageName = '@zxcvbn-ts/language-common';
const namespace = 'password-list';

/** Stands in for the package: only its list of passwords, one to a line in a file beside the bundle, read at the import. */
const listFromFile = `
  import { readFileSync } from 'node:fs';
  const text = readFileSync(new URL(${JSON.stringify(fileName)}, import.meta.url), 'utf8');
  export const dictionary = { 'passwords-common': text.split('\\n') };`;

/** Keeps the common passwords out of the code: 400 KB that most calls do not need. {@link writePasswordList} writes them beside it. */
export const readPasswordsFromFile: Plugin = {
  name: 'read-passwords-from-file',
  setup: (build) => {
    build.onResolve({ filter: new RegExp(`^${packageName}$`) }, () => ({ path: packageName, namespace }));
    build.onLoad({ filter: /.*/, namespace }, () => ({ contents: listFromFile, loader: 'js' }));
  },
};

/** @returns whether the bundle reads the list. */
export function readsPasswordList(output: Metafile['outputs'][string] | undefined): boolean {
  return output !== undefined && `${namespace}:${packageName}` in output.inputs;
}

/** Writes the list of the package into a function's folder. */
export function writePasswordList(directory: string): void {
  writeFileSync(join(directory, fileName), dictionary['passwords-common'].join('\n'));
}
