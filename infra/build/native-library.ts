import { copyFileSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Metafile } from 'esbuild';

/** Native library that fits scheduling weights to a learner's answers. Only one function uses it, on x86_64 Linux with glibc. */
const library = 'node_modules/@open-spaced-repetition/binding/';
const nativeLibrary = 'node_modules/@open-spaced-repetition/binding-linux-x64-gnu/fsrs-binding.linux-x64-gnu.node';

/** Command that installs the native library on other platforms, where npm skips it. */
export const machineCodeHint =
  'npm install --no-save --os=linux --cpu=x64 --libc=glibc @open-spaced-repetition/binding-linux-x64-gnu@0.5.0';

/** @returns whether the native library is installed, which a deployment needs. */
export function hasNativeLibrary(root: string): boolean {
  return existsSync(join(root, nativeLibrary));
}

/** Copies the native library next to a bundle that uses it. If it isn't installed, the build still succeeds, but `npm run deploy` refuses to deploy. */
export function copyNativeLibrary(root: string, directory: string, { inputs }: Metafile): void {
  const isUsed = Object.keys(inputs).some((input) => input.includes(library));
  if (isUsed && hasNativeLibrary(root))
    copyFileSync(join(root, nativeLibrary), join(directory, basename(nativeLibrary)));
}
