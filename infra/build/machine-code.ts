import { copyFileSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Metafile } from 'esbuild';

/** What fits weights to a learner's answers is machine code: for the processor and the C library of the one function that runs it. */
const library = 'node_modules/@open-spaced-repetition/binding/';
const machineCode = 'node_modules/@open-spaced-repetition/binding-linux-x64-gnu/fsrs-binding.linux-x64-gnu.node';

/** How it comes onto a machine of another kind, for which npm leaves it out. */
export const machineCodeHint =
  'npm install --no-save --os=linux --cpu=x64 --libc=glibc @open-spaced-repetition/binding-linux-x64-gnu@0.5.0';

/** Whether it can be deployed from here. */
export function hasMachineCode(root: string): boolean {
  return existsSync(join(root, machineCode));
}

/** Puts it where the library looks for it: beside the bundle. On a machine that lacks it functions are built without; `npm run deploy` refuses that. */
export function copyMachineCode(root: string, directory: string, { inputs }: Metafile): void {
  const isUsed = Object.keys(inputs).some((input) => input.includes(library));
  if (isUsed && hasMachineCode(root)) copyFileSync(join(root, machineCode), join(directory, basename(machineCode)));
}
