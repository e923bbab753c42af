import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Metafile, Plugin } from 'esbuild';

const fileName = 'common-passwords.txt';
const packageName = '@zxcvbn-ts/language-common';
const namespace = 'password-list';

/** Source code that replaces the package of common passwords in the bundles. On import, it reads them from a file next to the bundle, one per line. */
const listFromFile = `
  import { readFileSync } from 'node:fs';
  const text = readFileSync(new URL(${JSON.stringify(fileName)}, import.meta.url), 'utf8');
  export const dictionary = { 'passwords-common': text.split('\\n') };`;

/** Keeps the list of common passwords (400 KB) out of the bundles, because most calls don't need it. */
export const readPasswordsFromFile: Plugin = {
  name: 'read-passwords-from-file',
  setup: (build) => {
    build.onResolve({ filter: new RegExp(`^${packageName}$`) }, () => ({ path: packageName, namespace }));
    build.onLoad({ filter: /.*/, namespace }, () => ({ contents: listFromFile, loader: 'js' }));
  },
};

export function readsPasswordList(output: Metafile['outputs'][string] | undefined): boolean {
  return output !== undefined && `${namespace}:${packageName}` in output.inputs;
}

export function writePasswordList(directory: string): void {
  writeFileSync(join(directory, fileName), dictionary['passwords-common'].join('\n'));
}
