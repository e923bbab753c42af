import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { applyMutant, type Mutant } from './mutant.ts';

/** Folders that are not copied. `node_modules` is linked instead. */
const leftOut: ReadonlySet<string> = new Set([
  'node_modules',
  '.git',
  '.local',
  'cdk.out',
  'test-results',
  'screenshots',
]);

export interface CheckoutCopy {
  readonly root: string;
  /** Applies the mutant while the work runs. @throws MutantError when it does not fit its file. */
  readonly whileMutated: <T>(mutant: Mutant, work: () => Promise<T>) => Promise<T>;
}

/** Copies the project and links its packages. Changes to the copy never reach the project. */
export async function copyCheckout(project: string, root: string): Promise<CheckoutCopy> {
  await mkdir(root, { recursive: true });
  await cp(project, root, { recursive: true, filter: (source) => !leftOut.has(relative(project, source)) });
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'), 'junction');
  return {
    root,
    whileMutated: async (mutant, work) => {
      const file = join(root, mutant.file);
      const text = await readFile(file, 'utf8');
      await writeFile(file, applyMutant(mutant, text));
      try {
        return await work();
      } finally {
        await writeFile(file, text);
      }
    },
  };
}
